import type { Voucher } from '../../../shared/cart/vouchers.ts'
import type { Withheld } from '../../../shared/cart/withheld.ts'
import type { CartItem, CartShipment, FlashMessage } from '../../../shared/contracts/cart.ts'
import type { FlashCode } from '../../../shared/errors/flash.ts'
import {
  adjustmentsLimited,
  type DeliveryChangeDetails,
  deliveryMethodChanged,
  memberGone,
  voucherLowered,
} from '../../../shared/errors/flow-messages.ts'
import type { Site } from '../../../shared/i18n/locales.ts'

const flash = (code: FlashCode, fields: Omit<FlashMessage, 'code'>): FlashMessage => ({ code, ...fields })

/** Current problems of a line (spec 1 §8 "Cart line flash codes"). */
export function lineFlash(item: CartItem, isSold: boolean, withheld: Withheld | undefined): FlashMessage[] {
  const { id: itemId, available, qty, maxQty } = item
  if (withheld) return [{ code: withheld, itemId }]
  if (!isSold) return [flash('ProductItemNotAvailable', { itemId })]
  if (available < qty) return [inventoryFlash(itemId, available)]
  return qty > maxQty ? [flash('ProductItemMaxQuantity', { itemId, details: { maxQty } })] : []
}

export function inventoryFlash(itemId: string, available: number): FlashMessage {
  const code = available === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing'
  return flash(code, { itemId, details: { available } })
}

export const isStockFlash = (code: string): boolean =>
  code === 'ProductLineItemFullInventoryMissing' || code === 'ProductLineItemInventoryMissing'

/** The requested site doesn't deliver to the address, for example after a change of country. */
export function shipmentFlash({ address, shippingId }: CartShipment, site: Site): FlashMessage[] {
  const wrong = address !== null && address.country.toUpperCase() !== site.country
  return wrong ? [shipmentInvalidFlash(shippingId)] : []
}

export const shipmentInvalidFlash = (shipmentId: string): FlashMessage =>
  flash('InvalidShippingAddress', { shipmentId })

export const itemRequiredFlash: FlashMessage = { code: 'ProductItemRequired' satisfies FlashCode }

/** A line was moved to another method; `details` are a `DeliveryChangeDetails`. */
export const deliveryFlash = (itemId: string, details: DeliveryChangeDetails): FlashMessage => ({
  code: deliveryMethodChanged,
  itemId,
  details,
})

/** Sums of the adjustments in minor units, as far as the limit allows and as they were entered. */
export const adjustmentsFlash = (most: number, wanted: number): FlashMessage[] =>
  most < wanted ? [{ code: adjustmentsLimited, details: { most, wanted } }] : []

export const memberFlash: FlashMessage = { code: memberGone }

export const voucherFlash = (voucher: Voucher | null): FlashMessage => ({
  code: voucherLowered,
  details: { points: voucher?.points ?? null, amountInCurrency: voucher?.amountInCurrency ?? 0 },
})
