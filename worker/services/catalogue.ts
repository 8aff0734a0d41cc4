import type { CategoryListing, Listing, SearchListing, Sort, Suggestions } from '../../shared/contracts/catalog.ts'
import type { ProductCard, ProductDetails, ProductInventory } from '../../shared/contracts/product.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { type Cached, type CachePolicy, createCache } from './cache.ts'
import type { Call } from './call.ts'
import { policies } from './policies.ts'
import { fail, type Result, succeed } from './result.ts'

/** In which locale to ask, and where refreshes run behind the answer. */
export type CatalogueContext = {
  readonly locale: Locale
  readonly call: Call
  readonly background: (work: Promise<unknown>) => void
  /** An editor is looking: what was kept is passed by. */
  readonly preview?: unknown
}

/** Public answers only, in the isolate's memory: catalogue pages are the same for every shopper of a locale. Stock isn't kept. */
const listings = createCache<Listing | CategoryListing | { products: ProductCard[] }>(400)
const searches = createCache<SearchListing>(200)
const details = createCache<ProductDetails>(800)
const suggestions = createCache<Suggestions>(400)

export type ListingQuery = {
  readonly start: number
  readonly count: number
  readonly sort: Sort
  readonly refine: readonly string[]
}

const keyOf = (locale: string, ...parts: readonly unknown[]): string => JSON.stringify([locale, ...parts])

type Cache<T> = ReturnType<typeof createCache<T>>

async function kept<T>(
  { preview, background }: CatalogueContext,
  cache: Cache<T>,
  key: string,
  policy: CachePolicy,
  load: () => Promise<Result<T>>,
): Promise<Cached<T>> {
  if (preview) return { result: await load(), freshness: 'miss', ageSeconds: 0 }
  return cache.read(key, () => policy, load, background)
}

export async function readCategory(
  context: CatalogueContext,
  categoryId: string,
  query: ListingQuery,
): Promise<Result<CategoryListing>> {
  const input = { query: { categoryId, ...query, refine: [...query.refine] } }
  const { result } = await kept(context, listings, keyOf(context.locale, input), policies.listing, () =>
    context.call('products.catalog', input),
  )
  if (!result.ok) return result
  if ('category' in result.value) return succeed(result.value)
  return fail({
    code: 'GEN500',
    status: 502,
    message: 'a category listing without its category',
    details: {},
    cause: 'contract',
  })
}

/** Most products that one call answers. */
const maxPerCall = 96
/** Colours of one style that stand beside each other in a list, at most: enough are asked for that a row shows `limit` styles. */
const coloursPerStyle = 4

/** Cards for a block: at most `limit` of a category's featured products, one colour of each style. */
export async function readCategoryCards(
  context: CatalogueContext,
  categoryId: string,
  limit: number,
): Promise<readonly ProductCard[]> {
  const count = Math.min(maxPerCall, Math.max(1, limit) * coloursPerStyle)
  const listing = await readCategory(context, categoryId, { start: 0, count, sort: 'featured', refine: [] })
  if (!listing.ok) return []
  const firstOfStyle = new Map(listing.value.products.toReversed().map((card) => [card.masterId, card]))
  return listing.value.products.filter((card) => firstOfStyle.get(card.masterId) === card).slice(0, limit)
}

export async function readProductCards(
  context: CatalogueContext,
  productIds: readonly string[],
): Promise<readonly ProductCard[]> {
  const input = { query: { ids: productIds.join(',') } }
  const { result } = await kept(context, listings, keyOf(context.locale, input), policies.listing, () =>
    context.call('products.catalog', input),
  )
  return result.ok ? result.value.products : []
}

export async function readSearch(
  context: CatalogueContext,
  q: string,
  query: ListingQuery,
): Promise<Result<SearchListing>> {
  const input = { query: { q, ...query, refine: [...query.refine] } }
  const { result } = await kept(context, searches, keyOf(context.locale, input), policies.listing, () =>
    context.call('products.search', input),
  )
  return result
}

export async function readSuggestions(context: CatalogueContext, q: string): Promise<Result<Suggestions>> {
  const { result } = await kept(context, suggestions, keyOf(context.locale, q), policies.suggestions, () =>
    context.call('products.suggest', { query: { q } }),
  )
  return result
}

export async function readProduct(context: CatalogueContext, productId: string): Promise<Cached<ProductDetails>> {
  return kept(context, details, keyOf(context.locale, productId), policies.product, () =>
    context.call('products.details', { params: { productId } }),
  )
}

/** Live, never cached: what is on the shelf now. */
export function readInventory(context: CatalogueContext, productId: string): Promise<Result<ProductInventory>> {
  return context.call('products.inventory', { params: { productId } }, { timeoutMs: 1500 })
}

/** What goes with a product. An empty list when nobody knows. */
export async function readSimilar(
  context: CatalogueContext,
  product: ProductDetails,
  limit: number,
): Promise<readonly ProductCard[]> {
  const category = product.breadcrumbs.at(-1)
  if (!category) return []
  const cards = await readCategoryCards(context, category.categoryId, limit + 4)
  return cards.filter((card) => card.masterId !== product.masterId).slice(0, limit)
}

/** A stretch of the whole catalogue in the locale's words, for sitemaps. `count` may be more than one call answers. */
export async function readWholeCatalogue(
  context: CatalogueContext,
  start: number,
  count: number,
): Promise<Result<{ total: number; products: readonly ProductCard[] }>> {
  const products: ProductCard[] = []
  let total = 0
  while (products.length < count) {
    const query = {
      start: start + products.length,
      count: Math.min(maxPerCall, count - products.length),
      sort: 'newest' as const,
    }
    const answer = await context.call('products.catalog', { query })
    if (!answer.ok) return answer
    products.push(...answer.value.products)
    total = 'total' in answer.value ? answer.value.total : answer.value.products.length
    if (answer.value.products.length < query.count) break
  }
  return succeed({ total, products })
}

/** After an import or a price change: everything cached of the catalogue is dropped in this isolate. */
export function forgetCatalogue(): number {
  return [listings, searches, details, suggestions].reduce((count, cache) => count + cache.forget(() => true), 0)
}
