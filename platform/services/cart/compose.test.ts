import { describe, expect, it } from 'vitest'
import { standardShippingPrice } from '../../../shared/cart/shipping.ts'
import { Cart } from '../../../shared/contracts/cart.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { composeCart } from './compose.ts'
import type { CartProduct } from './products.ts'

const price = (current: number, original = current) => ({
  currency: 'EUR' as const,
  lowCurrent: current,
  highCurrent: current,
  lowOriginal: original,
  highOriginal: original,
  historicBestPrice: null,
  previousBestSalesPrice: null,
  percentagePriceDiscount: null,
})
const product = (productId: string, more: Partial<CartProduct> = {}): CartProduct => ({
  productId,
  masterId: productId.slice(0, 8),
  slug: 'shoe',
  name: 'Shoe',
  colourName: 'Black',
  badge: null,
  rating: null,
  picture: null,
  isDigitalProduct: false,
  maxQty: 10,
  skus: [
    { upc: 'u1', label: '40', quantity: 9, price: price(4000, 5000) },
    { upc: 'u2', label: '41', quantity: 0, price: null },
  ],
  breadcrumbs: ['Shoes'],
  ...more,
})
const line = (productId: string, upc: string, qty = 1) => ({
  id: `${productId}-${upc}`,
  productId,
  upc,
  qty,
  storeId: null,
  recipeId: null,
  giftOption: null,
})
const compose = (lines: ReturnType<typeof line>[], ...products: CartProduct[]) => {
  const known = new Map(products.map((one) => [one.productId, one]))
  return Cart.parse(composeCart({ basketId: 'B1', version: 3, lines }, known, sites['de-de'], 'NY1'))
}

describe('composeCart', () => {
  it('prices lines and cart alike', () => {
    const cart = compose([line('SHOE0001', 'u1', 2)], product('SHOE0001'))
    expect(cart).toMatchObject({
      id: 'B1',
      version: 3,
      currency: 'EUR',
      favoriteStoreId: 'NY1',
      totalItems: 2,
      flash: [],
    })
    expect(cart.items[0]).toMatchObject({ price: { original: 5000, amount: 4000, rowTotal: 8000 }, taxTotal: 1277 })
    expect(cart.totals).toMatchObject({
      itemTotal: 10_000,
      totalDiscount: 2000,
      itemSubTotal: 8000,
      totalDiscountPercentage: 20,
    })
    expect(cart.items[0]?.variants).toEqual([{ upc: 'u1', sizeLabel: '40', available: true }])
  })

  it('sends gift cards alone by e-mail, and ships what goes with shoes', () => {
    const card = product('GIFTCARD', { isDigitalProduct: true })
    const alone = compose([line('GIFTCARD', 'u1')], card)
    expect(alone.shippingMethods).toMatchObject([
      { code: 'digital', applicableShippingMethods: [{ price: { amount: 0 } }] },
    ])
    const mixed = compose(
      [line('GIFTCARD', 'u1'), line('SHOE0001', 'u1')],
      card,
      product('SHOE0001', { skus: [{ upc: 'u1', label: '40', quantity: 1, price: price(1000) }] }),
    )
    expect(mixed.shippingMethods[0]?.code).toBe('standard')
    expect(mixed.totals.shipping).toBe(standardShippingPrice.EUR)
    expect(mixed.items.map((item) => item.selectedShippingOption)).toEqual(['digital', 'standard'])
  })

  it('keeps a line of a product that left the catalogue, for nothing', () => {
    const cart = compose([line('GONE0001', 'u1', 2), line('SHOE0001', 'u2')], product('SHOE0001'))
    expect(cart.items).toMatchObject([
      { name: 'GONE0001', pdpUrl: '/p/GONE0001', available: 0, price: { amount: 0 } },
      { name: 'Shoe', sizeLabel: '41', available: 0, price: { amount: 0 } },
    ])
    expect(cart.flash.map((flash) => flash.code)).toEqual(['ProductItemNotAvailable', 'ProductItemNotAvailable'])
    expect(cart).toMatchObject({ totalItems: 3, totals: { total: 0 }, shippingMethods: [] })
  })
})
