import { expect, it } from 'vitest'
import { sites } from '../../shared/i18n/locales.ts'
import { amongMarker, sizeMarker } from './holes.ts'
import { fitAdviceOf, keptSizeMarksOf, ownSizeOf, usualSizeOf } from './size-marks.ts'

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

it('a shoe that runs small is better a size up for each foot, one that runs large a size down', () => {
  const sizes = { ...shoe, skus: [sku('42.5'), sku('42'), sku('OS')] }
  expect(fitAdviceOf(sizes, null, sites['de-de'])).toBeNull()
  expect(fitAdviceOf({ ...sizes, runs: 'small' }, null, sites['de-de'])?.better).toEqual([
    { mark: amongMarker([265]), size: '42.5' },
  ])
  expect(fitAdviceOf({ ...sizes, runs: 'large' }, null, sites['de-de'])?.better).toEqual([
    { mark: amongMarker([268]), size: '42' },
  ])
  // Clothes say it too, and know nobody's size.
  expect(fitAdviceOf({ ...sizes, sizeChart: 'tops', runs: 'small' }, null, sites['de-de'])).toEqual({
    runs: 'small',
    better: [],
  })
})

it('a size that people with the same foot kept is named to that foot, where the product has it', () => {
  const keptSizes = [
    { length: 265, size: '42.5' },
    { length: 268, size: '43' },
  ]
  expect(keptSizeMarksOf({ ...shoe, keptSizes })).toEqual([{ mark: amongMarker([265]), size: '42.5' }])
  expect(keptSizeMarksOf(shoe)).toEqual([])
})

it('advises a size that the style has, to feet of sizes that it lacks too, and says when it is sold out', () => {
  const whole = { ...shoe, runs: 'small' as const, skus: [sku('41'), sku('42'), sku('44')] }
  const skus = [{ upc: '42', quantity: 0, status: 'sold-out' as const }]
  const advice = fitAdviceOf(whole, { productId: 'KCT3886CINK', skus }, sites['de-de'])
  // 41.5 is no size of the style; from 42 the next one would be two sizes away.
  expect(advice?.better).toEqual([
    { mark: amongMarker([258, 262]), size: '42', isSoldOut: true },
    { mark: amongMarker([272]), size: '44' },
  ])
})

it('a list has a link to the shopper’s size of shoes, for those that it has', () => {
  const value = (size: string, count: number) => ({ value: size, label: size, count, selected: false })
  const listOf = (...values: ReturnType<typeof value>[]) => ownSizeOf([{ key: 'size', label: 'Size', values }])
  expect(listOf(value('42', 3), value('42.5', 0), value('M', 1), value('28', 1))?.mark).toBe(amongMarker([265, 172]))
  expect(listOf(value('M', 1), value('42', 0))).toBeUndefined()
  expect(ownSizeOf([])).toBeUndefined()
})
