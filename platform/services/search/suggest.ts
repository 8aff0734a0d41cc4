import type { Suggestions } from '../../../shared/contracts/catalog.ts'
import type { PlatformContext } from '../../context.ts'
import { type CatalogueIndex, freshIndex } from '../catalogue/index/catalogue-index.ts'
import { bestHits, type Scope } from '../catalogue/index/scan.ts'
import { cards } from '../catalogue/listing.ts'
import { matchScope } from './match.ts'
import { beginsWordsOf, wordsOf } from './words.ts'

const maxTerms = 6
const maxCategories = 4
/** Products whose names and kinds are looked at for terms. */
const looksAt = 80

/** While the shopper types: product and kind names that go on from the words, categories and the best products. */
export async function suggest(input: string, count: number, context: PlatformContext): Promise<Suggestions> {
  const words = wordsOf(input)
  if (words.length === 0) return { query: input, terms: [], categories: [], products: [] }
  const { env, locale } = context
  const index = await freshIndex(env.DB, locale)
  const scope = matchScope(words, locale, new Map())
  const categories = index.tree(locale).nodes.filter(({ name }) => beginsWordsOf(name, words))
  return {
    query: input,
    terms: termsOf(index, scope, words, context),
    categories: categories
      .toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))
      .slice(0, maxCategories)
      .map(({ categoryId, slug, name }) => ({ categoryId, slug, name })),
    products: await cards(index, scope, count, context),
  }
}

/** Kinds before names: "Women's low-top" says more than one style's name. */
function termsOf(
  index: CatalogueIndex,
  scope: Scope,
  words: readonly string[],
  { locale, site }: PlatformContext,
): string[] {
  const hits = bestHits(index, scope, site, looksAt)
  const texts = (column: 'kind' | 'name') =>
    hits.map(({ block, row }) => index.known.texts.texts[block.texts.get(locale)?.[column][row] ?? 0] ?? '')
  return [...new Set([...texts('kind'), ...texts('name')])]
    .filter((term) => beginsWordsOf(term, words))
    .slice(0, maxTerms)
}
