import type { Edges } from '../../../../backend/edges.ts'
import { bestHits, shownOf } from '../../catalogue/index/scan.ts'
import { readRefinements } from '../../catalogue/refinements.ts'
import { idsScope, nothingScope } from '../../catalogue/scopes.ts'
import { embeddedEngine } from '../embedded-engine.ts'
import type { SearchEngine } from '../engine.ts'
import type { Interpreted } from '../interpret.ts'
import { facetCounts, idsOf, resultsOf, SearchAnswer } from './search-answer.ts'
import { listSearches, type ServerSearch, suggestSearch } from './search-request.ts'
import { askServer, type SearchServer } from './server.ts'

/** Less than the shop waits for suggestions, with time left for the stand-in. */
const timeoutMs = 800

/** Asks a Typesense server for what the lexicon has understood. Nothing is asked for where nothing was. */
export function typesenseEngine(server: SearchServer, edges: Pick<Edges, 'fetch'>): SearchEngine {
  const ask = async (searches: readonly ServerSearch[]) => {
    const body = JSON.stringify({ searches })
    const { status, text } = await askServer(server, { method: 'POST', path: '/multi_search', timeoutMs, body }, edges)
    if (status !== 200) throw new Error(`answered ${status}`)
    return resultsOf(SearchAnswer.parse(JSON.parse(text)))
  }
  return {
    async search(interpreted, request) {
      if (isNothing(interpreted) || readRefinements(request.refine).impossible)
        return embeddedEngine.search(interpreted, request)
      const { index, locale, site } = interpreted.ground
      const results = await ask(listSearches(interpreted, request))
      const [page] = results
      const hits = page ? hitsOf(interpreted, idsOf(page)) : []
      return {
        total: page?.found ?? 0,
        products: shownOf(index, hits, { ...site, locale }),
        facets: facetCounts(results),
        isByPoints: false,
      }
    },
    async suggest(interpreted, most) {
      if (isNothing(interpreted)) return embeddedEngine.suggest(interpreted, most)
      const [page] = await ask([suggestSearch(interpreted, most)])
      return page ? hitsOf(interpreted, idsOf(page)) : []
    },
  }
}

const isNothing = ({ scope }: Interpreted): boolean => scope === nothingScope

/** Products of the isolate's index, in the server's order, without those that the index doesn't have yet. */
const hitsOf = ({ ground: { index, site } }: Interpreted, ids: readonly string[]) =>
  bestHits(index, idsScope(ids), site, ids.length)
