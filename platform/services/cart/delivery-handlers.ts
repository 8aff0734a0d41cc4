import { withInternationalPhone } from '../../../shared/address/address-phone.ts'
import { shippingMethodsFor } from '../../../shared/cart/shipping.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import type { Cart, ShippingMethodCode } from '../../../shared/contracts/cart.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import type { checkoutOperations } from '../../../shared/operations/checkout.ts'
import { type HandlersOf, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import type { KeptShipment, LineMethod } from '../../objects/cart-snapshot.ts'
import { validateAddress } from '../addresses/validate.ts'
import { keepNewsletterConsent } from '../people/newsletter-consent.ts'
import { collectionPoint } from '../stores/collection-points.ts'
import { billingFault, shippable } from './address-check.ts'
import { alter, answer, type View, view, visit } from './answers.ts'
import { keyOf } from './baskets.ts'
import { doorShipmentId, type LineDelivery, shippingIdOf } from './delivery.ts'
import { fetcherFault } from './fetcher.ts'
import { readShelves, shelfUnits } from './shelves.ts'

type Chosen = {
  readonly code: ShippingMethodCode
  readonly shippingId: string
  readonly itemIds?: readonly string[] | undefined
  readonly storeId?: string | null | undefined
  readonly collectionPointId?: string | null | undefined
  readonly pickupPerson?: KeptShipment['pickupPerson'] | undefined
}

const storeMethods: readonly ShippingMethodCode[] = ['pickup', 'sts', 'me']
const lineMethod = (code: ShippingMethodCode): LineMethod => (storeMethods.includes(code) ? (code as LineMethod) : null)

async function setShippingMethod(context: PlatformContext, cartId: string, chosen: Chosen): Promise<Result<Cart>> {
  const visited = await visit(context, cartId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  const key = keyOf(context)
  const repeated = key === null ? null : await basket.repeated(owner, 'deliver', key)
  if (repeated) return answer(context, visited, repeated)
  const seen = await view(context, visited)
  if ('ok' in seen) return seen
  const { itemIds, shippingId } = chosen
  const targets = seen.composed.deliveries.filter((one) =>
    itemIds ? itemIds.includes(one.line.id) : one.shippingId === shippingId,
  )
  const [first] = targets
  if (!first || (itemIds && targets.length !== new Set(itemIds).size)) return refuse('SHP404')
  const method = lineMethod(chosen.code)
  const storeId = method === null ? null : storeOf(seen, first, chosen)
  if (method !== null && storeId === null) return refuse('SHP404')
  if (!isPointHere(chosen.collectionPointId, context.site)) return refuse('SHP404')
  const field = chosen.pickupPerson ? fetcherFault(chosen.code, chosen.pickupPerson, context.site) : null
  if (field !== null) return refuse('CHK320', { additionalInfo: { field } })
  if (!(await areAllPossible(context, targets, chosen.code, storeId))) return refuse('SHP404')
  const lines = { itemIds: targets.map(({ line }) => line.id), method, storeId }
  const shipment = shipmentOf(
    seen,
    shippingIdOf({ ...first.line, method, storeId }, first.product.isDigitalProduct),
    chosen,
  )
  return answer(context, visited, await basket.change(owner, { kind: 'deliver', lines, shipment }, key, context.now))
}

const isPointHere = (id: string | null | undefined, { country }: Site): boolean =>
  id === undefined || id === null || collectionPoint(id)?.country === country

/** The store asked for, else the line's own, else the shopper's favourite. Only the associate's own for what is taken along. */
function storeOf({ snapshot, scene }: View, { line }: LineDelivery, { code, storeId }: Chosen): string | null {
  if (code === 'me') return scene.consumer.associate?.storeId ?? null
  return storeId ?? line.storeId ?? snapshot.favoriteStoreId
}

async function areAllPossible(
  context: PlatformContext,
  targets: readonly LineDelivery[],
  code: ShippingMethodCode,
  storeId: string | null,
): Promise<boolean> {
  const productIds = targets.map(({ line }) => line.productId)
  const shelves = await readShelves(context.env.DB, productIds, storeId === null ? [] : [storeId])
  const store = storeId === null ? null : (shelves.stores.get(storeId) ?? null)
  if (storeId !== null && !store) return false
  return targets.every(({ question, line, sku }) => {
    const hasStock = store !== null && shelfUnits(shelves, store.storeId, line.productId, sku) >= line.qty
    const asked = { ...question, store: store && { services: store.services, country: store.country, hasStock } }
    return shippingMethodsFor({ ...asked, goodsValue: 0 }).some((method) => method.code === code)
  })
}

/** What isn't said stays as it was. */
function shipmentOf({ snapshot }: View, shippingId: string, chosen: Chosen): KeptShipment {
  const kept = snapshot.shipments.find((one) => one.shippingId === shippingId)
  const { code, collectionPointId, pickupPerson } = chosen
  return {
    shippingId,
    code,
    collectionPointId: collectionPointId === undefined ? (kept?.collectionPointId ?? null) : collectionPointId,
    pickupPerson: pickupPerson === undefined ? (kept?.pickupPerson ?? null) : pickupPerson,
  }
}

async function setAddresses(
  context: PlatformContext,
  basketId: string,
  addresses: readonly Address[],
): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const seen = await view(context, visited)
  if ('ok' in seen) return seen
  const kept: { shippingId: string; address: Address }[] = []
  for (const address of addresses) {
    const shippingId = address.shippingId ?? doorShipmentId
    const shipment = seen.composed.cart.shippingMethods.find((one) => one.shippingId === shippingId)
    if (!shipment && shippingId !== doorShipmentId) return refuse('CHK320', { additionalInfo: { shippingId } })
    const checked = shipment?.code === 'digital' ? succeed(address) : shippable(address, context.site)
    if (!checked.ok) return checked
    kept.push({ shippingId, address: { ...checked.value, shippingId } })
  }
  const change = { kind: 'set-addresses', addresses: kept } as const
  return answer(context, visited, await visited.basket.change(visited.owner, change, keyOf(context), context.now))
}

type Operations = Extract<
  (typeof checkoutOperations)[number],
  {
    id:
      | 'cart.setShippingMethod'
      | 'cart.shippingMethods'
      | 'cart.setShippingAddress'
      | 'cart.removeShippingAddress'
      | 'cart.validateShippingAddress'
      | 'cart.setBillingAddress'
      | 'cart.removeBillingAddress'
  }
>

export const deliveryHandlers: HandlersOf<readonly Operations[]> = {
  'cart.setShippingMethod': ({ body }, context) => setShippingMethod(context, body.cartId, body),

  'cart.shippingMethods': async ({ params }, context) => {
    const visited = await visit(context, params.basketId)
    if ('ok' in visited) return visited
    const seen = await view(context, visited)
    if ('ok' in seen) return seen
    const shipment = seen.composed.cart.shippingMethods.find((one) => one.shippingId === params.shippingId)
    return shipment ? succeed({ applicableShippingMethods: shipment.applicableShippingMethods }) : refuse('SHP404')
  },

  'cart.setShippingAddress': ({ params, body }, context) =>
    setAddresses(context, params.basketId, 'addresses' in body ? body.addresses : body),

  'cart.removeShippingAddress': ({ params }, context) => alter(context, params.basketId, { kind: 'remove-addresses' }),

  'cart.validateShippingAddress': async ({ params, body }, context) => {
    const visited = await visit(context, params.basketId)
    if ('ok' in visited) return visited
    const read = await visited.basket.read(visited.owner)
    return read.ok ? validateAddress(body.address) : read
  },

  'cart.setBillingAddress': async ({ params, body }, context) => {
    const fault = billingFault(body.address)
    const visited = await visit(context, params.basketId)
    if ('ok' in visited) return visited
    if (fault) return fault
    await keepNewsletterConsent(context, [body.address])
    return alter(context, params.basketId, { kind: 'set-billing', address: withInternationalPhone(body.address) })
  },

  'cart.removeBillingAddress': ({ params }, context) => alter(context, params.basketId, { kind: 'remove-billing' }),
}
