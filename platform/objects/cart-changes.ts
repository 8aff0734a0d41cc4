import { type Failure, refuse } from '../../backend/result.ts'
import type { Address } from '../../shared/contracts/address.ts'
import type { FlashMessage, GiftOption } from '../../shared/contracts/cart.ts'
import { settleBilling } from './cart-billing.ts'
import type { CartCheckout } from './cart-checkout.ts'
import { takeOut } from './cart-copies.ts'
import type { CartLines } from './cart-lines.ts'
import { absorb, regain, succeed } from './cart-merge.ts'
import type {
  CartSnapshot,
  CopiedLine,
  EnteredPart,
  KeptAdjustment,
  KeptInstrument,
  KeptShipment,
  LineMethod,
  Rebuilt,
  WantedItem,
} from './cart-snapshot.ts'

/** The lines' new delivery method. */
export type Redirection = {
  readonly itemIds: readonly string[]
  readonly method: LineMethod
  readonly storeId: string | null
}

/** The version of the basket that the service has checked the change against; others refuse it (PRC400). */
type Checked = { readonly checkedAt: number }

/** Every change of a basket, as sent to its object: checked by the service, applied here atomically. */
export type CartChange =
  | { readonly kind: 'add'; readonly items: readonly WantedItem[] }
  /** `giftOption` undefined keeps the line's own; that of `item` is ignored. */
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
  /** `follows`: as the shopper says, the same as the delivery address, also when that changes. */
  | { readonly kind: 'set-billing'; readonly address: Address; readonly follows?: boolean }
  | { readonly kind: 'remove-billing' }
  | { readonly kind: 'add-instrument'; readonly instrument: KeptInstrument }
  | { readonly kind: 'remove-instrument'; readonly id: string }
  | { readonly kind: 'set-voucher'; readonly points: number | null; readonly pays: number | null }
  /** Made by the shop, with a message for the shopper: the voucher `from` no longer fits. */
  | {
      readonly kind: 'lower-voucher'
      readonly from: number
      readonly points: number | null
      readonly flash: FlashMessage
    }
  | ({ readonly kind: 'add-adjustment'; readonly adjustment: KeptAdjustment } & Checked)
  | ({
      readonly kind: 'update-adjustment'
      readonly id: string
      readonly amount: number
      readonly reason: string | null
    } & Checked)
  | { readonly kind: 'remove-adjustment'; readonly id: string }
  /** A sale is this member's, by their number. */
  | { readonly kind: 'set-member'; readonly number: string }
  | { readonly kind: 'remove-member' }
  /** Made by the shop: lines that can't be delivered as chosen get another method, with a message for the shopper. */
  | {
      readonly kind: 'convert'
      readonly lines: readonly Redirection[]
      readonly shipments: readonly KeptShipment[]
      readonly flash: readonly FlashMessage[]
    }
  /** Merges another basket of the same person (spec 1 §4 "Login"). */
  | { readonly kind: 'absorb'; readonly from: CartSnapshot; readonly items: readonly WantedItem[] }
  /** Fills what a basket lacks from the one that it was rebuilt from. */
  | { readonly kind: 'regain'; readonly from: CartSnapshot }
  /** Takes over all contents of a basket that this one succeeds. */
  | { readonly kind: 'succeed'; readonly from: CartSnapshot }
  /** Another person's purchase from now on: nothing stays that was entered for it, nor the lines copied from theirs. */
  | { readonly kind: 'hand-over'; readonly without: readonly CopiedLine[] }
  /** A basket that was rebuilt from this one has become an order. */
  | { readonly kind: 'ordered-elsewhere'; readonly basketId: string; readonly lines: readonly CopiedLine[] }
export type ChangeKind = CartChange['kind']

/** Facts stored about a basket without a new version. */
export type CartNote = Partial<{
  readonly favoriteStoreId: string
  readonly deviceFingerPrint: string
  readonly prepared: string
  readonly rebuilds: Rebuilt
  readonly purchaseId: string
}>

type Basket = { readonly basketId: string; readonly lines: CartLines; readonly checkout: CartCheckout }

/** The parts that a shopper enters by a change. */
const enters: { readonly [Kind in ChangeKind]?: EnteredPart } = {
  'set-addresses': 'delivery',
  deliver: 'delivery',
  'set-billing': 'billing',
  'add-instrument': 'payment',
  'set-voucher': 'payment',
}

