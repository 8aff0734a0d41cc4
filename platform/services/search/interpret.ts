import { newSince } from '../../../shared/new-products.ts'
import type { PlatformContext } from '../../context.ts'
import type { CatalogueIndex } from '../catalogue/index/catalogue-index.ts'
import type { Scope } from '../catalogue/index/scan.ts'
import { nothingScope } from '../catalogue/scopes.ts'
import { readByBarcode } from './barcodes.ts'
import { type FindDescribed, readDescribed } from './descriptions.ts'
import { lexiconOf } from './lexicon/learn.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { type Clause, isSoft, means } from './query/clause.ts'
import { hasLimits } from './query/limits.ts'
import type { Manner } from './query/read-word.ts'
import { type Query, understand } from './query/understand.ts'
import { boostFactor } from './ranking/boost-factor.ts'
import { chosenProducts } from './ranking/chosen-products.ts'
import { clausePoints, type Looked, nothingLooked } from './ranking/clause-points.ts'
import { type Kept, keptClauses, type Weighed } from './ranking/kept-clauses.ts'
import type { Ground } from './ranking/meaning-points.ts'
import { nearPoints } from './ranking/near-points.ts'
import { pinnedScope } from './ranking/pinned-scope.ts'
import { bestOf, type Points, sumOf } from './ranking/points.ts'
import { queryScope } from './ranking/query-scope.ts'
import { sizesLike } from './ranking/sizes-like.ts'
import { wholeTextPoints } from './ranking/whole-texts.ts'
import { withinLimits } from './ranking/within-limits.ts'
import { type Rules, rulesFor } from './rules/compile.ts'
import { type Effects, effectsOf } from './rules/effects.ts'
import { queryKey, wordsKey } from './rules/query-key.ts'
import { joinedSynonyms, readSynonyms } from './rules/synonyms.ts'
import { parentsOf } from './words/concepts.ts'

/** A query as it is read, and the products that come closest to it. */
export type Interpreted = Outcome & {
  readonly query: Query
  readonly ground: Ground
  /** Effects of editors' rules on the list. */
  readonly effects: Effects
  /** Products in the order in which they are shown: `scope`, with what editors pinned. */
  readonly shown: Scope
}

type Outcome = {
  readonly scope: Scope
  /** Clauses that were given up, because no product meets all of them. */
  readonly givenUp: readonly Weighed[]
  /** Clauses instead of which something alike was looked for. */
  readonly widened: readonly Weighed[]
  /** Clauses that only order. */
  readonly liked: readonly Weighed[]
  /** All that scores are made of. */
  readonly counted: Counted
}
type Counted = {
  readonly looked: Looked
  readonly whole: Points | null
  readonly needed: readonly Weighed[]
  readonly liked: readonly Weighed[]
  readonly disliked: readonly Weighed[]
  /** Points for what is close to clauses that were given up. */
  readonly near: Points
}
const nothing: Outcome = {
  scope: nothingScope,
  givenUp: [],
  widened: [],
  liked: [],
  counted: { looked: nothingLooked, whole: null, needed: [], liked: [], disliked: [], near: bestOf([]) },
}

/** While a query is typed the database isn't asked. */
export async function interpret(
  index: CatalogueIndex,
  input: string,
  {
    env,
    locale,
    site,
    now,
    findDescribed,
  }: Pick<PlatformContext, 'locale' | 'site' | 'now'> & {
    readonly env: Pick<PlatformContext['env'], 'DB'>
    readonly findDescribed: FindDescribed
  },
  { manner, rules }: { readonly manner: Manner; readonly rules: Rules },
): Promise<Interpreted> {
  const learned = lexiconOf(index, locale)
  const typedKey = queryKey(input, learned.language)
  const whole = rulesFor(rules, [typedKey])
  const ownSynonyms = readSynonyms(
    whole.map(({ rule }) => rule),
    learned.language,
  )
  const ground = {
    index,
    locale,
    site,
    since: newSince(site, now),
    lexicon: { ...learned, synonyms: joinedSynonyms(rules.synonyms, ownSynonyms) },
  }
  const isSize = (label: string) => sizesLike(index, { labels: [label], withKids: true }, site).includes(1)
  const query = understand(input, ground.lexicon, isSize, manner)
  // While somebody types, a query is whole only as it stands.
  const keys = manner === 'typing' ? [typedKey] : [typedKey, wordsKey(query.words, learned.language)]
  const effects = effectsOf(rulesFor(rules, keys), whole)
  const isWithin = notHidden(withinLimits(query, ground), effects, index)
  const isEmpty = query.clauses.length === 0 && !hasLimits(query.limits)
  const looked =
    manner === 'typing' || isEmpty ? nothingLooked : await look({ db: env.DB, findDescribed }, query, ground)
  const outcome = isEmpty ? nothing : outcomeOf(query, ground, { looked, effects, isWithin })
  return { query, ground, effects, ...outcome, shown: pinnedScope(outcome.scope, effects.pins, isWithin) }
}

