import type { CartChange } from '../../platform/objects/cart-changes.ts'
import { applyChange } from '../../platform/objects/cart-changes.ts'
import { cartCheckout } from '../../platform/objects/cart-checkout.ts'
import { cartLines } from '../../platform/objects/cart-lines.ts'
import { cartSchema } from '../../platform/objects/cart-schema.ts'
import type { KeptInstrument, WantedItem } from '../../platform/objects/cart-snapshot.ts'
import type { Address } from '../../shared/contracts/address.ts'
import { openObjectStorage } from './object-storage.ts'

/** The parts of a cart's object over an in-memory database. */
export function openBasket() {
  const { sql } = openObjectStorage().storage
  cartSchema.migrate(sql)
  const lines = cartLines(sql)
  const checkout = cartCheckout(sql)
  return { sql, lines, checkout, apply: (change: CartChange, now = 0) => applyChange({ lines, checkout }, change, now) }
}

export const expected = (fields: Partial<WantedItem> = {}): WantedItem => ({
  productId: 'KCT3886C',
  masterId: 'KCT3886',
  upc: '1',
  qty: 1,
  method: null,
  storeId: null,
  recipeId: null,
  giftOption: null,
  limit: 10,
  ...fields,
})

export const instrument = (id: string, fields: Partial<KeptInstrument> = {}): KeptInstrument => ({
  id,
  method: 'GIFT_CARD',
  code: id,
  label: null,
  sessionId: null,
  savedInstrumentId: null,
  ...fields,
})

/** Differs in its city only. */
export const addressIn = (city: string): Address => ({
  firstName: 'Ada',
  lastName: 'Stone',
  addressLine1: '1 Main Street',
  city,
  postalCode: '10001',
  country: 'US',
})
