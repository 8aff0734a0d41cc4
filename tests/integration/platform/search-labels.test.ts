import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../../shared/i18n/locales.ts'
import { type CatalogueCalls, facetLabels, missingLabels, shownLabels } from '../../harness/shown-labels.ts'
import { searchEngines, startSearching } from './search-engines.ts'

describe.each(searchEngines)('with the %s', (engine) => {
  let platform: Awaited<ReturnType<typeof startSearching>>
  beforeAll(async () => {
    platform = await startSearching(engine, 'demo')
  })
  afterAll(() => platform.close())

  const calls: CatalogueCalls = {
    async listing(locale, query) {
      const answer = await platform.call('products.catalog', { query }, locale)
      if (!('facets' in answer)) throw new Error('no listing')
      return answer
    },
    search: (locale, q, count) => platform.call('products.search', { query: { q, count } }, locale),
  }

  it.each(locales)('every word that the shop shows finds all that it stands on: %s', async (locale) => {
    const { facets, cards, categories } = await shownLabels(calls, locale)
    expect(facets.length).toBeGreaterThan(40)
    expect(await missingLabels(calls, facets, locale)).toEqual([])
    expect(cards.length).toBeGreaterThan(200)
    expect(await missingLabels(calls, cards, locale)).toEqual([])
    expect(await missingLabels(calls, categories, locale)).toEqual([])
  })

  it.each([
    ['en-us', 'size'],
    ['de-de', 'größe'],
    ['fr-fr', 'taille'],
    ['es-es', 'talla'],
    ['it-it', 'taglia'],
  ] as const)('every size finds what there is in it: %s', async (locale, word) => {
    const { facets } = await calls.listing(locale, { start: 0, count: 1 })
    const sizes = facetLabels(facets, 'size').filter(([label]) => /^\d+(\.5)?$|^X*[SML]$/.test(label))
    expect(sizes.length).toBeGreaterThan(10)
    const asked = sizes.map(([label, products]) => [`${word} ${label}`, products] as const)
    expect(await missingLabels(calls, asked, locale)).toEqual([])
  })
})
