import { simulateDay } from '../content-windows/simulated-day.ts'
import type { Figure } from '../figure.ts'

const days = 20
const size = { documents: 48, reads: 2500, isolates: 3 }

export const contentWindowsFigures: readonly Figure[] = [
  {
    id: 'content.windows',
    goal: 0,
    unit: 'reads that show a closed publish window or miss an open one: 20 simulated days of 48 documents, 3 isolates over one KV, caches on',
    measure: async ({ log }) => {
      const tally = { wrong: 0, judged: 0 }
      for (let seed = 1; seed <= days; seed += 1) {
        const { wrong, judged } = await simulateDay(seed, size, log)
        tally.wrong += wrong
        tally.judged += judged
      }
      log(`content.windows: ${tally.judged} reads judged`)
      return tally.wrong
    },
  },
]
