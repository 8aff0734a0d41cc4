import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountMethods } from '../../../../shared/payment-accounts.ts'
import { isProvided, PaymentMethodId } from '../../../../shared/payment-methods.ts'
import { type PaymentSource, shareOut } from './payments.ts'

const source = (method: PaymentSource['method'], balance: number | null): PaymentSource => ({
  id: method,
  method,
  label: method,
  balance,
  draw: null,
  extras: {},
})
const amounts = (sources: readonly PaymentSource[], total: number, credit = 0) =>
  Object.fromEntries(
    shareOut(sources, { total, payableByAccounts: total }, credit).shares.map(({ source, amount }) => [
      source.method,
      amount,
    ]),
  )

describe('shareOut', () => {
  it('takes from gift cards first, then rewards and the voucher; a provider takes the rest', () => {
    const sources = [
      source('CREDIT_CARD', null),
      source('LOYALTY_POINTS', 500),
      source('REWARD_CARD', 700),
      source('GIFT_CARD', 1000),
    ]
    expect(amounts(sources, 3000)).toEqual({ GIFT_CARD: 1000, REWARD_CARD: 700, LOYALTY_POINTS: 500, CREDIT_CARD: 800 })
  })

  it.each(accountMethods.map(({ id }) => id))('leaves what is a gift card to a provider: %s', (method) => {
    const sources = [source(method, 9000), source('CREDIT_CARD', null)]
    const { shares } = shareOut(sources, { total: 5000, payableByAccounts: 2000 }, 0)
    expect(shares.map(({ amount }) => amount)).toEqual([2000, 3000])
  })

  it('offers no rewards to an athlete who has credit left', () => {
    const sources = [source('ATHLETES_PAYMENT', 2000), source('REWARD_CODE', 900)]
    expect(amounts(sources, 1500, 2000)).toEqual({ ATHLETES_PAYMENT: 1500, REWARD_CODE: 0 })
    expect(amounts(sources, 2500, 2000)).toEqual({ ATHLETES_PAYMENT: 2000, REWARD_CODE: 500 })
    expect(amounts([source('REWARD_CODE', 900)], 500, 2000)).toEqual({ REWARD_CODE: 0 })
  })

  it('never takes more than there is or than is owed, in any mix', () => {
    const owed = fc
      .tuple(fc.nat(10_000), fc.nat(10_000))
      .map(([one, other]) => ({ total: Math.max(one, other), payableByAccounts: Math.min(one, other) }))
    const anySource = fc.tuple(fc.constantFrom(...PaymentMethodId.options), fc.option(fc.nat(5000)))
    fc.assert(
      fc.property(
        fc.array(anySource, { maxLength: 8 }),
        owed,
        fc.nat(3000),
        (mix, { total, payableByAccounts }, credit) => {
          const { shares } = shareOut(
            mix.map(([method, balance]) => source(method, balance)),
            { total, payableByAccounts },
            credit,
          )
          const paid = (ofShares: typeof shares) => ofShares.reduce((sum, { amount }) => sum + amount, 0)
          expect(paid(shares)).toBeLessThanOrEqual(total)
          expect(paid(shares.filter((share) => !isProvided(share.source.method)))).toBeLessThanOrEqual(
            payableByAccounts,
          )
          for (const share of shares) {
            expect(share.amount).toBeGreaterThanOrEqual(0)
            expect(share.amount).toBeLessThanOrEqual(share.source.balance ?? total)
          }
        },
      ),
      { seed: 27 },
    )
  })
})
