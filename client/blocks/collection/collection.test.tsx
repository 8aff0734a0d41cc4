import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SlotItem } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { collection } from './collection.tsx'
import { collectionRules } from './collection-rules.ts'

const context = fixtureContext({ products: [] })
const parse = (props: Record<string, unknown>) => collection.props.parse(props)
const props = parse({ title: 'New', source: { kind: 'category', categoryId: '9000' } })

const items = (count: number): SlotItem[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `i-${index}`,
    type: 'menu-tile',
    name: null,
    node: `item ${index}`,
  }))
const html = (given: Record<string, unknown>, count = 5) =>
  renderToString(collection.render(parse(given), { ...context, slots: { items: items(count) } }))
const rules = (given: Record<string, unknown>) => collectionRules(parse(given), 'b-1')

describe('collection', () => {
  it('asks for the products of its source, and for nothing without one', () => {
    expect(collection.need?.(props, context.place)).toEqual({ kind: 'category', categoryId: '9000', limit: 12 })
    expect(collection.need?.(parse({}), context.place)).toBeNull()
  })

  it('is left out where there is nothing to show', () => {
    expect(collection.render(props, context)).toBeNull()
  })

  it('holds its place with its title and at most four empty cards while it loads', () => {
    const held = renderToString(collection.Fallback?.(props, context))
    expect(held).toContain('New')
    expect(held.match(/<li/g)).toHaveLength(4)
  })

  it('shows its blocks before its products', () => {
    const both = renderToString(collection.render(props, { ...fixtureContext(), slots: { items: items(1) } }))
    expect(both.indexOf('item 0')).toBeGreaterThan(0)
    expect(both.indexOf('item 0')).toBeLessThan(both.indexOf('Harbour Tee'))
  })

  it('is a list that can be scrolled by keyboard, with its name, before any script', () => {
    expect(html({ title: 'Tiles', sm: { type: 'carousel' } })).toMatch(
      /<ul class="cells"[^>]*tabindex="0"[^>]*aria-label="carousel\.label/,
    )
  })

  it('has no island and no controls where it is a grid at every width', () => {
    const grid = html({ title: 'Tiles', sm: { type: 'grid', showIndicators: true } })
    expect(grid).not.toContain('data-island')
    expect(grid).not.toContain('<button')
    expect(grid).not.toContain('tabindex')
  })

  it('has a dot for each slide, the first of them current', () => {
    const dots = html({ sm: { type: 'carousel', showIndicators: true, showArrows: false } })
    expect(dots.match(/carousel\.slide\{/g)).toHaveLength(5)
    expect(dots.match(/aria-current/g)).toHaveLength(1)
  })

  it('has a button that holds it exactly where it moves by itself', () => {
    expect(html({ sm: { type: 'carousel', autoplay: true } })).toContain('data-hold')
    expect(html({ sm: { type: 'carousel' } })).not.toContain('data-hold')
  })

  it.each(['activities', 'elevate', 'stacked'])('takes the layout of a name that contains [%s]', (layout) => {
    expect(html({ name: `Home [${layout}] 2` })).toContain(`class="coll ${layout}`)
    expect(html({ name: `Home ${layout}` })).not.toContain(`class="coll ${layout}`)
  })
})

describe('the settings of a collection as css', () => {
  it('give a breakpoint that is left out the next smaller one’s', () => {
    const css = rules({ sm: { type: 'carousel', slideWidth: '80vw' }, lg: { type: 'grid' } })
    expect(css).toContain('#b-1{')
    expect(css).not.toContain('48rem')
    expect(css).toMatch(/@media\(min-width:64rem\)\{#b-1\{[^}]*--flow:row/)
  })

  it('limit a slide to both its width and its largest width', () => {
    expect(rules({ sm: { type: 'carousel', slideWidth: '80vw', slideMaxWidth: '20rem' } })).toContain(
      '--cell:min(80vw,20rem)',
    )
  })

  it('rotate in seconds, only where asked', () => {
    expect(rules({ sm: { type: 'carousel', autoplay: true, autorotateTime: 7 } })).toContain('--rotate:7')
    expect(rules({ sm: { type: 'carousel', autorotateTime: 7 } })).toContain('--rotate:0')
  })

  it('have the constants of a row of buttons: 19.25rem without arrows, then 26.5rem with', () => {
    const css = rules({ kind: 'cta' })
    expect(css).toMatch(/^@layer blocks\{#b-1\{[^}]*--pad:var\(--gap\)[^}]*19\.25rem[^}]*--arrows:none/)
    expect(css).toMatch(/48rem\)\{#b-1\{[^}]*26\.5rem[^}]*--arrows:flex/)
  })

  it('make [stacked] a grid whatever they say', () => {
    expect(rules({ name: '[stacked]', sm: { type: 'carousel' }, lg: { type: 'carousel' } })).not.toContain(
      '--flow:column',
    )
  })

  it('refuse what is no length', () => {
    expect(collection.props.safeParse({ sm: { type: 'carousel', slideWidth: '1px}body{display:none' } }).success).toBe(
      false,
    )
  })
})
