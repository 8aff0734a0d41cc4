import type { Figure } from '../figure.ts'
import { playWhose } from '../whose/sequences.ts'

/** The chance in every run: another one is `KERB_SEED=7 KERB_WHOSE=200 npm run bench -- order.whose`. */
const seed = Number(process.env['KERB_SEED'] ?? 1)
const sequences = Number(process.env['KERB_WHOSE'] ?? 2000)

export const orderWhoseFigures: readonly Figure[] = [
  {
    id: 'order.whose',
    goal: 0,
    unit: `pages and orders with anything entered for another purchase, in ${sequences.toLocaleString('en')} random sequences of a guest, a member and an associate’s customers at two browsers`,
    measure: async ({ runtime, log }) => {
      const { faults, ...counts } = await playWhose(runtime, { sequences, seed, lanes: 8, log })
      log(`order.whose: ${JSON.stringify(counts)}`)
      for (const fault of faults.slice(0, 20)) log(`order.whose: ${fault}`)
      // A run in which hardly anybody gets an order, or no order has one of the parts, shows nothing.
      const isEmpty = counts.orders < sequences / 2 || Object.values(counts).includes(0)
      return isEmpty ? faults.length + 1 : faults.length
    },
  },
]
