import type { Suggestions } from '../../../shared/contracts/catalog.ts'
import type { CategoryLink } from '../../../shared/contracts/product.ts'
import type { PlatformContext } from '../../context.ts'
import { cards } from '../catalogue/listing.ts'
import { matchScope } from '../catalogue/scopes.ts'
import { matchQuery } from './match.ts'
import { beginsWordsOf, wordsOf } from './words.ts'

const maxTerms = 6
const maxCategories = 4

type TextRow = { name: string; kind_name: string }
type CategoryRow = { category_id: string; slug: string; name: string }

/** While the shopper types: product and kind names that go on from the words, categories and the best products. */
export async function suggest(typed: string, count: number, context: PlatformContext): Promise<Suggestions> {
  const words = wordsOf(typed)
  if (words.length === 0) return { query: typed, terms: [], categories: [], products: [] }
  const match = matchQuery(words, context.locale)
  const [texts, categories, products] = await Promise.all([
    matchedTexts(context.env.DB, match),
    categoriesLike(context.env.DB, words, context.locale),
    cards(matchScope(match), count, context),
  ])
  return { query: typed, terms: termsOf(texts, words), categories, products }
}

async function matchedTexts(db: D1Database, match: string): Promise<TextRow[]> {
  const sql = `SELECT t.name, t.kind_name FROM search JOIN product_texts t ON t.text_id = search.rowid
WHERE search MATCH ? ORDER BY bm25(search, 10.0, 6.0, 4.0, 2.0, 12.0, 0.0) LIMIT 80`
  return (await db.prepare(sql).bind(match).all<TextRow>()).results
}

/** Kinds before names: "Women's low-top" says more than one style's name. */
function termsOf(texts: readonly TextRow[], words: readonly string[]): string[] {
  const terms = [...new Set([...texts.map((text) => text.kind_name), ...texts.map((text) => text.name)])]
  return terms.filter((term) => beginsWordsOf(term, words)).slice(0, maxTerms)
}

async function categoriesLike(db: D1Database, words: readonly string[], locale: string): Promise<CategoryLink[]> {
  const sql = `SELECT c.category_id, ct.slug, ct.name FROM categories c
JOIN category_texts ct ON ct.category_id = c.category_id AND ct.locale = ? ORDER BY c.parent_id IS NOT NULL, c.position`
  const { results } = await db.prepare(sql).bind(locale).all<CategoryRow>()
  return results
    .filter((row) => beginsWordsOf(row.name, words))
    .slice(0, maxCategories)
    .map((row) => ({ categoryId: row.category_id, slug: row.slug, name: row.name }))
}
