import { moneyFaults } from '../../shared/cart/pricing/money-faults.fixtures.ts'
import { priceCart } from '../../shared/cart/pricing/price-cart.ts'
import type { Figure } from '../figure.ts'
import { randomCart } from '../money/random-cart.ts'
import { seededRandom } from '../reliability/at-once.ts'

/**
 * How many of `carts` random carts don't add up. The first few are told with what is wrong and the number to make them
 * again with.
 */
export function cartsThatDontAddUp(carts: number, seed: number, log: (line: string) => void): number {
  let wrong = 0
  for (let index = 0; index < carts; index += 1) {
    const cart = randomCart(seededRandom(seed + index))
    const faults = moneyFaults(cart, priceCart(cart))
    if (faults.length === 0) continue
    wrong += 1
    if (wrong <= 5) log(`cart.money: cart ${seed + index}: ${faults.join('; ')}`)
  }
  return wrong
}

export const cartMoneyFigures: readonly Figure[] = [
  {
    id: 'cart.money',
    goal: 0,
    unit: 'of 100,000 random carts that do not add up to the unit',
    measure: async ({ log }) => cartsThatDontAddUp(100_000, 1, log),
  },
]
