import { z } from 'zod'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { Prose } from '../parts/prose.tsx'
import css from './rich-text.css?inline'

/** An editor's HTML, sanitized by the Worker before it is rendered. */
export const RichTextProps = z.object({
  html: z.string().max(200_000),
  width: z.enum(['text', 'wide']).default('text'),
})

const richText = defineBlock({
  type: 'rich-text',
  props: RichTextProps,
  css,
  fixtures: {
    text: {
      html: '<h2>How we count</h2><p>A pair is repaired when it has been <em>worn again</em>. See <a href="/en-us/help/repairs">repairs</a>.</p><ul><li>Outsole</li><li>Lining</li></ul>',
    },
    wide: {
      html: '<table><thead><tr><th>EU</th><th>US</th><th>cm</th></tr></thead><tbody><tr><td>42</td><td>9</td><td>27.0</td></tr></tbody></table>',
      width: 'wide',
    },
    empty: { html: '' },
  },
  render: (props) =>
    props.html === '' ? null : (
      <section className={`rich edge ${props.width}`}>
        <Prose html={props.html} />
      </section>
    ),
})

export const richTextBlocks: readonly BlockDefinition[] = [richText]
