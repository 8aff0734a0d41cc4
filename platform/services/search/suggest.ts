import type { Suggestions } from '../../../shared/contracts/catalog.ts'
import { plainWordsOf } from '../../../shared/plain-words.ts'
import type { PlatformContext } from '../../context.ts'
import { type CatalogueIndex, freshIndex } from '../catalogue/index/catalogue-index.ts'
import type { CategoryTree } from '../catalogue/index/category-tree.ts'
import type { Hit } from '../catalogue/index/sorting.ts'
import { cardsOf } from '../catalogue/listing.ts'
import { nothingScope } from '../catalogue/scopes.ts'
import { chosenEngine } from './choose-engine.ts'
import { findDescribed } from './descriptions.ts'
import { interpret } from './interpret.ts'
import { beginsWordsOf } from './language/plain-words.ts'
import type { Query } from './query/understand.ts'
import type { Rules } from './rules/compile.ts'

const maxTerms = 6
const maxCategories = 4
/** Styles whose names and kinds are looked at for terms. */
const looksAt = 40

type Suggested = { readonly suggestions: Suggestions; readonly pricedUntil: string | null }

/** While the shopper types: product and kind names that go on from the words, categories and the best products. */
export async function suggest(
  input: string,
  { count, rules }: { readonly count: number; readonly rules: Rules },
  context: PlatformContext,
): Promise<Suggested> {
  const { config, env, locale, now } = context
  const index = await freshIndex(env.DB, locale, now)
  const pricedUntil = index.pricedUntil(now)
  const stores = { ...context, findDescribed: findDescribed(env) }
  const interpreted = await interpret(index, input, stores, { manner: 'typing', rules })
  const { scope, query } = interpreted
  const isCorrected = query.isCorrected && scope !== nothingScope
  const words = plainWordsOf(isCorrected ? query.words.join(' ') : input)
  const empty = { query: input, terms: [], categories: [], products: [] }
  if (words.length === 0) return { suggestions: empty, pricedUntil: null }
  const hits = await chosenEngine(config).suggest(interpreted, looksAt)
  const suggestions: Suggestions = {
    query: input,
    terms: termsOf(index, hits, words, context),
    categories: categoriesOf(index.tree(locale), query, words),
    products: await cardsOf(index, hits.slice(0, count), context),
  }
  return { suggestions, pricedUntil }
}

/** Categories that a query means, and those whose names go on from its words; departments first. */
function categoriesOf(tree: CategoryTree, query: Query, words: readonly string[]): Suggestions['categories'] {
  const meant = new Set(
    query.clauses.flatMap(({ meanings }) => meanings.flatMap(({ type, id }) => (type === 'category' ? [id] : []))),
  )
  return tree.nodes
    .filter(({ categoryId, name }) => meant.has(categoryId) || beginsWordsOf(name, words))
    .toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))
    .slice(0, maxCategories)
    .map(({ categoryId, slug, name }) => ({ categoryId, slug, name, department: tree.departmentOf(categoryId) }))
}

/** Kinds before names: "Women's low-top" says more than one style's name. */
function termsOf(
  index: CatalogueIndex,
  hits: readonly Hit[],
  words: readonly string[],
  { locale }: Pick<PlatformContext, 'locale'>,
): string[] {
  const texts = (column: 'kind' | 'name') =>
    hits.map(({ block, row }) => index.known.texts.texts[block.texts.get(locale)?.[column][row] ?? 0] ?? '')
  return [...new Set([...texts('kind'), ...texts('name')])]
    .filter((term) => beginsWordsOf(term, words))
    .slice(0, maxTerms)
}
