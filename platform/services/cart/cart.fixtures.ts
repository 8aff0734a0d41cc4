import type { Address } from '../../../shared/contracts/address.ts'
import type { Store } from '../../../shared/contracts/store.ts'
import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import type { CartLine, CartSnapshot } from '../../objects/cart-snapshot.ts'
import type { CartFacts } from './facts.ts'
import type { CartProduct, CartSku } from './items/products.ts'
import type { Scene } from './scene.ts'

/** Complete small values for tests of pure cart code; tests override what they are about. */
export const skuOf = (upc: string, quantity: number, current: number | null, original = 5000): CartSku => ({
  upc,
  label: upc,
  quantity,
  fed: { quantity, revision: 1 },
  price:
    current === null
      ? null
      : {
          currency: 'EUR',
          lowCurrent: current,
          highCurrent: current,
          lowOriginal: original,
          highOriginal: original,
          historicBestPrice: null,
          previousBestSalesPrice: null,
          percentagePriceDiscount: null,
        },
})

/** Nine units at 40.00, marked down from 50.00. */
export const productOf = (productId: string, overrides: Partial<CartProduct> = {}): CartProduct => ({
  productId,
  masterId: productId.slice(0, 8),
  slug: 'shoe',
  name: 'Shoe',
  colourName: 'Black',
  badge: null,
  isForMembers: false,
  isComing: false,
  rating: null,
  picture: null,
  isDigitalProduct: false,
  maxQty: 10,
  skus: [skuOf('u1', 9, 4000)],
  breadcrumbs: ['Shoes'],
  kind: 'low-top',
  kindName: 'Low-top',
  attributes: {},
  categoryIds: ['1000'],
  ...overrides,
})

export const lineOf = (productId: string, upc: string, overrides: Partial<CartLine> = {}): CartLine => ({
  id: `${productId}-${upc}`,
  productId,
  masterId: null,
  upc,
  qty: 1,
  method: null,
  storeId: null,
  recipeId: null,
  giftOption: null,
  ...overrides,
})

export const snapshotOf = (lines: readonly CartLine[], overrides: Partial<CartSnapshot> = {}): CartSnapshot => ({
  basketId: 'B1',
  owner: 'G1',
  version: 3,
  lines,
  shipments: [],
  addresses: [],
  billingAddress: null,
  billingFollows: false,
  coupons: [],
  instruments: [],
  adjustments: [],
  member: null,
  voucherPoints: null,
  voucherPays: null,
  purchaseId: 'P1',
  rebuilds: null,
  enteredAt: {},
  flash: [],
  favoriteStoreId: null,
  deviceFingerPrint: null,
  prepared: null,
  leaving: [],
  locked: false,
  ordering: null,
  ...overrides,
})

export const factsOf = (overrides: Partial<CartFacts> = {}): CartFacts => ({
  products: new Map(),
  storeStock: { stores: new Map(), stock: new Map() },
  points: new Map(),
  promotions: [],
  coupons: [],
  couponFaults: new Map(),
  allowance: null,
  prosumerAllowance: null,
  member: null,
  live: null,
  sources: [],
  voucher: null,
  credit: 0,
  ...overrides,
})

export const sceneOf = (locale: Locale, overrides: Partial<Scene> = {}): Scene => ({
  site: sites[locale],
  now: Date.UTC(2026, 10, 21, 9),
  consumer: { consumerId: 'G1', kind: 'guest', type: 'GUEST', associate: null },
  person: null,
  hasCarrier: true,
  adjustmentLimit: 20,
  channel: 'ECOMM',
  ...overrides,
})

export const storeOf = (storeId: string, country: string): Store => ({
  storeId,
  name: `Store ${storeId}`,
  addressLine1: '1 Street',
  addressLine2: null,
  city: 'City',
  province: null,
  postalCode: '10115',
  country,
  phone: null,
  latitude: 0,
  longitude: 0,
  hours: [],
  services: ['pickup', 'ship-to-store'],
})

export const address: Address = {
  firstName: 'Ada',
  lastName: 'Walker',
  email: 'ada@shop.example',
  phone: '2125550123',
  addressLine1: '12 Orchard Street',
  city: 'New York',
  province: 'NY',
  postalCode: '10002',
  country: 'US',
}
