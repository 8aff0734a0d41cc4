import { keepNewsletterConsent } from '../../../../accounts/subscriptions/newsletter-consent.ts'
import { keyOf } from '../../../../backend/http/idempotency-key.ts'
import { type Failure, type Result, refuse, succeed } from '../../../../backend/result.ts'
import { withInternationalPhone } from '../../../../shared/address/address-phone.ts'
import { shippingMethodsFor } from '../../../../shared/cart/delivery/shipping.ts'
import type { Address } from '../../../../shared/contracts/address.ts'
import type { Cart, ShippingMethodCode } from '../../../../shared/contracts/cart.ts'
import type { checkoutOperations } from '../../../../shared/operations/checkout.ts'
import type { HandlersOf, PlatformContext } from '../../../context.ts'
import { doorShipmentId, type KeptShipment, type LineMethod } from '../../../objects/cart-snapshot.ts'
import { validateAddresses } from '../../addresses/validate.ts'
import { collectionPoint } from '../../stores/carrier.ts'
import { keepPoint } from '../../stores/chosen-points.ts'
import { alter, answer, type View, view, visit } from '../answers.ts'
import { billingFault, shippable } from './address-check.ts'
import { type LineDelivery, shippingIdOf } from './delivery.ts'
import { pickupPersonFault } from './pickup-person.ts'
import { readStoreStock, storeStockUnits } from './store-stock.ts'

type Chosen = {
  readonly code: ShippingMethodCode
  readonly shippingId: string
  readonly itemIds?: readonly string[] | undefined
  readonly storeId?: string | null | undefined
  readonly collectionPointId?: string | null | undefined
  readonly pickupPerson?: KeptShipment['pickupPerson'] | undefined
}

const lineMethod = (code: ShippingMethodCode): LineMethod =>
  code === 'pickup' || code === 'sts' || code === 'me' ? code : null

async function setShippingMethod(context: PlatformContext, cartId: string, chosen: Chosen): Promise<Result<Cart>> {
  const visited = await visit(context, cartId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  const key = keyOf(context)
  const repeated = key === null ? null : await basket.repeated(owner, 'deliver', key)
  if (repeated) return answer(context, visited, repeated)
  const cartView = await view(context, visited)
  if ('ok' in cartView) return cartView
  const { itemIds, shippingId } = chosen
  const targets = cartView.composed.deliveries.filter((delivery) =>
    itemIds ? itemIds.includes(delivery.line.id) : delivery.shippingId === shippingId,
  )
  const [first] = targets
  if (!first || (itemIds && targets.length !== new Set(itemIds).size)) return refuse('SHP404')
  const method = lineMethod(chosen.code)
  const storeId = method === null ? null : storeOf(cartView, first, chosen)
  if (method !== null && storeId === null) return refuse('SHP404')
  const wrongPoint = await pointFault(context, chosen.collectionPointId ?? null)
  if (wrongPoint) return wrongPoint
  const field = chosen.pickupPerson ? pickupPersonFault(chosen.code, chosen.pickupPerson, context.site) : null
  if (field !== null) return refuse('CHK320', { additionalInfo: { field } })
  if (!(await areAllPossible(context, targets, chosen.code, storeId))) return refuse('SHP404')
  const lines = { itemIds: targets.map(({ line }) => line.id), method, storeId }
  const shipment = shipmentOf(
    cartView,
    shippingIdOf({ ...first.line, method, storeId }, first.product.isDigitalProduct),
    chosen,
    method === null ? null : first.shippingId,
  )
  return answer(
    context,
    visited,
    await basket.change(owner, { kind: 'deliver', lines, shipment }, key, context.now, context.requestId),
  )
}

/** SHP404 for a parcel shop unknown in the site's country, API503 if the carrier doesn't respond. Stores valid ones. */
async function pointFault({ config, env, site }: PlatformContext, id: string | null): Promise<Failure | null> {
  if (id === null) return null
  const point = await collectionPoint(config, id)
  if (point === 'no-answer') return refuse('API503')
  if (point?.country !== site.country) return refuse('SHP404')
  await keepPoint(env.DB, point)
  return null
}

/** The requested store, else the line's own, else the favorite; for an in-store handover, the associate's own. */
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
  const storeStock = await readStoreStock(context.env.DB, productIds, storeId === null ? [] : [storeId])
  const store = storeId === null ? null : (storeStock.stores.get(storeId) ?? null)
  if (storeId !== null && !store) return false
  return targets.every(({ question, line, sku }) => {
    const hasStock = store !== null && storeStockUnits(storeStock, store.storeId, line.productId, sku.upc) >= line.qty
    if (code === 'me' && !hasStock) return false
    const storeQuestion = {
      ...question,
      store: store && { services: store.services, country: store.country, hasStock },
    }
    return shippingMethodsFor({ ...storeQuestion, goodsValue: 0 }).some((method) => method.code === code)
  })
}

