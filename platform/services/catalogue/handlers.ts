import type { ProductCard } from '../../../shared/contracts/product.ts'
import type { productOperations } from '../../../shared/operations/products.ts'
import { type HandlersOf, refuse, succeed } from '../../context.ts'
import { readCategory } from './categories.ts'
import { readDetails } from './details.ts'
import { readInventory, readStoreStock } from './inventory.ts'
import { cards, list } from './listing.ts'
import { categoryScope, everythingScope, idsScope, similarScope } from './scopes.ts'

/** Colours of one style follow each other in a list: enough are read that as many styles come out as were asked for, as a rule. */
const coloursLookedAt = 5

export const catalogueHandlers: HandlersOf<typeof productOperations> = {
  'products.catalog': async ({ query }, context) => {
    if (query.ids) return succeed({ products: await cards(idsScope(query.ids), query.ids.length, context) })
    if (query.categoryId === undefined) return succeed(await list(everythingScope, query, context))
    const { env, locale, site } = context
    const [category, listing] = await Promise.all([
      readCategory(env.DB, query.categoryId, locale, site.currency),
      list(categoryScope(query.categoryId), query, context),
    ])
    return category ? succeed({ ...listing, category }) : refuse('PLP400')
  },

  'products.details': async ({ params }, { env, site }) => {
    const details = await readDetails(env.DB, params.productId, site)
    return details && details.skus.length > 0 ? succeed(details) : refuse('PLP400')
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
    const scope = query.productId === undefined ? everythingScope : similarScope(query.productId)
    const found = oneOfEachStyle(await cards(scope, query.count * coloursLookedAt, context)).slice(0, query.count)
    const recommendationId = `${query.widget}-${query.productId ?? 'all'}`
    return succeed({
      recommendationId,
      products: found.map((product, index) => ({
        ...product,
        recToken: `${recommendationId}.${index}.${product.productId}`,
      })),
    })
  },
}

function oneOfEachStyle(products: readonly ProductCard[]): ProductCard[] {
  const seen = new Set<string>()
  return products.filter(({ masterId }) => !seen.has(masterId) && seen.add(masterId))
}
