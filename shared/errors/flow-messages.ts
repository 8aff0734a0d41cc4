/**
 * Texts of single flows (spec §4 and §8), where the code's own message would be too general. flows.ts assigns them.
 */
export const flowMessageIds = [
  'flow.add.notMoved',
  'flow.add.maxQuantity',
  'flow.add.maxQuantityGeneric',
  'flow.add.gift',
  'flow.add.failed',
  'flow.add.unknown',
  'flow.quantity.invalid',
  'flow.update.gift',
  'flow.update.failed',
  'flow.remove.failed',
  'flow.cart.merged',
  'flow.cart.mergedShort',
  'flow.cart.capped',
  'flow.cart.voucherLowered',
  'flow.cart.voucherRemoved',
  'flow.cart.differs',
  'flow.cart.ended',
  'flow.cart.rebuilt',
  'flow.order.cannotBeCompleted',
  'flow.order.failed',
  'flow.order.lessLeft',
  'flow.order.paymentAuthentication',
  'flow.card.saveFailed',
  'flow.reward.invalid',
  'flow.reward.expired',
  'flow.reward.empty',
  'flow.reward.applied',
  'flow.reward.notHere',
  'flow.reward.alreadySaved',
  'flow.reward.saveFailed',
  'flow.newsletter.failed',
  'flow.newsletter.success',
  'flow.passkey.unused',
  'flow.passkey.exists',
  'flow.passkey.unsupported',
  'flow.delivery.stsToShip',
  'flow.delivery.stsToPickup',
  'flow.delivery.downgraded',
  'flow.delivery.itemReason',
] as const

export type FlowMessageId = (typeof flowMessageIds)[number]

/** Delivery methods in conversions: home delivery, pickup, ship to store. */
export type DeliveryKind = 'ship' | 'pickup' | 'sts'

/**
 * The five conversions the server flags (§4). Three of them also exist as error codes of §8 and share their text.
 * Each is an info, and marks the item with `flow.delivery.itemReason`.
 */
export const deliveryChanges = [
  { from: 'pickup', to: 'ship', code: 'ORD517', messageId: 'DELIVERY_PICKUP_TO_SHIP' },
  { from: 'pickup', to: 'sts', code: 'ORD518', messageId: 'DELIVERY_PICKUP_TO_STS' },
  { from: 'sts', to: 'ship', code: null, messageId: 'flow.delivery.stsToShip' },
  { from: 'sts', to: 'pickup', code: null, messageId: 'flow.delivery.stsToPickup' },
  { from: 'ship', to: 'pickup', code: 'ORD516', messageId: 'DELIVERY_SHIP_TO_PICKUP' },
] as const

export type DeliveryChange = (typeof deliveryChanges)[number]

/** Undefined when nothing changed, or for a conversion the server does not make (ship to ship-to-store). @public */
export const deliveryChange = (from: DeliveryKind, to: DeliveryKind): DeliveryChange | undefined =>
  deliveryChanges.find((change) => change.from === from && change.to === to)

/**
 * Flash code of a line whose delivery the server changed; its details are `{from, to}`, both a `DeliveryKind`. Ours:
 * the spec names no code.
 */
export const deliveryMethodChanged = 'DeliveryMethodChanged'

/**
 * Flash code of a line that has fewer units than the two carts that a sign-in merged; its details are `{wanted, kept}`.
 * Ours: the spec names no code.
 */
export const mergedQuantityCapped = 'MergedQuantityCapped'

/**
 * Flash code of a cart whose points voucher the shop replaced because it no longer fits; its details are `{points,
 * amountInCurrency}` of the one that does, or `points` null. Ours: the spec names no code.
 */
export const voucherLowered = 'VoucherLowered'

/**
 * Flash code of a cart that a sign-in merged: both had a delivery, billing address or payment, and the last entry was
 * kept. Ours: the spec names no code.
 */
export const mergedDetailsDiffer = 'MergedDetailsDiffer'
