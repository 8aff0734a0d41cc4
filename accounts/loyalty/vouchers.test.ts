import { describe, expect, it } from 'vitest'
import { currencies } from '../../shared/i18n/locales.ts'
import { highestVoucher, nextVoucher, vouchersFor } from './vouchers.ts'

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
    expect(highestVoucher(499, 'EUR')).toBeNull()
    expect(highestVoucher(500, 'EUR')?.points).toBe(500)
    expect(highestVoucher(4999, 'EUR')?.points).toBe(2000)
    expect(highestVoucher(1_000_000, 'EUR')?.points).toBe(5000)
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
