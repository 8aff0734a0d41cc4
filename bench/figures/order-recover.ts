import type { Figure } from '../figure.ts'
import { playRecover } from '../recover/play.ts'

export const orderRecoverFigures: readonly Figure[] = [
  {
    id: 'order.recover',
    goal: 0,
    unit: 'lines, options, methods, persons and credits lost without a word, each disturbance at each step of checkout',
    measure: async ({ runtime, log }) => {
      const { faults, played } = await playRecover(runtime, { log: () => undefined })
      log(`order.recover: ${played} disturbances`)
      for (const fault of faults) log(`order.recover: ${fault}`)
      return faults.length
    },
  },
]
