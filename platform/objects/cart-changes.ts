import type { Address } from '../../shared/contracts/address.ts'
import type { FlashMessage, GiftOption } from '../../shared/contracts/cart.ts'
import { type Failure, refuse } from '../context.ts'
import type { CartCheckout } from './cart-checkout.ts'
import type { CartLines } from './cart-lines.ts'
import type {
  CartSnapshot,
  KeptAdjustment,
  KeptInstrument,
  KeptShipment,
  LineMethod,
  Prepared,
  WantedItem,
} from './cart-snapshot.ts'

/** How lines come from now on, and what the shop says of it where it was the shop that changed it. */
export type Redirection = {
  readonly itemIds: readonly string[]
  readonly method: LineMethod
  readonly storeId: string | null
}

/** Every change of a basket, as it crosses to its object: decided outside, written here whole or not at all. */
export type CartChange =
  | { readonly kind: 'add'; readonly items: readonly WantedItem[] }
  /** The gift option that the line has stays, unless another is named; `item` says nothing about it. */
  | {
      readonly kind: 'update'
      readonly itemId: string
      readonly item: WantedItem
      readonly giftOption?: GiftOption | null | undefined
    }
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'save-for-later'; readonly itemId: string; readonly savedId: string }
  | { readonly kind: 'add-coupon' | 'remove-coupon'; readonly code: string }
  | { readonly kind: 'deliver'; readonly lines: Redirection; readonly shipment: KeptShipment | null }
  | {
      readonly kind: 'set-addresses'
      readonly addresses: readonly { readonly shippingId: string; readonly address: Address }[]
    }
  | { readonly kind: 'remove-addresses' }
  | { readonly kind: 'set-billing'; readonly address: Address }
  | { readonly kind: 'remove-billing' }
  | { readonly kind: 'add-instrument'; readonly instrument: KeptInstrument }
  | { readonly kind: 'remove-instrument'; readonly id: string }
  | { readonly kind: 'set-voucher'; readonly points: number | null }
  | { readonly kind: 'add-adjustment'; readonly adjustment: KeptAdjustment }
  | { readonly kind: 'update-adjustment'; readonly id: string; readonly amount: number; readonly reason: string | null }
  | { readonly kind: 'remove-adjustment'; readonly id: string }
  /** The shop's own: what can't come as it was chosen comes another way, and the shopper is told. */
  | {
      readonly kind: 'convert'
      readonly lines: readonly Redirection[]
      readonly shipments: readonly KeptShipment[]
      readonly flash: readonly FlashMessage[]
    }
  /** Another basket of the same person, whole (spec 1 §4 "Login"). */
  | { readonly kind: 'absorb'; readonly from: CartSnapshot; readonly items: readonly WantedItem[] }
export type ChangeKind = CartChange['kind']

/** What is noted about a basket without changing it for the shopper: its version stays. */
export type CartNote = Partial<{
  readonly favoriteStoreId: string
  readonly deviceFingerPrint: string
  readonly prepared: Prepared
}>

type Basket = { readonly lines: CartLines; readonly checkout: CartCheckout }

/** Changes after which the prices that the shopper was shown still hold. */
const keepsPrices: readonly ChangeKind[] = ['set-billing', 'remove-billing', 'add-instrument', 'remove-instrument']

/** Synchronous. A refusal is to be rolled back by the caller. */
export function applyChange(basket: Basket, change: CartChange): Failure | null {
  const { checkout } = basket
  const refusal = writeChange(basket, change)
  if (refusal) return refusal
  if (change.kind !== 'convert' && change.kind !== 'absorb') checkout.clearFlash()
  if (!keepsPrices.includes(change.kind)) checkout.setFact('prepared', null)
  return null
}

