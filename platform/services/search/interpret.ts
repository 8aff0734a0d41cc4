import type { PlatformContext } from '../../context.ts'
import type { CatalogueIndex } from '../catalogue/index/catalogue-index.ts'
import type { Scope } from '../catalogue/index/scan.ts'
import { nothingScope } from '../catalogue/scopes.ts'
import { readByBarcode } from './barcodes.ts'
import { readDescribed } from './descriptions.ts'
import { lexiconOf } from './lexicon/learn.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { type Clause, isSoft, means } from './query/clause.ts'
import { hasLimits } from './query/limits.ts'
import { type Query, understand } from './query/understand.ts'
import { clausePoints, type Looked, nothingLooked } from './ranking/clause-points.ts'
import { type Kept, keptClauses, type Weighed } from './ranking/kept-clauses.ts'
import type { Ground } from './ranking/meaning-points.ts'
import { queryScope } from './ranking/query-scope.ts'
import { sizesLike } from './ranking/sizes-like.ts'
import { wholeTextPoints } from './ranking/whole-texts.ts'
import { withinLimits } from './ranking/within-limits.ts'
import { parentsOf } from './words/concepts.ts'

/** Products that a shopper means, and the words that were looked for if some were corrected. */
export type Interpreted = { readonly scope: Scope; readonly corrected: string | null }

/** `isTyping`: the last word may be only its beginning, and the database isn't asked. */
export async function interpret(
  index: CatalogueIndex,
  input: string,
  { env, locale, site }: Pick<PlatformContext, 'env' | 'locale' | 'site'>,
  isTyping = false,
): Promise<Interpreted> {
  const ground = { index, locale, site, lexicon: lexiconOf(index, locale) }
  const query = understand(input, ground.lexicon, (label) => sizesLike(index, [label], site).includes(1), isTyping)
  if (query.clauses.length === 0 && !hasLimits(query.limits)) return { scope: nothingScope, corrected: null }
  const looked = isTyping ? nothingLooked : await look(env.DB, query, ground)
  const scope = scopeOf(query, ground, looked)
  return { scope: scope ?? nothingScope, corrected: scope && query.isCorrected ? query.words.join(' ') : null }
}

async function look(db: D1Database, { clauses }: Query, { locale, lexicon }: Ground): Promise<Looked> {
  const unknown = clauses.filter(({ isDoubtful, code }) => isDoubtful && code !== null)
  const words = unknown.map(({ said }) => said)
  const [described, byBarcode] = await Promise.all([
    readDescribed(db, words, locale, lexicon.language),
    readByBarcode(db, clauses),
  ])
  return { described, byBarcode }
}

/** Null where nothing that was said is carried. */
function scopeOf(query: Query, ground: Ground, looked: Looked): Scope | null {
  const { clauses, limits } = query
  const weigh = (clause: Clause): Weighed => ({ clause, points: clausePoints(clause, ground, looked) })
  const isWithin = withinLimits(limits, ground)
  const whole = wholeTextPoints(query, ground)
  const needed = clauses.filter((clause) => !isSoft(clause, clauses)).map(weigh)
  const kept = widened(needed, weigh, (all) => keptClauses(ground.index, all, isWithin, whole))
  if (!kept || (needed.length > 0 && kept.kept.length === 0)) return null
  const pointsOf = (all: readonly Weighed[]) => all.map(({ points }) => points)
  const soft = clauses.filter((clause) => isSoft(clause, clauses)).map(weigh)
  return queryScope({
    isWithin,
    whole,
    needed: pointsOf(kept.kept),
    liked: pointsOf(soft.filter(({ clause }) => !clause.isNot)),
    disliked: pointsOf(soft.filter(({ clause }) => clause.isNot)),
    badges: ground.index.known.values.flags(['new', 'bestseller']),
  })
}

/** How far up the tree of concepts is looked for something alike. */
const mostSteps = 2

/** A concept that isn't carried at all is looked for as what it is a kind of: "heels" as shoes. */
function widened(
  clauses: readonly Weighed[],
  weigh: (clause: Clause) => Weighed,
  keep: (clauses: readonly Weighed[]) => Kept | null,
): Kept | null {
  let all = clauses
  let kept = keep(all)
  for (let step = 0; step < mostSteps && kept; step += 1) {
    const absent = new Set(kept.absent.filter(({ clause }) => means(clause, 'concept')))
    if (absent.size === 0) return kept
    all = all.map((one) => (absent.has(one) ? weigh(broader(one.clause)) : one))
    kept = keep(all)
  }
  return kept
}

const broader = (clause: Clause): Clause => ({
  ...clause,
  meanings: clause.meanings.flatMap((meaning): readonly Meaning[] =>
    meaning.type === 'concept' ? parentsOf(meaning.id).map((id) => ({ type: 'concept', id })) : [meaning],
  ),
})