/** Synchronous. The caller rolls back a refused change. `now` in epoch milliseconds. */
export function applyChange(basket: Basket, change: CartChange, now: number): Failure | null {
  const { basketId, checkout } = basket
  // The forms of a basket's pages go on working: without a purchase of its own it has been named by its id.
  if (!checkout.fact('purchaseId')) checkout.setFact('purchaseId', basketId)
  const refusal = writeChange(basket, change)
  if (refusal) return refusal
  if (!['convert', 'absorb', 'regain', 'succeed', 'lower-voucher'].includes(change.kind)) checkout.clearFlash()
  const entered = enters[change.kind]
  if (entered) checkout.setFact('enteredAt', { ...checkout.enteredAt(), [entered]: now })
  const isAddress = change.kind === 'set-addresses' || change.kind === 'set-billing'
  if (isAddress && checkout.fact('billingFollows')) settleBilling(checkout)
  if (!checkout.fact('purchaseId')) checkout.setFact('purchaseId', crypto.randomUUID())
  return null
}

function writeChange({ basketId, lines, checkout }: Basket, change: CartChange): Failure | null {
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
      convert({ lines, checkout }, change)
      return null
    case 'absorb':
      return absorb({ basketId, lines, checkout }, change.from, change.items)
    case 'regain':
      return regain(checkout, change.from)
    case 'succeed':
      return succeed({ lines, checkout }, change.from)
    case 'hand-over':
      takeOut({ lines, checkout }, change.without)
      lines.forgetGifts()
      checkout.forget()
      checkout.setFact('rebuilds', null)
      return null
    case 'ordered-elsewhere':
      takeOut({ lines, checkout }, change.lines)
      checkout.forget()
      checkout.addMerged(change.basketId)
      return null
    case 'set-addresses':
      for (const { shippingId, address } of change.addresses) checkout.keepAddress(shippingId, address)
      return null
    case 'remove-addresses':
      return checkout.removeAddresses()
    case 'set-billing':
      checkout.setFact('billing', change.address)
      checkout.setFact('billingFollows', change.follows ?? false)
      return null
    case 'remove-billing':
      if (!checkout.fact('billing')) return refuse('PRO414')
      checkout.setFact('billing', null)
      checkout.setFact('billingFollows', null)
      return null
    case 'add-instrument':
      return checkout.addInstrument(change.instrument)
    case 'remove-instrument':
      return checkout.removeInstrument(change.id)
    case 'set-voucher':
      checkout.setFact('voucherPoints', change.points)
      checkout.setFact('voucherPays', change.pays)
      return null
    case 'lower-voucher':
      // Another request has changed the voucher meanwhile.
      if (checkout.fact('voucherPoints') !== change.from) return refuse('REW140')
      checkout.setFact('voucherPoints', change.points)
      checkout.setFact('voucherPays', null)
      checkout.addFlash(change.flash)
      return null
    case 'add-adjustment':
      checkout.addAdjustment(change.adjustment)
      return null
    case 'update-adjustment':
      return checkout.updateAdjustment(change.id, change.amount, change.reason)
    case 'remove-adjustment':
      return checkout.removeAdjustment(change.id)
    case 'set-member':
      checkout.setFact('member', change.number)
      return null
    case 'remove-member':
      checkout.setFact('member', null)
      return null
  }
}

function firstRefusal<T>(items: readonly T[], work: (item: T) => Failure | null): Failure | null {
  for (const item of items) {
    const refusal = work(item)
    if (refusal) return refusal
  }
  return null
}

function removeLine({ lines, checkout }: Pick<Basket, 'lines' | 'checkout'>, itemId: string): Failure | null {
  if (!lines.remove(itemId)) return refuse('ORD404')
  checkout.dropAdjustmentsOf(itemId)
  if (lines.all().length === 0) checkout.forget()
  return null
}

/** False if none of the lines exists any more. */
function redirect(lines: CartLines, { itemIds, method, storeId }: Redirection): boolean {
  let moved = itemIds.length === 0
  for (const id of itemIds) if (lines.redirect(id, { method, storeId })) moved = true
  return moved
}

/** Two moved lines may become one: the messages of both are about the line that stays. */
function convert(
  { lines, checkout }: Pick<Basket, 'lines' | 'checkout'>,
  { lines: moved, shipments, flash }: Extract<CartChange, { kind: 'convert' }>,
): void {
  const stays = new Map<string, string>()
  const lineOf = (id: string): string => {
    const next = stays.get(id)
    return next === undefined ? id : lineOf(next)
  }
  for (const { itemIds, ...place } of moved)
    for (const id of itemIds) {
      const mergedId = lines.redirect(id, place)?.mergedId
      if (mergedId) stays.set(mergedId, id)
    }
  for (const shipment of shipments) checkout.keepShipment(shipment)
  checkout.clearFlash()
  for (const message of flash)
    checkout.addFlash(message.itemId === undefined ? message : { ...message, itemId: lineOf(message.itemId) })
}