/** Omitted fields keep their values; the pickup person is carried over from the previous shipment (`previousId`). */
function shipmentOf({ snapshot }: View, shippingId: string, chosen: Chosen, previousId: string | null): KeptShipment {
  const storedShipment = (id: string | null) => snapshot.shipments.find((shipment) => shipment.shippingId === id)
  const stored = storedShipment(shippingId)
  const collector = stored?.pickupPerson ?? storedShipment(previousId)?.pickupPerson ?? null
  const { code, collectionPointId, pickupPerson } = chosen
  return {
    shippingId,
    code,
    collectionPointId: collectionPointId === undefined ? (stored?.collectionPointId ?? null) : collectionPointId,
    pickupPerson: pickupPerson === undefined ? collector : pickupPerson,
  }
}

async function setAddresses(
  context: PlatformContext,
  basketId: string,
  addresses: readonly Address[],
): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const cartView = await view(context, visited)
  if ('ok' in cartView) return cartView
  const accepted: { shippingId: string; address: Address }[] = []
  for (const address of addresses) {
    const shippingId = address.shippingId ?? doorShipmentId
    const shipment = cartView.composed.cart.shippingMethods.find((candidate) => candidate.shippingId === shippingId)
    if (!shipment && shippingId !== doorShipmentId) return refuse('CHK320', { additionalInfo: { shippingId } })
    const checked = shipment?.code === 'digital' ? succeed(address) : shippable(address, context.site)
    if (!checked.ok) return checked
    accepted.push({ shippingId, address: { ...checked.value, shippingId } })
  }
  const change = { kind: 'set-addresses', addresses: accepted } as const
  return answer(
    context,
    visited,
    await visited.basket.change(visited.owner, change, keyOf(context), context.now, context.requestId),
  )
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
    const cartView = await view(context, visited)
    if ('ok' in cartView) return cartView
    const shipment = cartView.composed.cart.shippingMethods.find(
      (candidate) => candidate.shippingId === params.shippingId,
    )
    return shipment ? succeed({ applicableShippingMethods: shipment.applicableShippingMethods }) : refuse('SHP404')
  },

  'cart.setShippingAddress': ({ params, body }, context) => setAddresses(context, params.basketId, body.addresses),

  'cart.removeShippingAddress': ({ params }, context) => alter(context, params.basketId, { kind: 'remove-addresses' }),

  'cart.validateShippingAddress': async ({ params, body }, context) => {
    const visited = await visit(context, params.basketId)
    if ('ok' in visited) return visited
    const read = await visited.basket.read(visited.owner)
    return read.ok ? validateAddresses(body.addresses) : read
  },

  'cart.setBillingAddress': async ({ params, body }, context) => {
    const fault = billingFault(body.address)
    const visited = await visit(context, params.basketId)
    if ('ok' in visited) return visited
    if (fault) return fault
    await keepNewsletterConsent(context, [body.address])
    const address = withInternationalPhone(body.address)
    return alter(context, params.basketId, { kind: 'set-billing', address, follows: body.follows ?? false })
  },

  'cart.removeBillingAddress': ({ params }, context) => alter(context, params.basketId, { kind: 'remove-billing' }),
}
