import type { AddItem, Cart } from '../../../shared/contracts/cart.ts'
import { type cartOperations } from '../../../shared/operations/cart.ts'
import { type Failure, type HandlersOf, type PlatformContext, refuse, type Result, succeed } from '../../context.ts'
import type { CartOutcome, WantedItem } from '../../objects/cart.ts'
import { readDetails } from '../catalogue/details.ts'
import { readInventory } from '../catalogue/inventory.ts'
import { composeCart } from './compose.ts'

const basketShape = /^B[0-9a-f]{32}$/
const keyShape = /^[\w-]{8,80}$/

const objectOf = (context: PlatformContext, basketId: string) => context.env.CART.get(context.env.CART.idFromName(basketId))

/** A basket that can't be is refused before an object is woken for it. */
const isBasketId = (basketId: string): boolean => basketShape.test(basketId)

function keyOf(context: PlatformContext): string | null {
  const key = context.headers.get('x-idempotency-key')
  return key !== null && keyShape.test(key) ? key : null
}

/** What the catalogue and the stock say of an item: how many a line may hold, or why it can't be had. */
async function wanted(context: PlatformContext, item: Pick<AddItem, 'productId' | 'upc' | 'qty' | 'storeId'>): Promise<WantedItem | Failure> {
  const [product, inventory] = await Promise.all([
    readDetails(context.env.DB, item.productId, context.site),
    readInventory(context.env.DB, item.productId),
  ])
  const stock = inventory?.skus.find((sku) => sku.upc === item.upc)
  if (!stock) return refuse('ORD404')
  if (!product?.skus.some((sku) => sku.upc === item.upc)) return refuse('INV702')
  if (stock.quantity === 0) return refuse('INV700')
  return { productId: item.productId, upc: item.upc, qty: item.qty, storeId: item.storeId ?? null, limit: Math.min(stock.quantity, product.maxQty) }
}

async function answer(context: PlatformContext, outcome: CartOutcome): Promise<Result<Cart>> {
  if (outcome.ok) return succeed(await composeCart(context.env.DB, context.site, outcome.cart))
  if (outcome.reason === 'too-many') return refuse('INV408', { additionalInfo: { maxAllowedQty: outcome.maxAllowedQty } })
  return refuse(outcome.reason === 'no-line' ? 'ORD404' : 'BSK404')
}

async function createCart(context: PlatformContext, item: AddItem | undefined): Promise<Result<Cart>> {
  if (!context.consumer) return refuse('AUT498')
  const found = item ? await wanted(context, item) : null
  if (found && 'ok' in found) return found
  const basketId = await newBasketId(context)
  const object = objectOf(context, basketId)
  await object.create(basketId, context.consumer.consumerId)
  const owner = context.consumer.consumerId
  return answer(context, found ? await object.add(owner, [found], keyOf(context)) : await object.read(owner))
}

/** With a key the basket's id follows from it, so that a repeat of a lost answer meets the same basket. */
async function newBasketId(context: PlatformContext): Promise<string> {
  const key = keyOf(context)
  if (key === null) return `B${crypto.randomUUID().replaceAll('-', '')}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${context.consumer?.consumerId}:${key}`))
  return `B${[...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export const cartHandlers: HandlersOf<typeof cartOperations> = {
  'cart.create': ({ body }, context) => createCart(context, body.item),
  'cart.createWithItem': ({ body }, context) => createCart(context, body.item),
  'cart.get': async ({ params }, context) => {
    if (!context.consumer) return refuse('AUT498')
    if (!isBasketId(params.basketId)) return refuse('BSK404')
    return answer(context, await objectOf(context, params.basketId).read(context.consumer.consumerId))
  },
  'cart.addItems': async ({ body }, context) => {
    if (!context.consumer) return refuse('AUT498')
    const basketId = body[0]?.cartId ?? ''
    if (!isBasketId(basketId) || body.some((item) => item.cartId !== basketId)) return refuse('BSK404')
    const items: WantedItem[] = []
    for (const item of body) {
      const found = await wanted(context, item)
      if ('ok' in found) return found
      items.push(found)
    }
    return answer(context, await objectOf(context, basketId).add(context.consumer.consumerId, items, keyOf(context)))
  },
  'cart.updateItem': async ({ params, body }, context) => {
    if (!context.consumer) return refuse('AUT498')
    if (!isBasketId(params.basketId) || body.cartId !== params.basketId) return refuse('BSK404')
    const found = await wanted(context, body)
    if ('ok' in found) return found
    return answer(context, await objectOf(context, params.basketId).update(context.consumer.consumerId, body.itemId, found, keyOf(context)))
  },
  'cart.removeItem': async ({ body }, context) => {
    if (!context.consumer) return refuse('AUT498')
    if (!isBasketId(body.cartId)) return refuse('BSK404')
    return answer(context, await objectOf(context, body.cartId).remove(context.consumer.consumerId, body.itemId, keyOf(context)))
  },
}