type IsWithin = ReturnType<typeof withinLimits>

function notHidden(isWithin: IsWithin, { hidden }: Effects, index: CatalogueIndex): IsWithin {
  if (hidden.length === 0) return isWithin
  const isHidden = chosenProducts(hidden, index)
  return (block) => {
    const [within, hides] = [isWithin(block), isHidden(block)]
    return (row) => within(row) && !hides(row)
  }
}

type Stores = { readonly db: D1Database; readonly findDescribed: FindDescribed }

async function look({ db, findDescribed }: Stores, { clauses }: Query, { locale, lexicon }: Ground): Promise<Looked> {
  const unknown = clauses.filter(({ isDoubtful, code }) => isDoubtful && code !== null)
  const words = unknown.map(({ said }) => said)
  const [described, byBarcode] = await Promise.all([
    readDescribed(findDescribed, words, locale, lexicon.language),
    readByBarcode(db, clauses),
  ])
  return { described, byBarcode }
}

/** Nothing where nothing that was said is carried. */
function outcomeOf(
  query: Query,
  ground: Ground,
  { looked, effects, isWithin }: { readonly looked: Looked; readonly effects: Effects; readonly isWithin: IsWithin },
): Outcome {
  const { clauses } = query
  const weigh = (clause: Clause): Weighed => ({ clause, points: clausePoints(clause, ground, looked) })
  const whole = wholeTextPoints(query, ground)
  const needed = clauses.filter((clause) => !isSoft(clause, clauses)).map(weigh)
  const found = widened(needed, weigh, (all) => keptClauses(ground.index, all, isWithin, whole))
  if (!found || (needed.length > 0 && found.kept.length === 0)) return nothing
  const pointsOf = (all: readonly Weighed[]) => all.map(({ points }) => points)
  const soft = clauses.filter((clause) => isSoft(clause, clauses)).map(weigh)
  const liked = soft.filter(({ clause }) => !clause.isNot)
  const disliked = soft.filter(({ clause }) => clause.isNot)
  const isKept = (place: number) => found.all[place] !== undefined && found.kept.includes(found.all[place])
  const givenUp = needed.filter((_, place) => !isKept(place))
  const near = sumOf(givenUp.map(({ clause }) => nearPoints(clause, ground)))
  return {
    scope: queryScope({
      isWithin,
      whole,
      needed: pointsOf(found.kept),
      liked: [...pointsOf(liked), near],
      disliked: pointsOf(disliked),
      badges: ground.index.known.values.flags(['bestseller']),
      since: ground.since,
      boost: boostFactor(effects.boosts, ground),
    }),
    givenUp,
    widened: needed.filter((one, place) => isKept(place) && one !== found.all[place]),
    liked,
    counted: { looked, whole, needed: found.kept, liked, disliked, near },
  }
}

/** How far up the tree of concepts is looked for something alike. */
const mostSteps = 2

type Found = Pick<Kept, 'kept'> & {
  /** In the order in which they were said, those that are looked for. */
  readonly all: readonly Weighed[]
}

/** A concept that isn't carried at all is looked for as what it is a kind of: "heels" as shoes. */
function widened(
  clauses: readonly Weighed[],
  weigh: (clause: Clause) => Weighed,
  keep: (clauses: readonly Weighed[]) => Kept | null,
): Found | null {
  let all = clauses
  let kept = keep(all)
  for (let step = 0; step < mostSteps && kept; step += 1) {
    const absent = new Set(kept.absent.filter(({ clause }) => means(clause, 'concept')))
    if (absent.size === 0) break
    all = all.map((one) => (absent.has(one) ? weigh(broader(one.clause)) : one))
    kept = keep(all)
  }
  return kept && { kept: kept.kept, all }
}

const broader = (clause: Clause): Clause => ({
  ...clause,
  readings: [],
  meanings: clause.meanings.flatMap((meaning): readonly Meaning[] =>
    meaning.type === 'concept' ? parentsOf(meaning.id).map((id) => ({ type: 'concept', id })) : [meaning],
  ),
})
