import { expect, it } from 'vitest'
import type { PriceDisplay } from '../../../shared/contracts/price.ts'
import { priceOf, pricesDiffer } from './size-prices.ts'

const price = (current: number, original = current): PriceDisplay => ({
  currency: 'USD',
  lowCurrent: current,
  highCurrent: current,
  lowOriginal: original,
  highOriginal: original,
  historicBestPrice: null,
  previousBestSalesPrice: null,
  percentagePriceDiscount: null,
})
const sku = (upc: string, shown: PriceDisplay) => ({ upc, size: upc, label: upc, price: shown })

it('depends on the size where a current or an old price does', () => {
  expect(pricesDiffer([sku('1', price(5000)), sku('2', price(5000))])).toBe(false)
  expect(pricesDiffer([sku('1', price(5000)), sku('2', price(6000))])).toBe(true)
  expect(pricesDiffer([sku('1', price(5000)), sku('2', price(5000, 6000))])).toBe(true)
  expect(pricesDiffer([sku('1', price(5000))])).toBe(false)
})

it('is the span of all sizes until one is chosen', () => {
  const product = { price: { ...price(5000), highCurrent: 6000 }, skus: [sku('1', price(5000)), sku('2', price(6000))] }
  expect(priceOf(product, undefined)).toBe(product.price)
  expect(priceOf(product, '2').lowCurrent).toBe(6000)
})
