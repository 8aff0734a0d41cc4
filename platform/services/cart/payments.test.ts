import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../shared/contracts/cart.ts'
import { type Purse, shareOut } from './payments.ts'

const purse = (method: Purse['method'], balance: number | null): Purse => ({
  id: method,
  method,
  label: method,
  balance,
  draw: null,
  extras: {},
})
const amounts = (purses: readonly Purse[], total: number, credit = 0) =>
  Object.fromEntries(shareOut(purses, total, credit).shares.map((share) => [share.purse.method, share.amount]))

describe('shareOut', () => {
  it('takes from gift cards first, then rewards and the voucher; a provider takes the rest', () => {
    const purses = [
      purse('CREDIT_CARD', null),
      purse('LOYALTY_POINTS', 500),
      purse('REWARD_CARD', 700),
      purse('GIFT_CARD', 1000),
    ]
    expect(amounts(purses, 3000)).toEqual({ GIFT_CARD: 1000, REWARD_CARD: 700, LOYALTY_POINTS: 500, CREDIT_CARD: 800 })
  })

  it('keeps rewards from an athlete who has credit left', () => {
    const purses = [purse('ATHLETES_PAYMENT', 2000), purse('REWARD_CODE', 900)]
    expect(amounts(purses, 1500, 2000)).toEqual({ ATHLETES_PAYMENT: 1500, REWARD_CODE: 0 })
    expect(amounts(purses, 2500, 2000)).toEqual({ ATHLETES_PAYMENT: 2000, REWARD_CODE: 500 })
    expect(amounts([purse('REWARD_CODE', 900)], 500, 2000)).toEqual({ REWARD_CODE: 0 })
  })

  it('never takes more than there is or than is owed, in any mix', () => {
    const anyPurse = fc.tuple(fc.constantFrom(...paymentMethodIds), fc.option(fc.nat(5000)))
    fc.assert(
      fc.property(fc.array(anyPurse, { maxLength: 8 }), fc.nat(10_000), fc.nat(3000), (mix, total, credit) => {
        const { shares } = shareOut(
          mix.map(([method, balance]) => purse(method, balance)),
          total,
          credit,
        )
        expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(total)
        for (const share of shares) {
          expect(share.amount).toBeGreaterThanOrEqual(0)
          expect(share.amount).toBeLessThanOrEqual(share.purse.balance ?? total)
        }
      }),
    )
  })
})
