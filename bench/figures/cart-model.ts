import type { Figure } from '../figure.ts'
import { cartModel } from '../reliability/cart-model.ts'
import { startTarget } from '../reliability/target.ts'

/** The chance in every run: another one is `KERB_SEED=7 npm run bench -- cart.model`. */
const seed = Number(process.env['KERB_SEED'] ?? 1)

export const cartModelFigures: readonly Figure[] = [
  {
    id: 'cart.model',
    goal: 0,
    unit: 'differences in 10,000 random sequences of two clients, against a plain reference',
    measure: async ({ log }) => {
      const target = await startTarget()
      try {
        const differences = await cartModel(target, { sequences: 10_000, seed, lanes: 16, log })
        for (const difference of differences.slice(0, 20)) log(`cart.model: ${difference}`)
        return differences.length
      } finally {
        await target.dispose()
      }
    },
  },
]
