import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import type { PlatformContext } from '../../context.ts'
import { type CatalogueIndex, freshIndex } from '../catalogue/index/catalogue-index.ts'
import { holdsAny, type Scope } from '../catalogue/index/scan.ts'
import { type ListingRequest, list } from '../catalogue/listing.ts'
import { nothingScope } from '../catalogue/scopes.ts'
import { readDescribed } from './descriptions.ts'
import { matchScope } from './match.ts'
import { correctSpelling } from './spelling.ts'
import { wordsOf } from './words.ts'

/**
 * Products with every word. Where there are none at all, with the words' spelling corrected; failing that, with any of
 * the words. Refinements do not count as "none at all": a filter that matches nothing shows nothing.
 */
export async function search(input: string, request: ListingRequest, context: PlatformContext): Promise<SearchListing> {
  const index = await freshIndex(context.env.DB, context.locale)
  const { scope, corrected } = await bestScope(index, wordsOf(input), context)
  return { query: input, corrected, ...(await list(index, scope, request, context)) }
}

type Best = { readonly scope: Scope; readonly corrected: string | null }

async function bestScope(index: CatalogueIndex, words: readonly string[], context: PlatformContext): Promise<Best> {
  if (words.length === 0) return { scope: nothingScope, corrected: null }
  const { env, locale, site } = context
  const isSold = (scope: Scope) => holdsAny(index, scope, site)
  const none = new Map()
  const unknown = words.filter((word) => !isSold(matchScope([word], locale, none)))
  const described = await readDescribed(env.DB, unknown, locale)
  const asTyped = matchScope(words, locale, described)
  if (isSold(asTyped)) return { scope: asTyped, corrected: null }
  const respelled = correctSpelling(index.vocabulary.words(), words)
  if (respelled) {
    const scope = matchScope(respelled, locale, described)
    if (isSold(scope)) return { scope, corrected: respelled.join(' ') }
  }
  const withAny = matchScope(words, locale, described, true)
  return { scope: isSold(withAny) ? withAny : nothingScope, corrected: null }
}
