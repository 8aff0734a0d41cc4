import { z } from 'zod'
import { type BlockDefinition, defineBlock } from '../block.ts'
import css from './spacer.css?inline'

/** Air between blocks, beside the section rhythm they have already; `line` draws a hairline in it. */
export const SpacerProps = z.object({
  size: z.enum(['sm', 'md', 'lg']).default('md'),
  line: z.boolean().default(false),
})

const spacer = defineBlock({
  type: 'spacer',
  props: SpacerProps,
  css,
  fixtures: { small: { size: 'sm' }, line: { line: true }, large: { size: 'lg' } },
  render: ({ size, line }) => (line ? <hr className={`space ${size}`} /> : <div className={`space ${size}`} />),
})

export const spacerBlocks: readonly BlockDefinition[] = [spacer]
