import type { CartItem, CartShipment, FlashMessage } from '../../../shared/contracts/cart.ts'
import type { FlashCode } from '../../../shared/errors/flash.ts'
import { deliveryMethodChanged } from '../../../shared/errors/flow-messages.ts'
import type { Site } from '../../../shared/i18n/locales.ts'

const flash = (code: FlashCode, more: Omit<FlashMessage, 'code'>): FlashMessage => ({ code, ...more })

/** What is wrong with a line now (spec 1 §8 "Cart line flash codes"). `known`: it is sold here. */
export function lineFlash(item: CartItem, known: boolean): FlashMessage[] {
  const { id: itemId, available, qty, maxQty } = item
  if (!known) return [flash('ProductItemNotAvailable', { itemId })]
  if (available < qty) return [inventoryFlash(itemId, available)]
  return qty > maxQty ? [flash('ProductItemMaxQuantity', { itemId, details: { maxQty } })] : []
}

export function inventoryFlash(itemId: string, available: number): FlashMessage {
  const code = available === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing'
  return flash(code, { itemId, details: { available } })
}

export const isStockFlash = (code: string): boolean =>
  code === 'ProductLineItemFullInventoryMissing' || code === 'ProductLineItemInventoryMissing'

/** An address that the site asked for doesn't deliver to, as after a change of country. */
export function shipmentFlash({ address, shippingId }: CartShipment, site: Site): FlashMessage[] {
  const wrong = address !== null && address.country.toUpperCase() !== site.country
  return wrong ? [shipmentInvalidFlash(shippingId)] : []
}

export const shipmentInvalidFlash = (shipmentId: string): FlashMessage =>
  flash('InvalidShippingAddress', { shipmentId })

export const itemRequiredFlash: FlashMessage = { code: 'ProductItemRequired' satisfies FlashCode }

export const deliveryFlash = (itemId: string, from: string, to: string): FlashMessage => ({
  code: deliveryMethodChanged,
  itemId,
  details: { from, to },
})
