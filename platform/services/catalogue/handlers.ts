import { refuse, succeed } from '../../../backend/result.ts'
import type { productOperations } from '../../../shared/operations/products.ts'
import type { HandlersOf } from '../../context.ts'
import { boughtTogether } from '../orders/bought-together.ts'
import { addresses, soldTotals } from './addresses.ts'
import { readCategory } from './categories.ts'
import { readDetails } from './details.ts'
import { heldUntil } from './held-until.ts'
import { freshIndex } from './index/catalogue-index.ts'
import { bestStyles } from './index/scan.ts'
import { readInventory, readStoreStock } from './inventory.ts'
import { cardsById, cardsOf, list } from './listing.ts'
import { newUntil } from './newness.ts'
import { categoryScope, everythingScope, goesWithScope, stockedScope } from './scopes.ts'

export const catalogueHandlers: HandlersOf<typeof productOperations> = {
  'products.catalog': async ({ query }, context) => {
    const { env, locale, site, now } = context
    const index = await freshIndex(env.DB, locale, now)
    const priced = index.pricedUntil(now)
    if (query.ids) {
      const found = { products: await cardsById(index, query.ids, context) }
      return succeed(found, heldUntil(priced, newUntil(found, site, now)))
    }
    if (query.categoryId === undefined) {
      const all = await list(index, everythingScope, query, context)
      return succeed(all, heldUntil(priced, newUntil(all, site, now)))
    }
    const [category, listing] = await Promise.all([
      readCategory(env.DB, index, query.categoryId, context),
      list(index, categoryScope(index.tree(locale).below(query.categoryId)), query, context),
    ])
    if (!category) return refuse('PLP400')
    return succeed({ ...listing, category }, heldUntil(priced, newUntil(listing, site, now)))
  },

  'products.addresses': async ({ query }, { env, locale, now }) => {
    const index = await freshIndex(env.DB, locale, now)
    return succeed({ totals: soldTotals(index), products: addresses(index, locale, query.start, query.count) })
  },

  'products.details': async ({ params }, { env, site, now }) => {
    const read = await readDetails(env.DB, params.productId, site, now)
    if (!read || read.details.skus.length === 0) return refuse('PLP400')
    const { details, until } = read
    return succeed(details, heldUntil(until, newUntil({ products: [details] }, site, now), details.comesAt ?? null))
  },

  'products.inventory': async ({ params }, { env }) => {
    const inventory = await readInventory(env.DB, params.productId)
    return inventory ? succeed(inventory) : refuse('PLP400')
  },

  'products.availability': async ({ params, body }, { env }) => {
    const storeInventory = await readStoreStock(env.DB, params.productId, body.storeIds, body.upc)
    return storeInventory ? succeed({ storeInventory }) : refuse('PLP400')
  },

  'products.recommendations': async ({ query }, context) => {
    const { widget, productIds, count } = query
    const [index, together] = await Promise.all([
      freshIndex(context.env.DB, context.locale, context.now),
      boughtTogether(context.env.DB, productIds),
    ])
    const priced = index.pricedUntil(context.now)
    const going = widget === 'similar' ? 'alike' : 'beside'
    const scope = productIds.length === 0 ? stockedScope : goesWithScope(productIds, together, going)
    const products = await cardsOf(index, bestStyles(index, scope, context.site, count), context)
    const recommendationId = [widget, ...productIds.slice(0, 1)].join('-')
    return succeed(
      {
        recommendationId,
        products: products.map((product, index) => ({
          ...product,
          recToken: `${recommendationId}.${index}.${product.productId}`,
        })),
      },
      heldUntil(priced, newUntil({ products }, context.site, context.now)),
    )
  },
}
