import { keyOf } from '../../../../backend/http/idempotency-key.ts'
import { type Failure, type Result, refuse } from '../../../../backend/result.ts'
import type { AddItem, Cart } from '../../../../shared/contracts/cart.ts'
import type { cartOperations } from '../../../../shared/operations/cart.ts'
import { isEmail } from '../../../../shared/validation/text.ts'
import type { HandlersOf, PlatformContext } from '../../../context.ts'
import type { CartLine, CartSnapshot, CopiedLine, LineMethod } from '../../../objects/cart-snapshot.ts'
import { alter, answer, type Visit, visit } from '../answers.ts'
import { isBasketId, newBasketId } from '../basket/basket-id.ts'
import { basketOf } from '../basket/baskets.ts'
import { readOwnBasketId, takeAsOwn } from '../basket/own-basket.ts'
import { rebuiltFrom } from '../basket/rebuilt-from.ts'
import { replaceCart } from '../basket/replace.ts'
import { correct } from '../delivery/correct.ts'
import { readStoreStock } from '../delivery/store-stock.ts'
import { claimSaved, readSavedOptions, removeSaved, type SavedOptions, unclaimSaved } from '../saved/saved-lists.ts'
import { checkItems, noteMoves } from './check-items.ts'
import { isBonusItemId } from './items.ts'
import type { RequestedItem } from './wanted.ts'

type Pickup = { readonly action?: 'pickup' | undefined; readonly favStoreId?: string | undefined }

/** A new item's place of supply: the named store, or the favorite store for a pickup. */
function chosenPlace(
  storeId: string | null | undefined,
  pickup: Pickup,
  method: LineMethod = 'pickup',
): Pick<RequestedItem, 'method' | 'storeId'> {
  const store = storeId ?? (pickup.action === 'pickup' ? pickup.favStoreId : null) ?? null
  return { method: store === null ? null : method, storeId: store }
}

/** Omitted fields keep the values they had when the item was saved for later. */
function requestedItem(item: AddItem, pickup: Pickup, saved: SavedOptions | null = null): RequestedItem {
  const place = chosenPlace(item.storeId, pickup, item.storeMethod ?? 'pickup')
  const isPlaced = item.storeId !== undefined || place.storeId !== null || !saved
  return {
    ...item,
    // Only a line that was removed or lost names its method.
    isRestored: saved !== null || Boolean(item.storeMethod),
    ...(isPlaced ? place : { method: saved.method, storeId: saved.storeId }),
    recipeId: item.recipeId ?? saved?.recipeId ?? null,
    giftOption: item.giftOption === undefined ? (saved?.giftOption ?? null) : item.giftOption,
  }
}

/** A gift sent by e-mail needs a valid address. */
const giftFault = (items: readonly Pick<AddItem, 'giftOption'>[]): Failure | null =>
  items.every(({ giftOption }) => !giftOption || isEmail(giftOption.email)) ? null : refuse('AUT453')

/** Stores the favorite store with the basket if it exists. */
async function noteStore(context: PlatformContext, { basket, owner }: Visit, { favStoreId }: Pickup): Promise<void> {
  if (favStoreId === undefined) return
  const { stores } = await readStoreStock(context.env.DB, [], [favStoreId])
  if (stores.has(favStoreId)) await basket.note(owner, { favoriteStoreId: favStoreId })
}

type NewCart = {
  readonly isApart?: boolean | undefined
  readonly rebuilds?: string | undefined
  readonly shown?: readonly AddItem[] | undefined
  /** The associate's sale that it is bought beside. */
  readonly sale?: string | undefined
}

async function createCart(
  context: PlatformContext,
  item: AddItem | undefined,
  pickup: Pickup,
  { isApart, rebuilds, shown = [], sale }: NewCart = {},
): Promise<Result<Cart>> {
  if (!context.consumer) return refuse('AUT498')
  const key = keyOf(context)
  const basketId = await newBasketId(context.consumer.consumerId, key)
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  // Before checking stock: the first attempt may have reserved the last pair.
  const repeated = key === null ? null : await basket.repeated(owner, 'add', key)
  if (repeated) return answer(context, visited, repeated)
  const gift = giftFault(item ? [item] : [])
  if (gift) return gift
  const checked = item
    ? await checkItems(context, visited.scene, [requestedItem(item, pickup)])
    : { items: [], moves: [] }
  if ('ok' in checked) return checked
  const created = await basket.create(basketId, owner, checked.items, key, context.now, context.requestId)
  if (!created.ok) return created
  if (visited.scene.person && !isApart) await keepAsOwn(context, owner, basketId)
  await noteStore(context, visited, pickup)
  if (rebuilds !== undefined) await basket.note(owner, await rebuiltFrom(context.env, rebuilds, shown.map(copyOf)))
  if (sale !== undefined) await noteMember(context, visited, sale)
  return answer(context, visited, await noteMoves(context, visited, await basket.read(owner), checked))
}

