import type { FlashMessage } from '../../shared/contracts/cart.ts'
import { mergedDetailsDiffer, mergedQuantityCapped } from '../../shared/errors/flow-messages.ts'
import { settleBilling } from './cart-billing.ts'
import type { CartCheckout } from './cart-checkout.ts'
import { takenOut, takeOut } from './cart-copies.ts'
import type { CappedLine, CartLines } from './cart-lines.ts'
import type { CartSnapshot, EnteredPart, WantedItem } from './cart-snapshot.ts'

type Basket = { readonly lines: CartLines; readonly checkout: CartCheckout }

type Absorbing = Basket & { readonly basketId: string }

const cappedFlash = ({ itemId, wanted, kept }: CappedLine): FlashMessage => ({
  code: mergedQuantityCapped,
  itemId,
  details: { wanted, kept },
})

/**
 * Merges the basket in hand, `from`, into the person's own (spec 1 §4 "Login"). No line is lost. Delivery, billing and
 * payment are those of the basket in hand, also where it has none yet: an order never takes what was entered for an
 * earlier purchase. Where both have them, the last entry wins, and a message says so. A basket that was rebuilt from
 * this one replaces it: lines that were taken out or changed there are so here, and the larger quantity of a line
 * counts. As long as both are the same purchase, what it lacks is here. `cart-merge.test.ts` decides about every field
 * of a basket.
 */
export function absorb(
  { lines, checkout, basketId }: Absorbing,
  from: CartSnapshot,
  items: readonly WantedItem[],
): null {
  checkout.addMerged(from.basketId)
  const isRebuilt = from.rebuilds?.basketId === basketId
  if (isRebuilt) takeOut({ lines, checkout }, takenOut(from))
  if (from.lines.length === 0) {
    if (isRebuilt && lines.all().length === 0) checkout.forget()
    return null
  }
  const isCopy = isRebuilt && from.purchaseId === checkout.fact('purchaseId')
  for (const item of items) {
    const capped = lines.absorb(item, isRebuilt)
    if (capped) checkout.addFlash(cappedFlash(capped))
  }
  addCoupons(checkout, from.coupons, checkout.coupons())
  if (!isCopy) checkout.dropBasketAdjustments()
  const differs = entries.map((entry) => settle(checkout, from, entry, isCopy)).includes(true)
  settleBilling(checkout)
  if (differs) checkout.addFlash({ code: mergedDetailsDiffer })
  if (!isCopy) checkout.setFact('purchaseId', from.purchaseId)
  checkout.setFact('favoriteStoreId', from.favoriteStoreId ?? checkout.fact('favoriteStoreId'))
  checkout.setFact('deviceFingerPrint', from.deviceFingerPrint)
  if (!isCopy) checkout.setFact('member', from.member)
  return null
}

/** A basket holds a few: those of the basket in hand come first. */
function addCoupons(checkout: CartCheckout, inHand: readonly string[], others: readonly string[]): void {
  for (const code of checkout.coupons()) checkout.removeCoupon(code)
  for (const code of new Set([...inHand, ...others])) checkout.addCoupon(code)
}

type Entered = Pick<
  CartSnapshot,
  'addresses' | 'shipments' | 'billingAddress' | 'instruments' | 'voucherPoints' | 'enteredAt'
>

/** A part of the checkout, compared and replaced as a whole. */
type Entry = {
  readonly part: EnteredPart
  /** Comparable text; empty where nothing was entered. */
  readonly read: (basket: Entered) => string
  readonly replace: (checkout: CartCheckout, from: CartSnapshot) => void
  /** Adds what doesn't contradict the entry that wins. */
  readonly keepMissing?: (checkout: CartCheckout, from: CartSnapshot) => void
}

const textOf = (...values: readonly unknown[]): string => {
  const entered = values.filter((value) => value !== null && !(Array.isArray(value) && value.length === 0))
  return entered.length === 0 ? '' : JSON.stringify(entered)
}

/** Shipments for which somebody has said more than that they exist: a method of its own, a place or a person. */
const chosenShipments = ({ shipments }: Pick<Entered, 'shipments'>) =>
  shipments
    .filter(({ code, collectionPointId, pickupPerson }) => code === 'pudo' || collectionPointId || pickupPerson)
    .toSorted((a, b) => a.shippingId.localeCompare(b.shippingId))