function writeChange({ lines, checkout }: Basket, change: CartChange): Failure | null {
  switch (change.kind) {
    case 'add':
      return firstRefusal(change.items, (item) => lines.put(item, null))
    case 'update': {
      const line = lines.line(change.itemId)
      if (!line) return refuse('ORD404')
      const giftOption = change.giftOption === undefined ? line.giftOption : change.giftOption
      return lines.put({ ...change.item, giftOption }, line)
    }
    case 'remove':
      return removeLine({ lines, checkout }, change.itemId)
    case 'save-for-later': {
      const line = lines.line(change.itemId)
      if (!line) return refuse('ORD404')
      checkout.addLeaving({ savedId: change.savedId, line })
      return removeLine({ lines, checkout }, change.itemId)
    }
    case 'add-coupon':
      return checkout.addCoupon(change.code)
    case 'remove-coupon':
      return checkout.removeCoupon(change.code)
    case 'deliver':
      if (!redirect(lines, change.lines)) return refuse('SHP404')
      if (change.shipment) checkout.keepShipment(change.shipment)
      return null
    case 'convert':
      for (const one of change.lines) redirect(lines, one)
      for (const shipment of change.shipments) checkout.keepShipment(shipment)
      checkout.clearFlash()
      for (const one of change.flash) checkout.addFlash(one)
      return null
    case 'absorb':
      return absorb({ lines, checkout }, change.from, change.items)
    case 'set-addresses':
      for (const { shippingId, address } of change.addresses) checkout.keepAddress(shippingId, address)
      return null
    case 'remove-addresses':
      return checkout.removeAddresses()
    case 'set-billing':
      checkout.setFact('billing', change.address)
      return null
    case 'remove-billing':
      if (!checkout.fact('billing')) return refuse('PRO414')
      checkout.setFact('billing', null)
      return null
    case 'add-instrument':
      return checkout.addInstrument(change.instrument)
    case 'remove-instrument':
      return checkout.removeInstrument(change.id)
    case 'set-voucher':
      checkout.setFact('voucherPoints', change.points)
      return null
    case 'add-adjustment':
      checkout.addAdjustment(change.adjustment)
      return null
    case 'update-adjustment':
      return checkout.updateAdjustment(change.id, change.amount, change.reason)
    case 'remove-adjustment':
      return checkout.removeAdjustment(change.id)
  }
}

/** No line is lost, and nothing that this basket has is overwritten. */
function absorb({ lines, checkout }: Basket, from: CartSnapshot, items: readonly WantedItem[]): null {
  for (const item of items) lines.absorb(item)
  for (const code of from.coupons) checkout.addCoupon(code)
  for (const instrument of from.instruments) if (instrument.code !== null) checkout.addInstrument(instrument)
  const shippingIds = checkout.addresses().map(({ shippingId }) => shippingId)
  for (const { shippingId, address } of from.addresses)
    if (!shippingIds.includes(shippingId)) checkout.keepAddress(shippingId, address)
  const chosen = checkout.shipments().map(({ shippingId }) => shippingId)
  for (const shipment of from.shipments) if (!chosen.includes(shipment.shippingId)) checkout.keepShipment(shipment)
  if (from.billingAddress && !checkout.fact('billing')) checkout.setFact('billing', from.billingAddress)
  checkout.addMerged(from.basketId)
  return null
}

function firstRefusal<T>(items: readonly T[], work: (item: T) => Failure | null): Failure | null {
  for (const item of items) {
    const refusal = work(item)
    if (refusal) return refusal
  }
  return null
}

function removeLine({ lines, checkout }: Basket, itemId: string): Failure | null {
  if (!lines.remove(itemId)) return refuse('ORD404')
  checkout.dropAdjustmentsOf(itemId)
  return null
}

/** False when none of the lines is there any more. */
function redirect(lines: CartLines, { itemIds, method, storeId }: Redirection): boolean {
  let moved = itemIds.length === 0
  for (const id of itemIds) if (lines.redirect(id, { method, storeId })) moved = true
  return moved
}
