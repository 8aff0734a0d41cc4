/**
 * - `out-of-stock-notice`: raise the notice over the cart (§4 Out-of-stock notice).
 * - `out-of-stock-notice-or-order-stopped`: the same, and with an empty cart the text
 *   `flow.order.cannotBeCompleted` instead (§4).
 * - `return-to-shipping`: checkout step shipping, at the shipment named in the flash (§4 Checkout).
 * - `cap-quantity`: the line stays at the most the shop sells.
 * - `block-checkout`: there is nothing to order.
 */
export type FlashEffect =
  | 'out-of-stock-notice'
  | 'out-of-stock-notice-or-order-stopped'
  | 'return-to-shipping'
  | 'cap-quantity'
  | 'block-checkout'

export interface FlashEntry {
  /** Permanent, as on the wire. */
  readonly code: string
  readonly key: string
  readonly level: 'info' | 'error'
  readonly effect: FlashEffect
  readonly messageId: `flash.${string}`
}

/** Cart line flash codes of spec §8. */
export const flashCatalogue = [
  {
    code: 'ProductLineItemInventoryMissing',
    key: 'LINE_INVENTORY_MISSING',
    level: 'error',
    effect: 'out-of-stock-notice',
    messageId: 'flash.lineInventoryMissing',
  },
  {
    code: 'ProductItemNotAvailable',
    key: 'LINE_NOT_AVAILABLE',
    level: 'error',
    effect: 'out-of-stock-notice',
    messageId: 'flash.itemNotAvailable',
  },
  {
    code: 'ProductLineItemFullInventoryMissing',
    key: 'LINE_FULL_INVENTORY_MISSING',
    level: 'error',
    effect: 'out-of-stock-notice-or-order-stopped',
    messageId: 'flash.lineFullInventoryMissing',
  },
  {
    code: 'InvalidShippingAddress',
    key: 'SHIPMENT_ADDRESS_INVALID',
    level: 'error',
    effect: 'return-to-shipping',
    messageId: 'flash.invalidShippingAddress',
  },
  {
    code: 'ProductItemMaxQuantity',
    key: 'LINE_MAX_QUANTITY',
    level: 'info',
    effect: 'cap-quantity',
    messageId: 'flash.itemMaxQuantity',
  },
  {
    code: 'ProductItemRequired',
    key: 'LINE_REQUIRED',
    level: 'info',
    effect: 'block-checkout',
    messageId: 'flash.itemRequired',
  },
] as const satisfies readonly FlashEntry[]

export type FlashCode = (typeof flashCatalogue)[number]['code']
export type FlashMessageId = (typeof flashCatalogue)[number]['messageId']

/** @public */
export const flashCodes: readonly FlashCode[] = flashCatalogue.map((entry) => entry.code)

type KnownFlashEntry = FlashEntry & { readonly code: FlashCode; readonly messageId: FlashMessageId }

const byCode: ReadonlyMap<string, KnownFlashEntry> = new Map(flashCatalogue.map((entry) => [entry.code, entry]))

/** @public */
export const isFlashCode = (value: unknown): value is FlashCode => typeof value === 'string' && byCode.has(value)

/** Undefined for a code we do not know: it never stops the cart, which shows the service's own message. */
export const flashEntry = (code: string): KnownFlashEntry | undefined => byCode.get(code)
