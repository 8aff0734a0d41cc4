import { describe, expect, it } from 'vitest'
import { searchArticles } from './article-search.ts'

const care = { id: 'care', label: 'Care' }
const fit = { id: 'fit', label: 'Fit' }
const walks = { id: 'walks', label: 'City walks' }
const article = (id: string, day: number | null, tags: (typeof care)[], overrides = {}) => ({
  id,
  url: `/stories/${id}`,
  title: `Story ${id}`,
  publishedAt: day === null ? null : `2026-11-0${day}T09:00:00+02:00`,
  tags,
  ...overrides,
})
const documents = [
  article('a', 1, [care]),
  article('b', 3, [care, fit], { title: 'Le café du coin' }),
  article('c', 2, [fit], { summary: 'White soles, washed' }),
  article('d', null, [walks], { picture: { url: '/images/scenes/sale', alt: '' } }),
]
const search = (query = {}) => searchArticles(documents, { query: '', tagId: [], offset: 0, limit: 10, ...query })
const ids = (query = {}) => search(query).result.map(({ id }) => id)

describe('searchArticles', () => {
  it('answers the newest first, without a date last', () => {
    expect(ids()).toEqual(['b', 'c', 'a', 'd'])
    expect(search().result[3]).toEqual({
      id: 'd',
      url: '/stories/d',
      title: 'Story d',
      eyebrow: null,
      picture: { url: '/images/scenes/sale', alt: '' },
      publishedAt: null,
    })
  })

  it('counts all that is found, whatever the page', () => {
    expect(search({ offset: 1, limit: 2 }).numFound).toBe(4)
    expect(ids({ offset: 1, limit: 2 })).toEqual(['c', 'a'])
    expect(ids({ offset: 9 })).toEqual([])
  })

  it('wants all tags and all words', () => {
    expect(ids({ tagId: ['care', 'fit'] })).toEqual(['b'])
    expect(ids({ tagId: ['care', 'nowhere'] })).toEqual([])
    expect(ids({ query: 'WASHED soles' })).toEqual(['c'])
    expect(ids({ query: 'cafe' })).toEqual(['b'])
    expect(ids({ query: 'cafe washed' })).toEqual([])
  })

  it('gives the tags of all that the words find, the most used first, chosen or not', () => {
    expect(search({ tagId: ['walks'] }).facets).toEqual([care, fit, walks])
    expect(search({ query: 'soles' }).facets).toEqual([fit])
  })

  it('passes over what is no article', () => {
    expect(
      searchArticles([null, { id: 'x' }, documents[0]], { query: '', tagId: [], offset: 0, limit: 4 }).numFound,
    ).toBe(1)
  })
})
