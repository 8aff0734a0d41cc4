import { expect, it } from 'vitest'
import type { Address } from '../contracts/address.ts'
import { Cart } from '../contracts/cart.ts'
import { sites } from '../i18n/locales.ts'
import { awaitsTax } from './awaits-tax.ts'

const address: Partial<Address> = { firstName: 'Ada', lastName: 'Walker', addressLine1: '1 Pier', country: 'US' }
const door = { shippingId: 'me', code: 'standard' }
const store = { shippingId: 'store:1', storeId: '1', code: 'pickup' }
const digital = { shippingId: 'digital', code: 'digital' }
const cartWith = (tax: number | null | undefined, ...shippingMethods: readonly object[]) =>
  Cart.parse({
    id: 'basket-1',
    currency: 'USD',
    items: [],
    totals: { total: 1000, remainingToPay: 1000, tax },
    shippingMethods,
  })

it.each([
  ['a delivery without an address', true, cartWith(null, door)],
  ['the same of a backend that says 0 until then', true, cartWith(0, door)],
  ['the same beside a pickup', true, cartWith(null, store, door)],
  ['a backend that names neither tax nor shipments', true, cartWith(undefined)],
  [
    'an address in a country of another shop',
    true,
    cartWith(null, { ...door, address: { ...address, country: 'DE' } }),
  ],
  ['a state without tax', false, cartWith(0, { ...door, address })],
  ['a backend that never names tax', false, cartWith(undefined, { ...door, address })],
  ['a pickup, taxed at its store', false, cartWith(80, store)],
  ['gift cards alone', false, cartWith(0, digital)],
])('%s: %s', (_, waits, cart) => {
  expect(awaitsTax(sites['en-us'], cart)).toBe(waits)
  expect(awaitsTax(sites['de-de'], cart)).toBe(false)
})
