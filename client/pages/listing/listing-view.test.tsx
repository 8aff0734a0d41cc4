import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { context, listing } from '../pages.fixtures.ts'
import type { ListingUrl } from './listing-url.ts'
import { ListingView } from './listing-view.tsx'

const urlFor: ListingUrl = (change) => `?${JSON.stringify(change)}`.replaceAll('"', '')

const html = (over: Partial<typeof listing> = {}) =>
  renderToString(
    <ListingView
      {...context}
      listing={{ ...listing, ...over }}
      urlFor={urlFor}
      action="/en-us/c/tops-1200"
      empty="nothing"
      keep={{ q: 'hood' }}
    />,
  )

describe('ListingView', () => {
  it('is one plain form: facets by their key, what must stay hidden in it, the sort in it too', () => {
    expect(html()).toContain('action="/en-us/c/tops-1200" method="get"')
    expect(html()).toContain('<input type="hidden" name="q" value="hood"/>')
    expect(html()).toMatch(/<input(?=[^>]*name="colour")(?=[^>]*value="black")(?=[^>]*checked)/)
    expect(html()).toMatch(/<select id="sort" name="sort" form="filters" data-submit="">/)
  })

  it('cannot choose what would leave nothing', () => {
    expect(html()).toMatch(/<input(?=[^>]*value="white")(?=[^>]*disabled)/)
  })

  it('takes one filter away by its pill and keeps the others', () => {
    expect(html()).toContain('href="?{refine:[size:m]}"')
    expect(html()).toContain('href="?{refine:[colour:black]}"')
  })

  it('marks the page it shows and links the others', () => {
    expect(html()).toMatch(/href="\?\{page:2\}"[^>]*aria-current="page"/)
    expect(html()).toContain('href="?{page:3}" aria-label="pagination.next" rel="next"')
  })

  it('says so when nothing matches', () => {
    expect(html({ products: [], total: 0, start: 0 })).toContain('nothing')
  })
})
