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
  'flow.cart.adjustmentLimited',
  'flow.cart.memberGone',
  'flow.cart.differs',
  'flow.cart.ended',
  'flow.cart.itemGone',
  'flow.cart.rebuilt',
  'flow.cart.remade',
  'flow.cart.undone',
  'flow.order.cannotBeCompleted',
  'flow.order.failed',
  'flow.order.otherPurchase',
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
  'flow.limit.proof',
  'flow.limit.locked',
  'flow.passkey.unused',
  'flow.passkey.exists',
  'flow.passkey.unsupported',
  'flow.delivery.stsToShip',
  'flow.delivery.stsToPickup',
  'flow.delivery.moved.pickupToShip',
  'flow.delivery.moved.pickupToSts',
  'flow.delivery.moved.stsToShip',
  'flow.delivery.moved.stsToPickup',
  'flow.delivery.moved.shipToPickup',
  'flow.delivery.reason.pickupStopped',
  'flow.delivery.reason.stsStopped',
  'flow.delivery.reason.otherCountry',
  'flow.delivery.reason.storeStock',
  'flow.delivery.reason.webStock',
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
  {
    from: 'pickup',
    to: 'ship',
    code: 'ORD517',
    messageId: 'DELIVERY_PICKUP_TO_SHIP',
    movedId: 'flow.delivery.moved.pickupToShip',
  },
  {
    from: 'pickup',
    to: 'sts',
    code: 'ORD518',
    messageId: 'DELIVERY_PICKUP_TO_STS',
    movedId: 'flow.delivery.moved.pickupToSts',
  },
  {
    from: 'sts',
    to: 'ship',
    code: null,
    messageId: 'flow.delivery.stsToShip',
    movedId: 'flow.delivery.moved.stsToShip',
  },
  {
    from: 'sts',
    to: 'pickup',
    code: null,
    messageId: 'flow.delivery.stsToPickup',
    movedId: 'flow.delivery.moved.stsToPickup',
  },
  {
    from: 'ship',
    to: 'pickup',
    code: 'ORD516',
    messageId: 'DELIVERY_SHIP_TO_PICKUP',
    movedId: 'flow.delivery.moved.shipToPickup',
  },
] as const

export type DeliveryChange = (typeof deliveryChanges)[number]

/** Undefined when nothing changed, or for a conversion the server does not make (ship to ship-to-store). @public */
export const deliveryChange = (from: DeliveryKind, to: DeliveryKind): DeliveryChange | undefined =>
  deliveryChanges.find((change) => change.from === from && change.to === to)

/**
 * Why a line was moved: its store stopped the service, the shopper went on in the shop of another country than the
 * store's, or there is not enough where the line came from.
 */
export const deliveryReasons = ['service', 'country', 'stock'] as const
export type DeliveryReason = (typeof deliveryReasons)[number]

/** The text of each reason, by the method that the line had; an item that is shipped has no store. */
export const deliveryReasonIds = {
  service: { pickup: 'flow.delivery.reason.pickupStopped', sts: 'flow.delivery.reason.stsStopped', ship: null },
  country: { pickup: 'flow.delivery.reason.otherCountry', sts: 'flow.delivery.reason.otherCountry', ship: null },
  stock: {
    pickup: 'flow.delivery.reason.storeStock',
    sts: 'flow.delivery.reason.webStock',
    ship: 'flow.delivery.reason.webStock',
  },
} as const satisfies Readonly<Record<DeliveryReason, Readonly<Record<DeliveryKind, FlowMessageId | null>>>>

/**
 * Flash code of a line whose delivery the server changed; its details are `DeliveryChangeDetails`. Ours: the spec names
 * no code.
 */
export const deliveryMethodChanged = 'DeliveryMethodChanged'

/** `store` is the name of the store that the line was for or is for now. */
export type DeliveryChangeDetails = {
  readonly from: DeliveryKind
  readonly to: DeliveryKind
  readonly reason: DeliveryReason
  readonly store: string | null
}

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
 * Flash code of a cart whose price adjustments are limited to less than was entered; its details are `{most, wanted}`,
 * sums in minor units. Ours: the spec names no code.
 */
export const adjustmentsLimited = 'PriceAdjustmentsLimited'

/**
 * Flash code of a sale whose member has renewed their number since, or is no member any more. Ours: the spec names no
 * code.
 */
export const memberGone = 'MemberGone'

/**
 * Flash code of a cart that a sign-in merged: both had a delivery, billing address or payment, and the last entry was
 * kept. Ours: the spec names no code.
 */
export const mergedDetailsDiffer = 'MergedDetailsDiffer'
