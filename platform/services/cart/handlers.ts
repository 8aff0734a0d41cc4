import type { AddItem, Cart } from '../../../shared/contracts/cart.ts'
import { type cartOperations, idempotencyKeyHeader } from '../../../shared/operations/cart.ts'
import { type Failure, type HandlersOf, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import type { CartObject, CartOutcome, WantedItem } from '../../objects/cart.ts'
import { isBasketId, newBasketId } from './basket-id.ts'
import { composeCart } from './compose.ts'
import { readCartProducts } from './products.ts'
import { wantedItems } from './wanted.ts'

type Pickup = { readonly action?: 'pickup' | undefined; readonly favStoreId?: string | undefined }
type Item = Parameters<typeof wantedItems>[0][number]
type Basket = Pick<DurableObjectStub<CartObject>, 'create' | 'read' | 'repeated' | 'add' | 'update' | 'remove'>

const keyShape = /^[\w-]{8,80}$/

function keyOf(context: PlatformContext): string | null {
  const key = context.headers.get(idempotencyKeyHeader)
  return key !== null && keyShape.test(key) ? key : null
}

function basketOf(context: PlatformContext, basketId: string): Basket {
  return context.env.CART.get(context.env.CART.idFromName(basketId))
}

async function answer(
  context: PlatformContext,
  outcome: CartOutcome,
  favoriteStoreId: string | null,
): Promise<Result<Cart>> {
  if (outcome.ok) {
    const products = await readCartProducts(
      context.env.DB,
      context.site,
      outcome.cart.lines.map((line) => line.productId),
    )
    return succeed(composeCart(outcome.cart, products, context.site, favoriteStoreId))
  }
  if (outcome.reason === 'too-many')
    return refuse('INV408', { additionalInfo: { maxAllowedQty: outcome.maxAllowedQty } })
  if (outcome.reason === 'too-many-lines') return refuse('INV408')
  return refuse(outcome.reason === 'no-line' ? 'ORD404' : 'BSK404')
}

/** What is asked for, checked against today's catalogue and stock. `pickup` names the store of items that name none. */
async function checked(
  context: PlatformContext,
  items: readonly Item[],
  pickup: Pickup,
): Promise<readonly WantedItem[] | Failure> {
  const store = pickup.action === 'pickup' ? (pickup.favStoreId ?? null) : null
  const products = await readCartProducts(
    context.env.DB,
    context.site,
    items.map((item) => item.productId),
  )
  return wantedItems(
    items.map((item) => ({ ...item, storeId: item.storeId ?? store })),
    products,
  )
}

type Change = {
  readonly basketId: string
  readonly kind: 'add' | 'update'
  readonly items: readonly Item[]
  readonly pickup: Pickup
  write(basket: Basket, owner: string, wanted: readonly WantedItem[], key: string | null): Promise<CartOutcome>
}

/** A change that was made before is answered before anything is asked of today's stock: it may have taken the last pair. */
async function change(
  context: PlatformContext,
  { basketId, kind, items, pickup, write }: Change,
): Promise<Result<Cart>> {
  if (!context.consumer) return refuse('AUT498')
  if (!isBasketId(basketId)) return refuse('BSK404')
  const owner = context.consumer.consumerId
  const basket = basketOf(context, basketId)
  const key = keyOf(context)
  const favoriteStoreId = pickup.favStoreId ?? null
  const repeated = key === null ? null : await basket.repeated(owner, kind, key)
  if (repeated) return answer(context, repeated, favoriteStoreId)
  const wanted = await checked(context, items, pickup)
  if ('ok' in wanted) return wanted
  return answer(context, await write(basket, owner, wanted, key), favoriteStoreId)
}

async function createCart(context: PlatformContext, item: AddItem | undefined, pickup: Pickup): Promise<Result<Cart>> {
  if (!context.consumer) return refuse('AUT498')
  const basketId = await newBasketId(context.consumer.consumerId, keyOf(context))
  return change(context, {
    basketId,
    kind: 'add',
    items: item ? [item] : [],
    pickup,
    write: (basket, owner, wanted, key) => basket.create(basketId, owner, wanted, key),
  })
}

export const cartHandlers: HandlersOf<typeof cartOperations> = {
  'cart.create': ({ body, query }, context) => createCart(context, body.item, query),
  'cart.createWithItem': ({ body, query }, context) => createCart(context, body.item, query),

  'cart.get': async ({ params, query }, context) => {
    if (!context.consumer) return refuse('AUT498')
    if (!isBasketId(params.basketId)) return refuse('BSK404')
    const outcome = await basketOf(context, params.basketId).read(context.consumer.consumerId)
    return answer(context, outcome, query.favStoreId ?? null)
  },

  'cart.addItems': async ({ body }, context) => {
    const basketId = body[0]?.cartId ?? ''
    if (body.some((item) => item.cartId !== basketId)) return refuse('BSK404')
    return change(context, {
      basketId,
      kind: 'add',
      items: body,
      pickup: {},
      write: (basket, owner, wanted, key) => basket.add(owner, wanted, key),
    })
  },

  'cart.updateItem': async ({ params, query, body }, context) => {
    if (body.cartId !== params.basketId) return refuse('BSK404')
    return change(context, {
      basketId: params.basketId,
      kind: 'update',
      items: [body],
      pickup: query,
      write: (basket, owner, wanted, key) => basket.update(owner, body.itemId, wanted, key),
    })
  },

  'cart.removeItem': async ({ body }, context) => {
    if (!context.consumer) return refuse('AUT498')
    if (!isBasketId(body.cartId)) return refuse('BSK404')
    const basket = basketOf(context, body.cartId)
    return answer(context, await basket.remove(context.consumer.consumerId, body.itemId, keyOf(context)), null)
  },
}
