import type { AddItem, Cart } from '../../../shared/contracts/cart.ts'
import type { cartOperations } from '../../../shared/operations/cart.ts'
import { type Failure, type HandlersOf, type PlatformContext, type Result, refuse } from '../../context.ts'
import type { CartLine, CartSnapshot, LineMethod, WantedItem } from '../../objects/cart-snapshot.ts'
import { isGiftOnly } from '../promotions/promotions.ts'
import { alter, answer, type Visit, visit } from './answers.ts'
import { newBasketId } from './basket-id.ts'
import { basketOf, keyOf } from './baskets.ts'
import { correct } from './correct.ts'
import { isBonusItemId } from './items.ts'
import { readOwnBasketId, takeAsOwn } from './own-basket.ts'
import { readCartProducts } from './products.ts'
import { claimSaved, removeSaved, unclaimSaved } from './saved-lists.ts'
import { readShelves } from './shelves.ts'
import { type Asked, wantedItems } from './wanted.ts'

type Pickup = { readonly action?: 'pickup' | undefined; readonly favStoreId?: string | undefined }

/** Where an item that was just chosen comes from: the store it names, or the favourite one when it is to be fetched. */
function chosenPlace(storeId: string | null | undefined, pickup: Pickup): Pick<Asked, 'method' | 'storeId'> {
  const store = storeId ?? (pickup.action === 'pickup' ? pickup.favStoreId : null) ?? null
  return { method: store === null ? null : 'pickup', storeId: store }
}

const askedOf = (item: AddItem, pickup: Pickup): Asked => ({
  ...item,
  ...chosenPlace(item.storeId, pickup),
  recipeId: item.recipeId ?? null,
})

/** What is asked for, checked against today's catalogue and stock. What promotions give is no goods to add: GWP403. */
async function checked(context: PlatformContext, items: readonly Asked[]): Promise<readonly WantedItem[] | Failure> {
  const productIds = items.map((item) => item.productId)
  const [isGift, products, shelves] = await Promise.all([
    isGiftOnly(context.env.DB, productIds),
    readCartProducts(context.env.DB, context.site, productIds),
    readShelves(
      context.env.DB,
      productIds,
      items.flatMap((item) => item.storeId ?? []),
    ),
  ])
  return isGift ? refuse('GWP403') : wantedItems(items, { products, shelves })
}

/** The favourite store is kept with the basket, once it is known to be a store. */
async function noteStore(context: PlatformContext, { basket, owner }: Visit, { favStoreId }: Pickup): Promise<void> {
  if (favStoreId === undefined) return
  const { stores } = await readShelves(context.env.DB, [], [favStoreId])
  if (stores.has(favStoreId)) await basket.note(owner, { favoriteStoreId: favStoreId })
}

async function createCart(context: PlatformContext, item: AddItem | undefined, pickup: Pickup): Promise<Result<Cart>> {
  if (!context.consumer) return refuse('AUT498')
  const key = keyOf(context)
  const basketId = await newBasketId(context.consumer.consumerId, key)
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  // Answered before anything is asked of today's stock: the first try may have taken the last pair.
  const repeated = key === null ? null : await basket.repeated(owner, 'add', key)
  if (repeated) return answer(context, visited, repeated)
  const wanted = item ? await checked(context, [askedOf(item, pickup)]) : []
  if ('ok' in wanted) return wanted
  const made = await basket.create(basketId, owner, wanted, key, context.now)
  if (!made.ok) return made
  if (context.consumer.kind === 'registered') await keepAsOwn(context, owner, basketId)
  await noteStore(context, visited, pickup)
  return answer(context, visited, await basket.read(owner))
}

/** A person's first basket is theirs everywhere; one more, as for a quick wallet payment, is not. */
async function keepAsOwn(context: PlatformContext, consumerId: string, basketId: string): Promise<void> {
  const own = await readOwnBasketId(context.env.DB, consumerId)
  if (own !== null && (await basketOf(context.env, own).read(consumerId)).ok) return
  await takeAsOwn(context.env.DB, consumerId, basketId, own)
}

async function addItems(context: PlatformContext, body: readonly AddItem[]): Promise<Result<Cart>> {
  const basketId = body[0]?.cartId ?? ''
  if (body.some((item) => item.cartId !== basketId)) return refuse('BSK404')
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  const savedIds = body.flatMap((item) => item.saveForLater?.itemId ?? [])
  // An item of the saved list goes back once, however often and under whatever keys it is asked for.
  const key = savedIds.length > 0 ? `saved-${savedIds.join('.')}` : keyOf(context)
  const repeated = key === null ? null : await basket.repeated(owner, 'add', key)
  if (repeated) {
    await takeOffList(context, owner, savedIds)
    return answer(context, visited, repeated)
  }
  const wanted = await checked(
    context,
    body.map((item) => askedOf(item, {})),
  )
  if ('ok' in wanted) return wanted
  const claimed = await claimAll(context, owner, savedIds, basketId)
  if (!claimed) return refuse('ORD404')
  const outcome = await basket.change(owner, { kind: 'add', items: wanted }, key, context.now)
  if (outcome.ok) await takeOffList(context, owner, savedIds)
  else for (const itemId of savedIds) await unclaimSaved(context.env.DB, itemId, basketId)
  return answer(context, visited, outcome)
}

