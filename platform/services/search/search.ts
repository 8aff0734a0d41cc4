import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import type { PlatformContext } from '../../context.ts'
import { type ListingRequest, list } from '../catalogue/listing.ts'
import { matchScope, nothingScope } from '../catalogue/scopes.ts'
import { matchQuery } from './match.ts'
import { correctSpelling } from './spelling.ts'
import { wordsOf } from './words.ts'

/**
 * Products with every word. Where there are none at all, with the words' spelling corrected; failing that, with any of the words.
 * Refinements do not count as "none at all": a filter that matches nothing shows nothing.
 */
export async function search(typed: string, request: ListingRequest, context: PlatformContext): Promise<SearchListing> {
  const words = wordsOf(typed)
  if (words.length === 0) return { query: typed, corrected: null, ...(await list(nothingScope, request, context)) }
  const { scope, corrected } = await bestScope(words, context)
  return { query: typed, corrected, ...(await list(scope, request, context)) }
}

async function bestScope(words: readonly string[], { env, locale }: PlatformContext) {
  const asTyped = matchQuery(words, locale)
  if (await matchesAny(env.DB, asTyped)) return { scope: matchScope(asTyped), corrected: null }
  const respelt = await correctSpelling(env.DB, words)
  if (respelt && (await matchesAny(env.DB, matchQuery(respelt, locale)))) {
    return { scope: matchScope(matchQuery(respelt, locale)), corrected: respelt.join(' ') }
  }
  return { scope: matchScope(matchQuery(words, locale, true)), corrected: null }
}

async function matchesAny(db: D1Database, match: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM search WHERE search MATCH ? LIMIT 1').bind(match).first()) !== null
}
