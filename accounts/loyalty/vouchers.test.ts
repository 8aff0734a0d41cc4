import { describe, expect, it } from 'vitest'
import { currencies } from '../../shared/i18n/locales.ts'
import { nextVoucher, vouchersFor } from './vouchers.ts'

describe('loyalty vouchers', () => {
  it('are those that the points cover, in the currency of the shop', () => {
    expect(vouchersFor(2600, 'USD')).toEqual([
      { points: 500, amountInCurrency: 500 },
      { points: 1000, amountInCurrency: 1000 },
      { points: 2000, amountInCurrency: 2500 },
    ])
    expect(vouchersFor(500, 'GBP')).toEqual([{ points: 500, amountInCurrency: 400 }])
  })

  it('begin exactly where their points do', () => {
    const highest = (points: number) => vouchersFor(points, 'EUR').at(-1)?.points
    expect([499, 500, 4999, 1_000_000].map(highest)).toEqual([undefined, 500, 2000, 5000])
  })

  it('have a next one until the last is covered', () => {
    expect(nextVoucher(0, 'USD')).toEqual({ points: 500, amountInCurrency: 500 })
    expect(nextVoucher(2000, 'GBP')).toEqual({ points: 5000, amountInCurrency: 6000 })
    expect(nextVoucher(5000, 'EUR')).toBeNull()
  })

  it('are worth more a point the dearer they are', () => {
    for (const currency of currencies) {
      const worth = vouchersFor(5000, currency).map(({ points, amountInCurrency }) => amountInCurrency / points)
      expect(worth, currency).toEqual([...worth].sort((a, b) => a - b))
    }
  })
})
