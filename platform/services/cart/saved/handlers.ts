import type { Consumer } from '../../../../backend/context.ts'
import { type Failure, refuse, succeed } from '../../../../backend/result.ts'
import type { SavedItem } from '../../../../shared/contracts/wishlist.ts'
import type { cartOperations } from '../../../../shared/operations/cart.ts'
import type { wishlistOperations } from '../../../../shared/operations/wishlists.ts'
import type { HandlersOf, PlatformContext } from '../../../context.ts'
import { alter } from '../answers.ts'
import { isBonusItemId } from '../items/items.ts'
import { readCartProducts } from '../items/products.ts'
import { listOf, readListId, readSaved, removeSaved, type SavedRow, saveProduct } from './saved-lists.ts'

/** The list's owner. A connected employee has no list (spec 1 §6). */
function listOwner({ consumer }: PlatformContext): Consumer | Failure {
  if (!consumer) return refuse('AUT498')
  return consumer.associate ? refuse('AUT404') : consumer
}

async function savedItems(context: PlatformContext, rows: readonly SavedRow[]): Promise<SavedItem[]> {
  const products = await readCartProducts(
    context.env.DB,
    context,
    rows.map((row) => row.productId),
  )
  return rows.map(({ itemId, productId, upc, recipeId, qty, giftOption }) => {
    const product = products.get(productId)
    const sku = product?.skus.find((candidate) => candidate.upc === upc)
    const sizes = upc === null ? (product?.skus ?? []) : sku ? [sku] : []
    return {
      itemId,
      productId,
      upc,
      recipeId,
      qty,
      giftOption,
      pageUrl: product ? `/p/${product.slug}-${productId}` : `/p/${productId}`,
      available: product?.isComing === false && sizes.some((size) => size.quantity > 0 && size.price !== null),
      name: product?.name ?? productId,
      colourName: product?.colourName ?? '',
      sizeLabel: sku?.label ?? '',
      picture: product?.picture ?? null,
      price: (sku ?? product?.skus.find((candidate) => candidate.price))?.price ?? null,
    }
  })
}

async function wholeList(context: PlatformContext, saveForLaterId: string) {
  return succeed({ saveForLaterId, items: await savedItems(context, await readSaved(context.env.DB, saveForLaterId)) })
}

type Operations = Extract<
  (typeof cartOperations)[number],
  { id: 'cart.saveForLater' | 'cart.moveToSaveForLater' | 'cart.removeSavedForLater' }
>
type ListOperations = Extract<(typeof wishlistOperations)[number], { id: 'wishlists.saveForLater' }>

export const savedHandlers: HandlersOf<readonly (Operations | ListOperations)[]> = {
  'cart.saveForLater': async ({ body }, context) => {
    const owner = listOwner(context)
    if ('ok' in owner) return owner
    const products = await readCartProducts(context.env.DB, context, [body.productId])
    const product = products.get(body.productId)
    const upc = body.upc ?? null
    if (!product || (upc !== null && !product.skus.some((sku) => sku.upc === upc))) return refuse('ORD404')
    const listId = await listOf(context.env.DB, owner.consumerId)
    const { productId, qty } = body
    const row = { itemId: crypto.randomUUID(), productId, upc, recipeId: body.recipeId ?? null, qty, giftOption: null }
    await saveProduct(context.env.DB, listId, row, context.now)
    return wholeList(context, listId)
  },

  'cart.moveToSaveForLater': async ({ params, body }, context) => {
    const owner = listOwner(context)
    if ('ok' in owner) return owner
    if (isBonusItemId(body.itemId)) return refuse('GWP403')
    const change = { kind: 'save-for-later', itemId: body.itemId, savedId: crypto.randomUUID() } as const
    return alter(context, params.basketId, change)
  },

  'cart.removeSavedForLater': async ({ params }, context) => {
    const owner = listOwner(context)
    if ('ok' in owner) return owner
    const listId = await readListId(context.env.DB, owner.consumerId)
    const { itemId } = params
    if (listId !== params.saveForlaterId) return refuse('ORD404')
    const removed = await removeSaved(context.env.DB, { consumerId: owner.consumerId, itemId }, context.now)
    return removed ? wholeList(context, listId) : refuse('ORD404')
  },

  'wishlists.saveForLater': async ({ query }, context) => {
    const owner = listOwner(context)
    if ('ok' in owner) return owner
    const saveForLaterId = await readListId(context.env.DB, owner.consumerId)
    const rows = saveForLaterId === null ? [] : await readSaved(context.env.DB, saveForLaterId)
    const page = rows.slice(query.start, query.start + query.count)
    return succeed({ saveForLaterId, total: rows.length, items: await savedItems(context, page) })
  },
}
