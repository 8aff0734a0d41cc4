import { aaFaults } from '../experiments/aa-tests.ts'
import { lostOrDoubled } from '../experiments/event-delivery.ts'
import { exposureDifference } from '../experiments/exposures.ts'
import { pushSeconds } from '../experiments/push.ts'
import { slowdown } from '../experiments/slow-services.ts'
import { splitFaults } from '../experiments/split.ts'
import { stableFaults } from '../experiments/stable.ts'
import type { Figure } from '../figure.ts'

export const experimentFigures: readonly Figure[] = [
  {
    id: 'edge.aa',
    goal: 0,
    unit: 'faults of 200 A/A tests of 5,000 visitors: p < 0.05 in 2 to 9 %, at most one sample-ratio alarm, verdicts in 5 %',
    measure: async ({ log }) => aaFaults({ tests: 200, visitors: 5000, log }),
  },
  {
    id: 'edge.events',
    goal: 0,
    unit: 'of 10,000 confirmed events lost or counted twice: log endpoint failing 30 %, process killed twice',
    measure: ({ log }) => lostOrDoubled({ events: 10_000, kills: 2, log }),
  },
  {
    id: 'edge.exposures',
    goal: 0,
    unit: 'exposures counted without a variant that somebody saw, or the other way round: 20,000 views of 18 kinds',
    measure: ({ log }) => exposureDifference({ views: 20_000, log }),
  },
  {
    id: 'experiments.push',
    goal: 2,
    unit: 's from a pause or a start in the console to the first page that obeys, the longest of ten',
    measure: ({ runtime }) => pushSeconds(runtime, 5),
  },
  {
    id: 'edge.slow',
    goal: 1.1,
    unit: 'p95 of a page with two experiments for new visitors, all services of experiments hung / the same while they answer',
    measure: ({ log }) => slowdown({ views: 1000, log }),
  },
  {
    id: 'edge.split',
    goal: 0,
    unit: 'faults: 100,000 cold visitors through a warm page cache, 10,000 of them again, and after a change of the allocation',
    measure: ({ log }) => splitFaults({ visitors: 100_000, log }),
  },
  {
    id: 'edge.stable',
    goal: 0,
    unit: 'faults: 100,000 visitors over 20 pages each and after a change of the allocations: variants that change, shares outside 99.9 %',
    measure: async ({ log }) => stableFaults({ visitors: 100_000, pages: 20, log }),
  },
]
