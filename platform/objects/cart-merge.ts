import type { FlashMessage } from '../../shared/contracts/cart.ts'
import { mergedDetailsDiffer, mergedQuantityCapped } from '../../shared/errors/flow-messages.ts'
import type { CartCheckout } from './cart-checkout.ts'
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
 * Merges the basket in hand, `from`, into the person's own (spec 1 §4 "Login"). No line is lost. Addresses, persons and
 * payment are those of the basket in hand, also where it has none yet: an order never takes what was entered for an
 * earlier purchase. Where both have them, the last entry wins, and a message says so.
 */
export function absorb(
  { lines, checkout, basketId }: Absorbing,
  from: CartSnapshot,
  items: readonly WantedItem[],
): null {
  checkout.addMerged(from.basketId)
  if (from.lines.length === 0) return null
  for (const item of items) {
    const capped = lines.absorb(item, from.rebuilds === basketId)
    if (capped) checkout.addFlash(cappedFlash(capped))
  }
  for (const code of from.coupons) checkout.addCoupon(code)
  for (const shipment of from.shipments) keepMethod(checkout, shipment)
  const differs = entries.map((entry) => settle(checkout, from, entry)).includes(true)
  if (differs) checkout.addFlash({ code: mergedDetailsDiffer })
  checkout.setFact('purchaseId', from.purchaseId)
  checkout.setFact('favoriteStoreId', from.favoriteStoreId ?? checkout.fact('favoriteStoreId'))
  checkout.setFact('deviceFingerPrint', from.deviceFingerPrint)
  return null
}

/** Chosen methods are kept where this basket has none; their persons follow with the delivery. */
function keepMethod(checkout: CartCheckout, shipment: CartSnapshot['shipments'][number]): void {
  const isChosen = checkout.shipments().some(({ shippingId }) => shippingId === shipment.shippingId)
  if (!isChosen) checkout.keepShipment({ ...shipment, pickupPerson: null })
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
}

const textOf = (...values: readonly unknown[]): string => {
  const entered = values.filter((value) => value !== null && !(Array.isArray(value) && value.length === 0))
  return entered.length === 0 ? '' : JSON.stringify(entered)
}

const personsOf = ({ shipments }: Pick<Entered, 'shipments'>) =>
  shipments.flatMap(({ shippingId, pickupPerson }) => (pickupPerson ? [{ shippingId, pickupPerson }] : []))

const entries: readonly Entry[] = [
  {
    part: 'delivery',
    read: (basket) => textOf(basket.addresses, personsOf(basket)),
    replace(checkout, from) {
      checkout.forgetDelivery()
      for (const { shippingId, address } of from.addresses) checkout.keepAddress(shippingId, address)
      for (const shipment of from.shipments) if (shipment.pickupPerson) checkout.keepShipment(shipment)
    },
  },
  {
    part: 'billing',
    read: (basket) => textOf(basket.billingAddress),
    replace: (checkout, from) => checkout.setFact('billing', from.billingAddress),
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
function settle(checkout: CartCheckout, from: CartSnapshot, { part, read, replace }: Entry): boolean {
  const own: Entered = {
    addresses: checkout.addresses(),
    shipments: checkout.shipments(),
    billingAddress: checkout.fact('billing'),
    instruments: checkout.instruments(),
    voucherPoints: checkout.fact('voucherPoints'),
    enteredAt: checkout.enteredAt(),
  }
  const [inHand, before] = [read(from), read(own)]
  const isOwnLater = (own.enteredAt[part] ?? 0) > (from.enteredAt[part] ?? 0)
  if (inHand === '' || before === '' || !isOwnLater) {
    replace(checkout, from)
    const { [part]: _own, ...others } = own.enteredAt
    const at = from.enteredAt[part]
    checkout.setFact('enteredAt', at === undefined ? others : { ...others, [part]: at })
  }
  return inHand !== '' && before !== '' && inHand !== before
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
  checkout.setFact('voucherPoints', from.voucherPoints)
  checkout.setFact('voucherPays', from.voucherPays)
  checkout.setFact('favoriteStoreId', from.favoriteStoreId)
  checkout.setFact('deviceFingerPrint', from.deviceFingerPrint)
  checkout.setFact('purchaseId', from.purchaseId)
  checkout.setFact('enteredAt', from.enteredAt)
  checkout.addMerged(from.basketId)
  return null
}
