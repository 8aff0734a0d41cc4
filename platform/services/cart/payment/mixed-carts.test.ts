import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vouchersFor } from '../../../../accounts/loyalty/vouchers.ts'
import { offeredVouchers } from '../../../../shared/cart/vouchers.ts'
import { type Locale, locales, sites } from '../../../../shared/i18n/locales.ts'
import type { CartLine } from '../../../objects/cart-snapshot.ts'
import { factsOf, lineOf, productOf, sceneOf, skuOf, snapshotOf } from '../cart.fixtures.ts'
import { composeCart } from '../compose.ts'
import type { ChosenVoucher } from './chosen-voucher.ts'
import { accountShares, type PaymentSource, type PaymentSources } from './payments.ts'

const source = (method: PaymentSource['method'], balance: number | null, index: number): PaymentSource => ({
  id: `${method}-${index}`,
  method,
  label: method,
  balance,
  draw: null,
  extras: {},
})

type Choice = Pick<ChosenVoucher, 'points' | 'pays'>

const chosenVoucher = (locale: Locale, choice: Choice, balance: number): ChosenVoucher => ({
  ...choice,
  covered: vouchersFor(balance, sites[locale].currency),
  sourceOf: ({ amountInCurrency }) => source('LOYALTY_POINTS', amountInCurrency, 0),
})

const homes: Readonly<Record<string, object>> = {
  US: { city: 'New York', province: 'NY', postalCode: '10002' },
  CA: { city: 'Toronto', province: 'ON', postalCode: 'M5V 2T6' },
}
/** Pairs at 40.00, a cheap one at 9.90, gift cards at 25.00. */
const goods = [
  { productId: 'SHOE0001', current: 4000 },
  { productId: 'SOCK0001', current: 990 },
  { productId: 'GIFTCARD', current: 2500, isDigitalProduct: true, kind: 'gift-card' },
] as const

function composed(locale: Locale, lines: readonly CartLine[], payments: Partial<PaymentSources>) {
  const { currency, country } = sites[locale]
  const products = goods.map(({ productId, current, ...fields }) => {
    const sku = skuOf('u1', 99, current, current)
    return productOf(productId, { ...fields, skus: [{ ...sku, price: sku.price && { ...sku.price, currency } }] })
  })
  const address = {
    ...{ firstName: 'Ada', lastName: 'Walker', addressLine1: '12 Orchard Street', city: 'Berlin', postalCode: '10115' },
    ...homes[country],
    country,
  }
  const snapshot = snapshotOf(lines, { addresses: [{ shippingId: 'me', address }] })
  const facts = factsOf({ products: new Map(products.map((product) => [product.productId, product])), ...payments })
  return composeCart(snapshot, facts, sceneOf(locale))
}

const account = fc.tuple(
  fc.constantFrom('GIFT_CARD', 'GIFT_CARD', 'REWARD_CODE', 'ATHLETES_PAYMENT', 'CREDIT_CARD' as const),
  fc.nat(9000),
)
const step = fc.record({ item: fc.constantFrom(...goods), qty: fc.integer({ min: -2, max: 3 }) })
const walks = fc.record({
  locale: fc.constantFrom(...locales),
  accounts: fc.uniqueArray(account, { selector: ([method, balance]) => `${method} ${balance}`, maxLength: 5 }),
  credit: fc.oneof(fc.constant(0), fc.nat(3000)),
  balance: fc.constantFrom(600, 1500, 2600, 9000, 9000),
  /** The position of the chosen voucher, from the highest offered. */
  rank: fc.constantFrom(1, 1, 2),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
})

const amountOf = ({ shares }: ReturnType<typeof composed>['payments'], method: string) =>
  shares.reduce((sum, share) => sum + (share.source.method === method ? share.amount : 0), 0)

/** Lines added and taken away in any order; the cart after each step. */
function cartsAfter(steps: readonly { readonly item: (typeof goods)[number]; readonly qty: number }[]): CartLine[][] {
  const units = new Map<string, number>()
  return steps.map(({ item, qty }) => {
    units.set(item.productId, Math.max(0, (units.get(item.productId) ?? 0) + qty))
    return [...units].flatMap(([productId, count]) => (count > 0 ? [lineOf(productId, 'u1', { qty: count })] : []))
  })
}

it('never burns unconfirmed points, and never pays for gift cards from an account, whatever is in the cart', () => {
  const seen = { confirmed: 0, lowered: 0, capped: 0 }
  fc.assert(
    fc.property(walks, ({ locale, accounts, credit, balance, rank, steps }) => {
      const sources = accounts.map(([method, amount], index) =>
        source(method, method === 'CREDIT_CARD' ? null : method === 'ATHLETES_PAYMENT' ? credit : amount, index),
      )
      const covered = vouchersFor(balance, sites[locale].currency)
      let choice: Choice | null = null
      for (const lines of cartsAfter(steps)) {
        const { pointsDue } = composed(locale, lines, { sources, credit }).payments
        choice ??= offeredVouchers(covered, pointsDue).at(-rank) ?? null
        const voucher = choice && chosenVoucher(locale, choice, balance)
        const { cart, payments, priced } = composed(locale, lines, { sources, credit, voucher })

        const paid = amountOf(payments, 'LOYALTY_POINTS')
        const { points, amountInCurrency } = payments.voucher ?? { points: 0, amountInCurrency: 0 }
        expect(paid).toBe(Math.min(amountInCurrency, pointsDue))
        if (paid < amountInCurrency) {
          expect([points, paid]).toEqual([choice?.points, choice?.pays])
          seen.confirmed += 1
        }
        expect(points).toBeLessThanOrEqual(choice?.points ?? 0)
        expect(payments.isVoucherLowered).toBe(choice !== null && points !== choice.points)
        if (payments.isVoucherLowered) {
          seen.lowered += 1
          choice = points > 0 ? { points, pays: null } : null
        }

        const giftCards = priced.lines
          .filter(({ id }) => id.startsWith('GIFTCARD'))
          .reduce((sum, { afterOrderDiscount }) => sum + afterOrderDiscount, 0)
        const rest = cart.totals.total - giftCards
        expect(priced.payableByAccounts).toBe(rest)
        const fromAccounts = accountShares(payments.shares).reduce((sum, { amount }) => sum + amount, 0)
        expect(fromAccounts).toBeLessThanOrEqual(rest)
        expect(cart.leftForAccounts).toBe(rest - fromAccounts)
        expect(cart.totals.remainingToPay).toBeGreaterThanOrEqual(giftCards)
        if (giftCards > 0 && fromAccounts === rest) seen.capped += 1

        const parts = cart.payment_instruments.reduce((sum, { amount }) => sum + amount, 0)
        expect(parts - amountOf(payments, 'CREDIT_CARD') + cart.totals.remainingToPay).toBe(cart.totals.total)
      }
    }),
    { seed: 61, numRuns: 3000 },
  )
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(100)
})
