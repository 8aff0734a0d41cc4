import { counted, type Figure } from '../figure.ts'
import { absences, playAway } from '../reliability/provider-away.ts'
import { onTarget } from '../reliability/target.ts'

export const orderProviderFigures: readonly Figure[] = [
  {
    id: 'order.provider',
    goal: 0,
    unit: `faults: a payment provider that goes away in ${absences.length} ways at 6 moments of an order, and comes back`,
    measure: ({ log }) =>
      onTarget({ provider: { lost: 0, errors: 0 }, impatient: true, shop: {} }, async (target) =>
        counted(log, 'order.provider', await playAway(target, { ways: absences, attemptMs: 10_000, log })),
      ),
  },
]
