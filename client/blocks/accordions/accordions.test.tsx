import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockContext } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { accordionsBlocks } from './accordions.tsx'

const [group, item] = accordionsBlocks as [(typeof accordionsBlocks)[0], (typeof accordionsBlocks)[0]]
const inList = (props: object): Partial<BlockContext> => ({
  holder: {
    id: 'b-3',
    type: 'accordions',
    props: group.props.parse({ items: [{}], ...props }) as Record<string, unknown>,
  },
})
const render = (props: object, overrides: Partial<BlockContext> = {}) =>
  renderToString(item.render(item.props.parse({ title: 'Care', ...props }), fixtureContext(overrides)))

describe('accordion', () => {
  it('puts its id inside the details, so that a link to it opens them', () => {
    const html = render({ id: 'care', richText: '<p>Cold.</p>' })
    expect(html.indexOf('id="care"')).toBeGreaterThan(html.indexOf('</summary>'))
    expect(html).not.toMatch(/<details[^>]* id=/)
    expect(html).not.toContain('open')
    expect(render({ open: true })).toContain('<details class="acc" open=""')
  })

  it('takes its icon, heading level and one-open setting from its list', () => {
    const html = render({}, inList({ icon: 'chevron', headingLevel: 'h4', oneOpen: true }))
    expect(html).toContain('name="b-3-one"')
    expect(html).toContain('<h4>Care</h4>')
    expect(html).toContain('#i-chevron')
    const defaults = render({}, inList({}))
    expect(defaults).toContain('<h3>Care</h3>')
    expect(defaults).toContain('#i-plus')
    expect(defaults).not.toContain('name=')
  })

  it('renders outside a group', () => expect(render({})).not.toContain('name='))

  it('renders nested blocks after its text', () => {
    const node = <p key="k">inner</p>
    const slots = { content: [{ key: 'k', type: 'cta', name: null, node }] }
    expect(render({ richText: '<p>words</p>' }, { slots })).toMatch(/words.*inner/)
  })

  it('accepts any id that a link can target, and ignores others', () => {
    expect(item.props.parse({ title: 'a', id: 'größen.1' })).toMatchObject({ id: 'größen.1' })
    expect(item.props.parse({ title: 'a', id: 'not one' })).toMatchObject({ id: undefined })
  })
})
