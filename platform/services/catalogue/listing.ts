import { readRows } from '../../../backend/db/table.ts'
import type { Listing, Sort } from '../../../shared/contracts/catalog.ts'
import type { StyleCard } from '../../../shared/contracts/product.ts'
import { newSince } from '../../../shared/new-products.ts'
import { isComing } from '../../../shared/sale-start.ts'
import type { PlatformContext } from '../../context.ts'
import { cardColumns, cardOf, cardsSql } from './card.ts'
import { facetsOf } from './facets.ts'
import type { CatalogueIndex } from './index/catalogue-index.ts'
import { bestHits, type Found, type ListedProduct, listed, type Scope, shownOf } from './index/scan.ts'
import type { Hit } from './index/sorting.ts'
import { type Dated, withFewNew } from './newness.ts'
import { readRefinements } from './refinements.ts'
import { idsScope } from './scopes.ts'

export type ListingRequest = {
  readonly start: number
  readonly count: number
  readonly sort: Sort
  readonly refine: readonly string[]
}
type Reader = Pick<PlatformContext, 'env' | 'locale' | 'site' | 'now'>

/** A page of a list with its facets: one card a style, and few of them called new. */
export async function list(
  index: CatalogueIndex,
  scope: Scope,
  request: ListingRequest,
  context: Reader,
): Promise<Listing> {
  const { refine, ...page } = request
  const { site, now } = context
  const since = newSince(site, now)
  return listingOf(
    listed(index, { scope, refinements: readRefinements(refine), site, since, ...page }),
    request,
    context,
  )
}

/** A page that was found, with its cards. */
export async function listingOf(
  { total, products, facets }: Found,
  { refine, start, count, sort }: ListingRequest,
  context: Reader,
): Promise<Listing> {
  return {
    total,
    start,
    count,
    sort,
    products: withFewNew(await readCards(products, context)),
    facets: facetsOf(facets, readRefinements(refine), context.site),
  }
}

/** Exactly the given products, in their order. */
export const cardsById = (index: CatalogueIndex, ids: readonly string[], context: Reader): Promise<StyleCard[]> =>
  cardsOf(index, bestHits(index, idsScope(ids), context.site, ids.length), context)

/** Products that are found already. */
export async function cardsOf(index: CatalogueIndex, hits: readonly Hit[], context: Reader): Promise<StyleCard[]> {
  const cards = await readCards(shownOf(index, hits, context.site), context)
  return cards.map(({ card }) => card)
}

const pageSql = cardsSql('SELECT value AS product_id, key AS place FROM json_each(?)').concat(' ORDER BY page.place')

/** Cards of what is sold. A product whose sale is yet to begin is found by its own address alone. */
async function readCards(
  products: readonly ListedProduct[],
  { env, locale, site, now }: Reader,
): Promise<Dated<StyleCard>[]> {
  if (products.length === 0) return []
  const ids = JSON.stringify(products.map(({ productId }) => productId))
  const rows = readRows(cardColumns, await env.DB.prepare(pageSql).bind(ids, site.currency, ` ${locale} `).all())
  const byId = new Map(products.map((product) => [product.productId, product]))
  const at = { site, since: newSince(site, now), now }
  return rows.flatMap((row) => {
    const shown = byId.get(row.product_id)
    if (!shown || isComing(site, row.published_at, now)) return []
    return [{ card: { ...cardOf(row, shown, at), colours: [...shown.colours] }, publishedAt: row.published_at }]
  })
}
