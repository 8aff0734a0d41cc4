import { expect, it } from 'vitest'
import { sites } from '../../shared/i18n/locales.ts'
import { sizeMarker } from './holes.ts'
import { usualSizeOf } from './size-marks.ts'

const price = {
  currency: 'EUR' as const,
  lowCurrent: 1,
  highCurrent: 1,
  lowOriginal: 1,
  highOriginal: 1,
  percentagePriceDiscount: 0,
  historicBestPrice: null,
  previousBestSalesPrice: null,
}
const sku = (size: string) => ({ upc: size, size, label: size, price })
const shoe = { sizeChart: 'footwear', gender: 'men' as const, skus: [sku('42'), sku('42.5'), sku('OS')] }

it('marks the sizes of a shoe by their lengths, apart from those that are sold out', () => {
  expect(usualSizeOf(shoe, null, sites['de-de'])?.sizeMarks).toEqual({ '42': sizeMarker(265), '42.5': sizeMarker(268) })
  const inventory = { productId: 'KCT3886CINK', skus: [{ upc: '42', quantity: 0, status: 'sold-out' as const }] }
  expect(usualSizeOf(shoe, inventory, sites['de-de'])?.sizeMarks).toEqual({ '42.5': sizeMarker(268) })
})

it('has none for clothes and gift cards, whose sizes look alike', () => {
  for (const sizeChart of ['bottoms', null])
    expect(usualSizeOf({ ...shoe, sizeChart }, null, sites['de-de'])).toBeNull()
})
