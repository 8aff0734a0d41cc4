import type { CategoryListing, Listing, SearchListing, Sort, Suggestions } from '../../shared/contracts/catalog.ts'
import type { ProductCard, ProductDetails, ProductInventory, StyleCard } from '../../shared/contracts/product.ts'
import { type Locale, siteId } from '../../shared/i18n/locales.ts'
import { previewDateHeader } from '../../shared/operations/content.ts'
import type { OperationOf } from '../../shared/operations/index.ts'
import type { OperationResponse } from '../../shared/operations/operation.ts'
import type { RecommendationWidget } from '../../shared/recommendations.ts'
import type { Config } from '../env.ts'
import { type Cached, type CachePolicy, createCache } from './cache.ts'
import type { Call } from './call.ts'
import { createFlights } from './flights.ts'
import { policies } from './policies.ts'
import { type FailureNotes, fail, isAbsent, noted, type Result, succeed, tooLate } from './result.ts'
import type { Trace } from './trace.ts'

/** The locale, and where background refreshes run. */
export type CatalogueContext = {
  readonly locale: Locale
  readonly config: Pick<Config, 'TIMEOUT_FACTOR' | 'BRAND'>
  readonly call: Call
  readonly background: (work: Promise<unknown>) => void
  /** Caches are bypassed in an editor's preview. */
  readonly preview?: { readonly date: string | null } | null
  readonly trace?: Pick<Trace, 'cached'>
  /** Records what a page shows, so that a purge finds it, and what it has to do without. */
  readonly reads?: FailureNotes & {
    tag(tag: string): void
    aged(): void
    until(instant: number | undefined): void
  }
}

/**
 * Public answers only, in the isolate's memory: catalogue pages are the same for every shopper of a locale. Stock isn't
 * kept.
 */
const listings = createCache<Listing | CategoryListing | { products: ProductCard[] }>(400)
const searches = createCache<SearchListing>(200)
const details = createCache<ProductDetails>(800)
const suggestions = createCache<Suggestions>(400)
type Recommendations = OperationResponse<OperationOf<'products.recommendations'>>
const recommended = createCache<Recommendations>(800)

export type ListingQuery = {
  readonly start: number
  readonly count: number
  readonly sort: Sort
  readonly refine: readonly string[]
}

/** Responses that are cached for everybody are requested without the shopper's identity. */
export const forEverybody = { asNobody: true } as const

export const keyOf = (locale: string, ...parts: readonly unknown[]): string => JSON.stringify([locale, ...parts])

type Cache<T> = ReturnType<typeof createCache<T>>

export async function readCached<T>(
  { preview, background, config, trace, reads }: CatalogueContext,
  cache: Cache<T>,
  key: string,
  policy: CachePolicy,
  load: () => Promise<Result<T>>,
  { patienceMs }: { readonly patienceMs?: number | undefined } = {},
): Promise<Cached<T>> {
  if (preview) return { result: await load(), freshness: 'miss', ageSeconds: 0 }
  const cached = await cache.read(key, () => policy, load, {
    background,
    ...(patienceMs !== undefined && { patienceMs: patienceMs * config.TIMEOUT_FACTOR }),
  })
  // A missing product is a valid answer.
  const { result, freshness } = cached
  trace?.cached(!result.ok && isAbsent(result.failure) ? 'miss' : freshness)
  reads?.tag('catalog')
  if (result.ok) reads?.until(result.validUntil)
  if (result.ok ? freshness === 'error' : !isAbsent(result.failure)) reads?.fail('service')
  if (freshness === 'stale') reads?.aged()
  return cached
}

/** A list of what isn't there has nothing in it; a list that can't be read is a failure. */
const listOf = (answer: Result<{ readonly products: readonly ProductCard[] }>): Result<readonly ProductCard[]> => {
  if (answer.ok) return succeed(answer.value.products)
  return isAbsent(answer.failure) ? succeed([]) : answer
}

type Shown = Pick<ProductCard, 'productId'> & Partial<Pick<StyleCard, 'colours'>>

/** Another color of a style may come to stand on its card. */
function tagProducts({ reads }: CatalogueContext, products: readonly Shown[]): void {
  for (const { productId, colours = [] } of products)
    for (const id of new Set([productId, ...colours.map((colour) => colour.productId)])) reads?.tag(`product/${id}`)
}

export async function readCategory(
  context: CatalogueContext,
  categoryId: string,
  query: ListingQuery,
): Promise<Result<CategoryListing>> {
  const input = { query: { categoryId, ...query, refine: [...query.refine] } }
  const { result } = await readCached(context, listings, keyOf(context.locale, input), policies.listing, () =>
    context.call('products.catalog', input, forEverybody),
  )
  if (!result.ok) return result
  tagProducts(context, result.value.products)
  if ('category' in result.value) return succeed(result.value)
  return fail({
    code: 'GEN500',
    status: 502,
    message: 'a category listing without its category',
    details: {},
    cause: 'contract',
  })
}

/** How many styles one call returns at most. */
const maxPerCall = 96

/** Cards for a block: at most `limit` of a category's featured styles. */
export async function readCategoryCards(
  context: CatalogueContext,
  categoryId: string,
  limit: number,
): Promise<Result<readonly ProductCard[]>> {
  const count = Math.min(maxPerCall, Math.max(1, limit))
  return listOf(await readCategory(context, categoryId, { start: 0, count, sort: 'featured', refine: [] }))
}

export async function readProductCards(
  context: CatalogueContext,
  productIds: readonly string[],
): Promise<Result<readonly ProductCard[]>> {
  const input = { query: { ids: productIds.join(',') } }
  // Products that are no longer sold as well, because they may be sold again.
  for (const productId of productIds) context.reads?.tag(`product/${productId}`)
  const { result } = await readCached(context, listings, keyOf(context.locale, input), policies.listing, () =>
    context.call('products.catalog', input, forEverybody),
  )
  if (result.ok) tagProducts(context, result.value.products)
  return listOf(result)
}

