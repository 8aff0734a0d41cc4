import { readSearchRules, searchRulesVersion } from '../../../../publishing/search-rules.ts'
import type { PlatformContext } from '../../../context.ts'
import { compileRules, noRules, type Rules } from './compile.ts'

/** The site whose rules are asked for. `at`: the instant of a preview, null for the newest; published ones without. */
export type RulesAsked = { readonly siteId: string | undefined; readonly preview?: { readonly at: string | null } }
export type RulesFound = { readonly rules: Rules; readonly until: string | null }

const none: RulesFound = { rules: noRules, until: null }
type Kept = RulesFound & { readonly version: number }
const kept = new Map<string, Kept>()
const mostKept = 50

/**
 * Compiled once for each version of the rules and each of their windows. A search reads the version's row and nothing
 * else; a preview reads the documents.
 */
export async function rulesOf(
  { siteId, preview }: RulesAsked,
  { env, locale, now }: Pick<PlatformContext, 'env' | 'locale' | 'now'>,
): Promise<RulesFound> {
  if (siteId === undefined) return none
  if (preview) {
    const { value } = await readSearchRules(env.DB, siteId, preview)
    return { rules: compileRules(value, locale), until: null }
  }
  const at = new Date(now).toISOString()
  const key = `${siteId} ${locale}`
  const version = await searchRulesVersion(env.DB)
  const known = kept.get(key)
  if (known?.version === version && (known.until === null || at < known.until)) return known
  const { value, until } = await readSearchRules(env.DB, siteId, { at })
  const found = { rules: compileRules(value, locale), until, version }
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, found)
  return found
}
