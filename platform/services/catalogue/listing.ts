import { readRows } from '../../../backend/db/table.ts'
import type { Listing, Sort } from '../../../shared/contracts/catalog.ts'
import type { ProductCard } from '../../../shared/contracts/product.ts'
import type { PlatformContext } from '../../context.ts'
import { cardColumns, cardOf, cardsSql } from './card.ts'
import { facetsOf } from './facets.ts'
import type { CatalogueIndex } from './index/catalogue-index.ts'
import { bestHits, type ListedProduct, listed, type Scope, shownOf } from './index/scan.ts'
import { readRefinements } from './refinements.ts'

export type ListingRequest = {
  readonly start: number
  readonly count: number
  readonly sort: Sort
  readonly refine: readonly string[]
  /** Whether colors of a style are kept apart. */
  readonly spread?: boolean
}
type Reader = Pick<PlatformContext, 'env' | 'locale' | 'site'>

/** A page of a list with its facets. */
export async function list(
  index: CatalogueIndex,
  scope: Scope,
  { refine, spread = false, ...page }: ListingRequest,
  context: Reader,
): Promise<Listing> {
  const { site } = context
  const refinements = readRefinements(refine)
  const { total, products, facets } = listed(index, { scope, refinements, site, spread, ...page })
  return {
    total,
    ...page,
    products: await readCards(products, context),
    facets: facetsOf(facets, refinements, site),
  }
}

/** The best `count` products of a scope, without facets. */
export const cards = (index: CatalogueIndex, scope: Scope, count: number, context: Reader): Promise<ProductCard[]> =>
  readCards(shownOf(index, bestHits(index, scope, context.site, count)), context)

const pageSql = cardsSql('SELECT value AS product_id, key AS place FROM json_each(?)').concat(' ORDER BY page.place')

async function readCards(products: readonly ListedProduct[], { env, locale, site }: Reader): Promise<ProductCard[]> {
  if (products.length === 0) return []
  const ids = JSON.stringify(products.map(({ productId }) => productId))
  const rows = readRows(cardColumns, await env.DB.prepare(pageSql).bind(ids, site.currency, ` ${locale} `).all())
  const byId = new Map(products.map((product) => [product.productId, product]))
  return rows.flatMap((row) => {
    const shown = byId.get(row.product_id)
    return shown ? [cardOf(row, shown, site.currency, locale)] : []
  })
}
