import type { Setup } from '../setup.ts'
import { sampleRatio, sampleRatioOf } from '../statistics/sample-ratio.ts'
import { changeOf } from './change.ts'
import { readLatestSplit } from './results.ts'
import { readExperiments, writeChange } from './store.ts'

const by = { name: 'the check of shares', door: 'guard' } as const
const everyMs = 60_000

/**
 * Pauses running experiments whose visitors are not split as configured since their last change: whatever loses
 * visitors does harm besides spoiling the comparison. Once per minute, because it counts all visitors.
 */
export function createSplitGuard({ now, onChange }: Pick<Setup, 'now' | 'onChange'>) {
  let nextAt = 0
  return async (db: D1Database): Promise<void> => {
    const at = now()
    if (at < nextAt) return
    nextAt = at + everyMs
    for (const experiment of await readExperiments(db)) {
      const split = experiment.state === 'running' ? await readLatestSplit(db, experiment) : undefined
      const { alarm, p } = sampleRatioOf(split ? [split] : [])
      if (!alarm || p >= sampleRatio.pauseBelow) continue
      const paused = changeOf(experiment, { kind: 'pause' }, at)
      // Somebody else may have changed it in this moment, and looks at its alarm.
      if (paused.ok && (await writeChange(db, experiment, paused.value, { by, action: 'pause', at }))) await onChange()
    }
  }
}
