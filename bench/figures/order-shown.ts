import type { Figure } from '../figure.ts'
import { playShown } from '../shown/sequences.ts'

/** The chance in every run: another one is `KERB_SEED=7 KERB_SHOWN=200 npm run bench -- order.shown`. */
const seed = Number(process.env['KERB_SEED'] ?? 1)
const sequences = Number(process.env['KERB_SHOWN'] ?? 2000)

export const orderShownFigures: readonly Figure[] = [
  {
    id: 'order.shown',
    goal: 0,
    unit: `orders that differ from what the pressed button’s page showed, in ${sequences.toLocaleString('en')} random sequences of two tabs`,
    measure: async ({ runtime, log }) => {
      const { faults, orders, refused } = await playShown(runtime, { sequences, seed, lanes: 8, log })
      log(`order.shown: ${orders} orders, ${refused} presses refused`)
      for (const fault of faults.slice(0, 20)) log(`order.shown: ${fault}`)
      // A run in which hardly anybody gets an order shows nothing.
      return orders < sequences / 2 ? faults.length + 1 : faults.length
    },
  },
]