async function claimAll(context: PlatformContext, consumerId: string, itemIds: readonly string[], basketId: string) {
  for (const [index, itemId] of itemIds.entries()) {
    if (await claimSaved(context.env.DB, { consumerId, itemId, basketId }, context.now)) continue
    for (const claimed of itemIds.slice(0, index)) await unclaimSaved(context.env.DB, claimed, basketId)
    return false
  }
  return true
}

async function takeOffList(context: PlatformContext, consumerId: string, itemIds: readonly string[]): Promise<void> {
  for (const itemId of itemIds) await removeSaved(context.env.DB, { consumerId, itemId }, context.now)
}

type Update = {
  readonly itemId: string
  readonly productId: string
  readonly upc: string
  readonly qty: number
  readonly maxQty?: number | undefined
  readonly recipeId?: string | null | undefined
  readonly storeId?: string | null | undefined
  readonly giftOption?: AddItem['giftOption'] | undefined
}

/** A part that isn't sent stays as it is: a new quantity alone doesn't turn a pickup into a parcel. */
function updated(line: CartLine, update: Update, pickup: Pickup): Asked {
  const keeps = (update.storeId === undefined && pickup.action !== 'pickup') || update.storeId === line.storeId
  const place: { method: LineMethod; storeId: string | null } = keeps
    ? { method: line.method, storeId: line.storeId }
    : chosenPlace(update.storeId, pickup)
  const recipeId = update.recipeId === undefined ? line.recipeId : update.recipeId
  return { ...update, ...place, recipeId, giftOption: line.giftOption }
}

async function updateItem(
  context: PlatformContext,
  basketId: string,
  update: Update,
  pickup: Pickup,
): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  const key = keyOf(context)
  const repeated = key === null ? null : await basket.repeated(owner, 'update', key)
  if (repeated) return answer(context, visited, repeated)
  const read = await basket.read(owner)
  if (!read.ok) return read
  const snapshot: CartSnapshot = read.cart
  if (isBonusItemId(update.itemId)) return refuse('GWP403')
  const line = snapshot.lines.find(({ id }) => id === update.itemId)
  if (!line) return refuse('ORD404')
  const wanted = await checked(context, [updated(line, update, pickup)])
  if ('ok' in wanted) return wanted
  const [item] = wanted
  if (!item) return refuse('ORD404')
  await noteStore(context, visited, pickup)
  const change = { kind: 'update', itemId: update.itemId, item, giftOption: update.giftOption } as const
  return answer(context, visited, await basket.change(owner, change, key, context.now))
}

type Operations = Extract<
  (typeof cartOperations)[number],
  {
    id:
      | 'cart.create'
      | 'cart.createWithItem'
      | 'cart.get'
      | 'cart.addItems'
      | 'cart.updateItem'
      | 'cart.removeItem'
      | 'cart.reserveWithItem'
  }
>

export const itemHandlers: HandlersOf<readonly Operations[]> = {
  'cart.create': ({ body, query }, context) => createCart(context, body.item, query),
  'cart.createWithItem': ({ body, query }, context) => createCart(context, body.item, query),

  'cart.get': async ({ params, query }, context) => {
    const visited = await visit(context, params.basketId)
    if ('ok' in visited) return visited
    await noteStore(context, visited, query)
    return query.isPatchRequired === 'true' || query.inventorySupplyCheck === 'true'
      ? correct(context, visited, query.isPatchRequired === 'true')
      : answer(context, visited, await visited.basket.read(visited.owner))
  },

  'cart.addItems': ({ body }, context) => addItems(context, body),

  'cart.updateItem': async ({ params, query, body }, context) =>
    body.cartId === params.basketId ? updateItem(context, params.basketId, body, query) : refuse('BSK404'),

  'cart.removeItem': async ({ body }, context) => {
    const refused = isBonusItemId(body.itemId) ? await visit(context, body.cartId) : null
    if (refused) return 'ok' in refused ? refused : refuse('GWP403')
    return alter(context, body.cartId, { kind: 'remove', itemId: body.itemId })
  },

  /** Kept for the shopper in the store it names: a line that is fetched there. */
  'cart.reserveWithItem': async ({ body }, context) => {
    if (body.item.storeId === undefined || body.item.storeId === null) return refuse('ORD404')
    return addItems(context, [{ ...body.item, cartId: body.cartId }])
  },
}
