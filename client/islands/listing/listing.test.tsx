import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { context, listing } from '../../pages/pages.fixtures.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { island as Listing } from './listing.island.tsx'

const { total, sort, facets } = listing
const props: IslandPropsOf<'listing'> = {
  path: '/en-us/search',
  query: 'hood',
  total: 3 * total,
  page: 2,
  sort,
  facets,
}

const html = (overrides: Partial<typeof props> = {}) =>
  renderToString(<Listing {...context} {...props} {...overrides} slot={<p>the cards</p>} />)

describe('Listing', () => {
  it('is one GET form with facets by key, the search term as a hidden field, and the sort order', () => {
    expect(html()).toContain('action="/en-us/search" method="get"')
    expect(html()).toContain('<input type="hidden" name="q" value="hood"/>')
    expect(html()).toMatch(/<input(?=[^>]*name="colour")(?=[^>]*value="black")(?=[^>]*checked)/)
    expect(html()).toMatch(/<select id="sort" name="sort" form="filters" data-submit="">/)
  })

  it('disables a filter without results', () => {
    expect(html()).toMatch(/<input(?=[^>]*value="white")(?=[^>]*disabled)/)
  })

  it('has sizes in groups with headings', () => {
    const size = (value: string, group: string) => ({ value, label: value, count: 1, selected: false, group })
    const shown = html({
      facets: [
        {
          key: 'size',
          label: 'Size',
          values: [size('8', 'Shoes (US)'), size('Women 8 · Men 6.5', 'Shoes (US)'), size('M', 'Clothes')],
        },
      ],
    })
    const legends = [...shown.matchAll(/<legend[^>]*>([^<]*)<\/legend><ul class="([^"]*)"/g)].map(
      ([, ...found]) => found,
    )
    expect(legends).toEqual([
      ['Shoes (US)', 'sizes long'],
      ['Clothes', 'sizes'],
    ])
  })

  describe('a range of prices', () => {
    const price = (...values: { value: string; isTyped?: boolean }[]) => [
      {
        key: 'price' as const,
        label: 'Price',
        values: values.map((one) => ({ label: one.value, count: 1, selected: true, ...one })),
      },
    ]
    const field = (name: string, ...rest: string[]) =>
      new RegExp(`<input${[`name="${name}"`, ...rest].map((part) => `(?=[^>]*${part})`).join('')}`)

    it('stands in its fields and as a pill, not among the boxes', () => {
      const shown = html({ facets: price({ value: '25-50' }, { value: '12.5-80', isTyped: true }) })
      expect(shown).toMatch(field('from', 'value="12.5"'))
      expect(shown).toMatch(field('to', 'value="80"'))
      expect(shown).toMatch(field('price', 'value="25-50"'))
      expect(shown).not.toMatch(field('price', 'value="12.5-80"'))
      expect(shown).toContain('href="/en-us/search?q=hood&amp;price=25-50"')
    })

    it('that is none is told at its field, with what was typed', () => {
      const shown = html({ facets: price({ value: '25-50' }), typed: { from: 'cheap', to: '80' } })
      expect(shown).toMatch(field('from', 'value="cheap"', 'aria-invalid="true"', 'aria-describedby="range-fault"'))
      expect(shown).toMatch(field('to', 'value="80"'))
      expect(shown).not.toMatch(field('to', 'aria-invalid'))
      expect(shown).toContain('id="range-fault">filters.rangeFault</p>')
    })
  })

  it('removes only its own filter with each pill', () => {
    expect(html()).toContain('href="/en-us/search?q=hood&amp;size=m"')
    expect(html()).toContain('href="/en-us/search?q=hood&amp;colour=black"')
    expect(html()).toContain('<a class="link" href="/en-us/search?q=hood"')
  })

  it('has what a search says before what was chosen, and both as one pill where they are the same', () => {
    const understood = [
      { kind: 'colour' as const, values: ['black'], label: 'Black', without: 'hood' },
      { kind: 'price' as const, values: [], label: 'Up to $50', without: 'black hood' },
    ]
    const search = { title: 'Results for “black hood under $50”', notes: [], understood, pages: [] }
    const shown = html({ query: 'black hood under $50', search })
    expect(shown).toContain('<h1 class="title">Results for “black hood under $50”</h1>')
    const pills = [...shown.matchAll(/href="([^"]*)" aria-label="filters.remove/g)].map(([, href]) => href)
    expect(pills).toEqual([
      '/en-us/search?q=hood&amp;size=m',
      '/en-us/search?q=black+hood&amp;colour=black&amp;size=m',
      '/en-us/search?q=black+hood+under+%2450&amp;colour=black',
    ])
  })

  it('marks the current page and links to the others', () => {
    const pageUrl = '/en-us/search\\?q=hood&amp;colour=black&amp;size=m&amp;page='
    expect(html()).toMatch(new RegExp(`href="${pageUrl}2"[^>]*aria-current="page"`))
    expect(html()).toMatch(new RegExp(`href="${pageUrl}3" aria-label="pagination.next" rel="next"`))
  })

  it('links to the category when there is no search', () => {
    const category = html({ path: '/en-us/c/tops-1200', query: undefined })
    expect(category).not.toContain('type="hidden"')
    expect(category).toContain('href="/en-us/c/tops-1200?size=m"')
  })

  it('shows the server-rendered cards', () => {
    expect(html()).toContain('<div class="cards" id="products"><p>the cards</p></div>')
  })
})