/** Messages about shipments that have none here: both are about one order. */
function keepMissing(checkout: CartCheckout, from: Entered): void {
  const known = new Set([...checkout.addresses(), ...checkout.shipments()].map(({ shippingId }) => shippingId))
  const isMissing = ({ shippingId }: { readonly shippingId: string }) => !known.has(shippingId)
  for (const { shippingId, address } of from.addresses.filter(isMissing)) checkout.keepAddress(shippingId, address)
  for (const shipment of from.shipments.filter(isMissing)) checkout.keepShipment(shipment)
}

const entries: readonly Entry[] = [
  {
    part: 'delivery',
    read: (basket) => textOf(basket.addresses, chosenShipments(basket)),
    replace(checkout, from) {
      checkout.forgetDelivery()
      keepMissing(checkout, from)
    },
    keepMissing,
  },
  {
    part: 'billing',
    read: (basket) => textOf(basket.billingAddress),
    replace(checkout, from) {
      checkout.setFact('billing', from.billingAddress)
      checkout.setFact('billingFollows', from.billingFollows)
    },
  },
  {
    part: 'payment',
    read: ({ instruments, voucherPoints }) =>
      textOf(
        instruments.map(({ method, code, label }) => [method, code, label]),
        voucherPoints,
      ),
    replace(checkout, from) {
      checkout.forgetPayment()
      for (const instrument of from.instruments) checkout.addInstrument(instrument)
      checkout.setFact('voucherPoints', from.voucherPoints)
      checkout.setFact('voucherPays', from.voucherPays)
    },
  },
]

/** True if both baskets had different entries. */
function settle(checkout: CartCheckout, from: CartSnapshot, entry: Entry, isCopy: boolean): boolean {
  const { part, read } = entry
  const own = enteredIn(checkout)
  const [inHand, before] = [read(from), read(own)]
  const isOwnLater = (own.enteredAt[part] ?? 0) > (from.enteredAt[part] ?? 0)
  const keepsOwn = inHand === '' ? isCopy : before !== '' && isOwnLater
  if (keepsOwn) entry.keepMissing?.(checkout, from)
  else replaceWhole(checkout, from, entry)
  return inHand !== '' && before !== '' && inHand !== before
}

function replaceWhole(checkout: CartCheckout, from: CartSnapshot, { part, replace }: Entry): void {
  replace(checkout, from)
  const { [part]: _own, ...others } = checkout.enteredAt()
  const at = from.enteredAt[part]
  checkout.setFact('enteredAt', at === undefined ? others : { ...others, [part]: at })
}

const enteredIn = (checkout: CartCheckout): Entered => ({
  addresses: checkout.addresses(),
  shipments: checkout.shipments(),
  billingAddress: checkout.fact('billing'),
  instruments: checkout.instruments(),
  voucherPoints: checkout.fact('voucherPoints'),
  enteredAt: checkout.enteredAt(),
})

/** Adds the parts of `from` that were not entered again since, for a basket that was rebuilt from it. */
export function regain(checkout: CartCheckout, from: CartSnapshot): null {
  const own = enteredIn(checkout)
  for (const entry of entries) if (entry.read(own) === '') replaceWhole(checkout, from, entry)
  settleBilling(checkout)
  addCoupons(checkout, checkout.coupons(), from.coupons)
  return null
}

/** Copies everything with its ids, except card sessions, which are single-use. */
export function succeed({ lines, checkout }: Basket, from: CartSnapshot): null {
  for (const line of from.lines) lines.keep(line)
  for (const code of from.coupons) checkout.addCoupon(code)
  for (const instrument of from.instruments) if (instrument.sessionId === null) checkout.addInstrument(instrument)
  for (const adjustment of from.adjustments) checkout.addAdjustment(adjustment)
  for (const { shippingId, address } of from.addresses) checkout.keepAddress(shippingId, address)
  for (const shipment of from.shipments) checkout.keepShipment(shipment)
  for (const message of from.flash) checkout.addFlash(message)
  checkout.setFact('billing', from.billingAddress)
  checkout.setFact('billingFollows', from.billingFollows)
  checkout.setFact('voucherPoints', from.voucherPoints)
  checkout.setFact('voucherPays', from.voucherPays)
  checkout.setFact('favoriteStoreId', from.favoriteStoreId)
  checkout.setFact('deviceFingerPrint', from.deviceFingerPrint)
  checkout.setFact('purchaseId', from.purchaseId)
  checkout.setFact('member', from.member)
  checkout.setFact('enteredAt', from.enteredAt)
  checkout.setFact('rebuilds', from.rebuilds)
  checkout.addMerged(from.basketId)
  return null
}