/** Cards as they are at this moment: nothing is kept of a list that is one shopper's own. */
export async function readCardsNow(
  { call }: Pick<CatalogueContext, 'call'>,
  productIds: readonly string[],
): Promise<Result<readonly ProductCard[]>> {
  if (productIds.length === 0) return succeed([])
  const answer = await call('products.catalog', { query: { ids: productIds.join(',') } }, forEverybody)
  return answer.ok ? succeed(answer.value.products) : answer
}

/** "Boots " and "boots" find the same, and are kept once. */
const asAsked = (q: string): string => q.trim().replace(/\s+/g, ' ').toLowerCase()

/** Words of a query as they were typed: it was asked for in lower case. */
function inTypedCase(q: string): (text: string) => string {
  const typed = new Map(q.split(/\s+/).map((word) => [word.toLowerCase(), word]))
  return (text) => text.replace(/\S+/g, (word) => typed.get(word) ?? word)
}

/** The site whose search rules hold, and the day. */
function ruled({ locale, config, preview }: CatalogueContext) {
  const site = siteId(config.BRAND, locale)
  const headers = preview?.date ? { [previewDateHeader]: preview.date } : {}
  return { ofSite: { siteId: site, ...(preview && { mode: 'preview' as const }) }, site, headers }
}

/** The tag of answers that a purge of search rules drops. */
const rulesTag = (site: string): string => `content/${site}/search-rules`
export const isOfSearchRules = (id: string): boolean => id === '*' || /^(?:[^/]+\/)?search-rules$/.test(id)

export async function readSearch(
  context: CatalogueContext,
  q: string,
  { isExact, ...query }: ListingQuery & { readonly isExact: boolean },
): Promise<Result<SearchListing>> {
  const { ofSite, site, headers } = ruled(context)
  const exact = isExact ? { exact: 'true' as const } : {}
  const input = { query: { q: asAsked(q), ...query, refine: [...query.refine], ...exact, ...ofSite } }
  const { result } = await readCached(context, searches, keyOf(context.locale, input), policies.listing, () =>
    context.call('products.search', input, { ...forEverybody, headers }),
  )
  context.reads?.tag(rulesTag(site))
  if (!result.ok) return result
  tagProducts(context, result.value.products)
  const { corrected, understood, leftOut, notCarried } = result.value
  const typed = inTypedCase(q)
  return succeed({
    ...result.value,
    query: q,
    corrected: corrected && typed(corrected),
    understood: understood.map((part) => ({ ...part, without: typed(part.without) })),
    leftOut: leftOut.map(typed),
    notCarried: notCarried.map(typed),
  })
}

export async function readSuggestions(context: CatalogueContext, q: string): Promise<Result<Suggestions>> {
  const { ofSite, headers } = ruled(context)
  const input = { query: { q: asAsked(q), ...ofSite } }
  const { result } = await readCached(context, suggestions, keyOf(context.locale, input), policies.suggestions, () =>
    context.call('products.suggest', input, { ...forEverybody, headers }),
  )
  return result
}

export async function readProduct(context: CatalogueContext, productId: string): Promise<Cached<ProductDetails>> {
  context.reads?.tag(`product/${productId}`)
  const cached = await readCached(context, details, keyOf(context.locale, productId), policies.product, () =>
    context.call('products.details', { params: { productId } }, forEverybody),
  )
  // The answer says which of its colors are sold out.
  if (cached.result.ok) tagProducts(context, cached.result.value.colours)
  return cached
}

/** Requests at the same time share a call for stock. */
const stockFlights = createFlights<ProductInventory>()
/** A page offers every size, rather than wait longer. */
const stockPatienceMs = 1500

/** Live stock, never cached. */
export async function readInventory(
  { locale, call, background, config, reads }: CatalogueContext,
  productId: string,
): Promise<Result<ProductInventory>> {
  const ask = () => call('products.inventory', { params: { productId } }, forEverybody)
  const patienceMs = stockPatienceMs * config.TIMEOUT_FACTOR
  const inventory = await stockFlights.join(keyOf(locale, productId), ask, background, patienceMs)
  return noted(reads, inventory ?? tooLate)
}

export type RecommendedFor = {
  readonly widget: RecommendationWidget
  readonly productIds: readonly string[]
  readonly count: number
}

/** Products that go with others, as for everybody with the same. */
export async function readRecommendations(
  context: CatalogueContext,
  { productIds, ...asked }: RecommendedFor,
): Promise<Result<Recommendations>> {
  const input = { query: { ...asked, productIds: productIds.toSorted().join(',') } }
  const { result } = await readCached(context, recommended, keyOf(context.locale, input), policies.listing, () =>
    context.call('products.recommendations', input, forEverybody),
  )
  if (result.ok) tagProducts(context, result.value.products)
  return result
}

/** A range of what a locale sells, for sitemaps, with how much every locale sells. */
export const readAddresses = ({ call }: Pick<CatalogueContext, 'call'>, locale: Locale, start: number, count: number) =>
  call('products.addresses', { query: { start, count } }, { ...forEverybody, locale })

/** Drops this isolate's searches, after a change of their rules. */
export const forgetSearches = (): number => searches.forget(() => true) + suggestions.forget(() => true)

/** Drops this isolate's cached catalog, after an import, a sale or a price change. */
export function forgetCatalogue(): number {
  // A page that is made from now on must not show stock from before.
  stockFlights.forget(() => true)
  return [listings, searches, details, suggestions, recommended].reduce(
    (count, cache) => count + cache.forget(() => true),
    0,
  )
}
