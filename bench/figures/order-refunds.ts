import { counted, type Figure } from '../figure.ts'
import { refundInParts } from '../reliability/refunds.ts'
import { onTarget } from '../reliability/target.ts'

/** The chance in every run: another one is `KERB_SEED=7 npm run bench -- order.refunds`. */
const seed = Number(process.env['KERB_SEED'] ?? 1)

export const orderRefundFigures: readonly Figure[] = [
  {
    id: 'order.refunds',
    goal: 0,
    unit: 'faults: 1,000 random partial refunds over all instruments, the platform killed at random, half of the orders canceled after it',
    measure: ({ log }) =>
      onTarget({ provider: { lost: 0.1, errors: 0.05, seed } }, async (target) =>
        counted(
          log,
          'order.refunds',
          await refundInParts(target, { orders: 120, refunds: 1000, kills: 100, seed, log }),
        ),
      ),
  },
]
