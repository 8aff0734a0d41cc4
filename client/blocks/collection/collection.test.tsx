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
const html = (content: Record<string, unknown>, count = 5) =>
  renderToString(collection.render(parse(content), { ...context, slots: { items: items(count) } }))
const rules = (content: Record<string, unknown>) => collectionRules(parse(content), 'b-1')

describe('collection', () => {
  it('requests the products of its source, and nothing without a source', () => {
    expect(collection.need?.(props, context.place)).toEqual({ kind: 'category', categoryId: '9000', limit: 12 })
    expect(collection.need?.(parse({}), context.place)).toBeNull()
  })

  it('renders nothing without items or products', () => {
    expect(collection.render(props, context)).toBeNull()
  })

  it('says that its products could not be read, and how to ask again', () => {
    const unread = renderToString(collection.render(props, { ...context, failed: true }))
    expect(unread).toContain('New')
    expect(unread).toContain('products.failed')
    expect(unread).toContain(`href="${context.place.path}"`)
    const beside = { ...context, failed: true, slots: { items: items(1) } }
    expect(renderToString(collection.render(props, beside))).toContain('products.failed')
  })

  it('shows its title and at most four placeholder cards while it loads', () => {
    const fallback = renderToString(collection.Fallback?.(props, context))
    expect(fallback).toContain('New')
    expect(fallback.match(/<li/g)).toHaveLength(4)
  })

  it('shows its blocks before its products', () => {
    const both = renderToString(collection.render(props, { ...fixtureContext(), slots: { items: items(1) } }))
    expect(both.indexOf('item 0')).toBeGreaterThan(0)
    expect(both.indexOf('item 0')).toBeLessThan(both.indexOf('Harbour Tee'))
  })

  it('is a labeled list that can be scrolled by keyboard without script', () => {
    expect(html({ title: 'Tiles', sm: { type: 'carousel' } })).toMatch(
      /<ul class="cells"[^>]*tabindex="0"[^>]*aria-label="carousel\.label/,
    )
  })

  it('has no behavior and no controls when it is a grid at every width', () => {
    const grid = html({ title: 'Tiles', sm: { type: 'grid', showIndicators: true } })
    expect(grid).not.toContain('data-island')
    expect(grid).not.toContain('<button')
    expect(grid).not.toContain('tabindex')
  })

  it('has a dot for each slide and marks the first as current', () => {
    const dots = html({ sm: { type: 'carousel', showIndicators: true, showArrows: false } })
    expect(dots.match(/carousel\.slide\{/g)).toHaveLength(5)
    expect(dots.match(/aria-current/g)).toHaveLength(1)
  })

  it('has a pause button only when it rotates automatically', () => {
    expect(html({ sm: { type: 'carousel', autoplay: true } })).toContain('data-hold')
    expect(html({ sm: { type: 'carousel' } })).not.toContain('data-hold')
  })

  it.each(['activities', 'elevate', 'stacked'])('uses the layout when its name contains [%s]', (layout) => {
    expect(html({ name: `Home [${layout}] 2` })).toContain(`class="coll ${layout}`)
    expect(html({ name: `Home ${layout}` })).not.toContain(`class="coll ${layout}`)
  })
})

describe('collectionRules', () => {
  it('falls back to the next smaller breakpoint', () => {
    const css = rules({ sm: { type: 'carousel', slideWidth: '80vw' }, lg: { type: 'grid' } })
    expect(css).toContain('#b-1{')
    expect(css).not.toContain('48rem')
    expect(css).toMatch(/@media\(min-width:64rem\)\{#b-1\{[^}]*--flow:row/)
  })

  it('limits a slide to both its width and its maximum width', () => {
    expect(rules({ sm: { type: 'carousel', slideWidth: '80vw', slideMaxWidth: '20rem' } })).toContain(
      '--cell:min(80vw,20rem)',
    )
  })

  it('sets the rotation in seconds, only when configured', () => {
    expect(rules({ sm: { type: 'carousel', autoplay: true, autorotateTime: 7 } })).toContain('--rotate:7')
    expect(rules({ sm: { type: 'carousel', autorotateTime: 7 } })).toContain('--rotate:0')
  })

  it('limits CTA slides to 19.25rem without arrows on phones, then 26.5rem with arrows', () => {
    const css = rules({ kind: 'cta' })
    expect(css).toMatch(/^@layer blocks\{#b-1\{[^}]*--pad:var\(--gap\)[^}]*19\.25rem[^}]*--arrows:none/)
    expect(css).toMatch(/48rem\)\{#b-1\{[^}]*26\.5rem[^}]*--arrows:flex/)
  })

  it('always makes [stacked] a grid', () => {
    expect(rules({ name: '[stacked]', sm: { type: 'carousel' }, lg: { type: 'carousel' } })).not.toContain(
      '--flow:column',
    )
  })

  it('rejects a width that is not a CSS length', () => {
    expect(collection.props.safeParse({ sm: { type: 'carousel', slideWidth: '1px}body{display:none' } }).success).toBe(
      false,
    )
  })
})