/** Whoever is served in an associate's sale is served in what is bought beside it. */
async function noteMember(context: PlatformContext, { basket, owner, scene }: Visit, sale: string): Promise<void> {
  if (!scene.consumer.associate || !isBasketId(sale)) return
  const read = await basketOf(context.env, sale).read(owner)
  const number = read.ok ? read.value.member : null
  if (number === null) return
  await basket.change(owner, { kind: 'set-member', number }, null, context.now, context.requestId)
}

function copyOf(item: AddItem): CopiedLine {
  const { productId, upc, qty, method, storeId, recipeId, giftOption = null } = requestedItem(item, {})
  return { productId, upc, qty, method, storeId, recipeId, giftOption }
}

/** A person's first basket becomes theirs on every device; a second one, as for express checkout, doesn't. */
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
  // A saved item is added once, however many requests with different keys ask for it.
  const key = savedIds.length > 0 ? `saved-${savedIds.join('.')}` : keyOf(context)
  const repeated = key === null ? null : await basket.repeated(owner, 'add', key)
  if (repeated) {
    await takeOffList(context, owner, savedIds)
    return answer(context, visited, repeated)
  }
  const gift = giftFault(body)
  if (gift) return gift
  const saved = await Promise.all(
    body.map(({ saveForLater: from }) =>
      from?.itemId ? readSavedOptions(context.env.DB, { consumerId: owner, itemId: from.itemId }) : null,
    ),
  )
  const requestedItems = body.map((item, index) => requestedItem(item, {}, saved[index]))
  if (
    requestedItems.some(
      ({ method, storeId }) => method === 'me' && visited.scene.consumer.associate?.storeId !== storeId,
    )
  )
    return refuse('SHP404')
  const checked = await checkItems(context, visited.scene, requestedItems)
  if ('ok' in checked) return checked
  const claimed = await claimAll(context, owner, savedIds, basketId)
  if (!claimed) return refuse('ORD404')
  const outcome = await basket.change(owner, { kind: 'add', items: checked.items }, key, context.now, context.requestId)
  if (outcome.ok) await takeOffList(context, owner, savedIds)
  else for (const itemId of savedIds) await unclaimSaved(context.env.DB, itemId, basketId)
  return answer(context, visited, await noteMoves(context, visited, outcome, checked))
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

/** Omitted fields keep their values: a new quantity alone doesn't turn a pickup into a shipment. */
function updatedItem(line: CartLine, update: Update, pickup: Pickup): RequestedItem {
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
  const snapshot: CartSnapshot = read.value
  if (isBonusItemId(update.itemId)) return refuse('GWP403')
  const line = snapshot.lines.find(({ id }) => id === update.itemId)
  if (!line) return refuse('ORD404')
  const gift = giftFault([update])
  if (gift) return gift
  const checked = await checkItems(context, visited.scene, [updatedItem(line, update, pickup)])
  if ('ok' in checked) return checked
  const [item] = checked.items
  if (!item) return refuse('ORD404')
  await noteStore(context, visited, pickup)
  const change = { kind: 'update', itemId: update.itemId, item, giftOption: update.giftOption } as const
  return answer(context, visited, await basket.change(owner, change, key, context.now, context.requestId))
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
  'cart.create': ({ body, query }, context) =>
    body.instead === undefined ? createCart(context, body.item, query, body) : replaceCart(context, body.instead),
  'cart.createWithItem': ({ body, query }, context) =>
    createCart(context, body.item, query, { ...body, isApart: body.apart }),

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
    const visited = isBonusItemId(body.itemId) ? await visit(context, body.cartId) : null
    if (visited) return 'ok' in visited ? visited : refuse('GWP403')
    return alter(context, body.cartId, { kind: 'remove', itemId: body.itemId })
  },

  /** Reserves the item in the given store: adds a pickup line. */
  'cart.reserveWithItem': async ({ body }, context) => {
    if (body.item.storeId === undefined || body.item.storeId === null) return refuse('ORD404')
    const outcome = await addItems(context, [{ ...body.item, cartId: body.cartId }])
    // Sold out in that store has its own code: the item may still be available elsewhere.
    return !outcome.ok && outcome.failure.code === 'INV700' ? refuse('INV701') : outcome
  },
}
