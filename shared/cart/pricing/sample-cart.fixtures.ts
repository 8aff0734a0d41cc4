import type { Promotion } from '../../contracts/promotion.ts'
import { sites } from '../../i18n/locales.ts'
import type { CartToPrice, LineToPrice } from './priced-cart.ts'

export const noon = Date.UTC(2026, 10, 21, 12)

/** A pair of shoes with home delivery. */
export const lineOf = (overrides: Partial<LineToPrice> = {}): LineToPrice => ({
  id: 'l1',
  productId: 'SHOE0001',
  upc: 'u1',
  kind: 'low-top',
  categoryIds: ['1110'],
  qty: 1,
  original: 10_000,
  current: 10_000,
  isDigitalProduct: false,
  shippingId: 'me',
  ...overrides,
})

export const giftCardLine = (overrides: Partial<LineToPrice> = {}): LineToPrice =>
  lineOf({
    id: 'gift',
    kind: 'gift-card',
    isDigitalProduct: true,
    shippingId: 'digital',
    categoryIds: [],
    ...overrides,
  })

export const promotionOf = (overrides: Partial<Promotion> & Pick<Promotion, 'benefit'>): Promotion => ({
  promotionId: 'promo',
  level: 'ORDER',
  name: { en: 'Promotion', de: 'Aktion' },
  scope: {},
  condition: { coupon: false },
  priority: 100,
  exclusive: false,
  startsAt: null,
  endsAt: null,
  ...overrides,
})

export const cartOf = (overrides: Partial<CartToPrice> = {}): CartToPrice => ({
  site: sites['de-de'],
  now: noon,
  lines: [lineOf()],
  shipments: [
    { shippingId: 'me', code: 'standard', destination: null },
    { shippingId: 'digital', code: 'digital', destination: null },
  ],
  promotions: [],
  coupons: [],
  customer: ['guest'],
  employeeRate: null,
  adjustments: [],
  ...overrides,
})
