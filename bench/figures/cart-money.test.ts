import { describe, expect, it } from 'vitest'
import { moneyFaults } from '../../shared/cart/pricing/money-faults.fixtures.ts'
import { priceCart } from '../../shared/cart/pricing/price-cart.ts'
import { randomCart } from '../money/random-cart.ts'
import { range, seededRandom } from '../reliability/at-once.ts'
import { cartsThatDontAddUp } from './cart-money.ts'

describe('cart.money', () => {
  it('finds 2,000 random carts that add up', () => {
    const lines: string[] = []
    expect(cartsThatDontAddUp(2000, 1_000_000, (line) => lines.push(line))).toBe(0)
    expect(lines).toEqual([])
  })

  it('draws carts in which everything happens', () => {
    const priced = range(2000).map((seed) => priceCart(randomCart(seededRandom(seed))))
    const share = (holds: (item: ReturnType<typeof priceCart>) => boolean) => priced.filter(holds).length / 2000
    expect(share(({ totals }) => totals.discount > 0)).toBeGreaterThan(0.1)
    expect(share(({ lines }) => lines.some(({ promotions }) => promotions.length > 0))).toBeGreaterThan(0.1)
    expect(share(({ shipments }) => shipments.some(({ listPrice, price }) => price < listPrice))).toBeGreaterThan(0.01)
    expect(share(({ bonus }) => bonus.length > 0)).toBeGreaterThan(0.05)
    expect(share(({ coupons }) => coupons.some(({ valid }) => valid))).toBeGreaterThan(0.03)
    expect(share(({ promoSummary }) => promoSummary.some(({ calloutMsg }) => calloutMsg !== ''))).toBeGreaterThan(0.03)
    expect(share(({ totals }) => totals.tax > 0)).toBeGreaterThan(0.3)
  })

  it('notices a single unit too much, wherever it is', () => {
    const cart = randomCart(seededRandom(3))
    const priced = priceCart(cart)
    expect(moneyFaults(cart, priced)).toEqual([])
    for (const name of Object.keys(priced.totals) as (keyof typeof priced.totals)[]) {
      if (name === 'totalDiscountPercentage') continue
      const totals = { ...priced.totals, [name]: priced.totals[name] + 1 }
      expect(moneyFaults(cart, { ...priced, totals }), name).not.toEqual([])
    }
  })
})
