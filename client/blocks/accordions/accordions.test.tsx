import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockContext } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { accordionsBlocks } from './accordions.tsx'

const [list, item] = accordionsBlocks as [(typeof accordionsBlocks)[0], (typeof accordionsBlocks)[0]]
const inList = (props: object): Partial<BlockContext> => ({
  holder: {
    id: 'b-3',
    type: 'accordions',
    props: list.props.parse({ items: [{}], ...props }) as Record<string, unknown>,
  },
})
const draw = (props: object, own: Partial<BlockContext> = {}) =>
  renderToString(item.render(item.props.parse({ title: 'Care', ...props }), fixtureContext(own)))

describe('accordion', () => {
  it('has its id inside the details, where a browser that is led to it opens them', () => {
    const html = draw({ id: 'care', richText: '<p>Cold.</p>' })
    expect(html.indexOf('id="care"')).toBeGreaterThan(html.indexOf('</summary>'))
    expect(html).not.toMatch(/<details[^>]* id=/)
    expect(html).not.toContain('open')
    expect(draw({ open: true })).toContain('<details class="acc" open=""')
  })

  it('does as its list does: icon, heading and whether one is open at a time', () => {
    const html = draw({}, inList({ icon: 'chevron', headingLevel: 'h4', oneOpen: true }))
    expect(html).toContain('name="b-3-one"')
    expect(html).toContain('<h4>Care</h4>')
    expect(html).toContain('#i-chevron')
    const other = draw({}, inList({}))
    expect(other).toContain('<h3>Care</h3>')
    expect(other).toContain('#i-plus')
    expect(other).not.toContain('name=')
  })

  it('stands by itself too', () => expect(draw({})).not.toContain('name='))

  it('holds blocks besides words', () => {
    const node = <p key="k">inner</p>
    const slots = { content: [{ key: 'k', type: 'cta', name: null, node }] }
    expect(draw({ richText: '<p>words</p>' }, { slots })).toMatch(/words.*inner/)
  })

  it('takes any id that a link can name, and does without one that it can’t', () => {
    expect(item.props.parse({ title: 'a', id: 'größen.1' })).toMatchObject({ id: 'größen.1' })
    expect(item.props.parse({ title: 'a', id: 'not one' })).toMatchObject({ id: undefined })
  })
})
