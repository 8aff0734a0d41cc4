import type { Bench, Figure } from '../figure.ts'
import { startTarget } from '../reliability/target.ts'
import { allRows } from '../rows/all-rows.ts'
import { startFaultyShop } from '../rows/degradation/faulty-shop.ts'
import { warmPages } from '../rows/degradation/upstreams.ts'
import type { Row, RowBench, Verdict } from '../rows/row.ts'

/** Some of them: `KERB_ROWS=S7,A3 npm run bench -- safe.rows`. */
const wanted = process.env['KERB_ROWS']?.split(',')
const chosen = allRows.filter(({ id }) => !wanted || wanted.includes(id))
const warmIds = ['A1', 'A2', 'A3', 'A10']

type Disposable = { dispose(): Promise<void> }

/** Started with its first use; disposed of if it was. */
function lazily<T extends Disposable>(start: () => Promise<T>) {
  let started: Promise<T> | undefined
  return {
    get: () => (started ??= start()),
    dispose: async () => (await started)?.dispose(),
  }
}

async function tried(row: Row, bench: RowBench): Promise<Verdict> {
  try {
    return await row.run(bench)
  } catch (error) {
    return { held: false, got: `it could not be measured: ${error}` }
  }
}

async function countNotHeld(bench: Bench): Promise<number> {
  const target = lazily(() => startTarget())
  const payingTarget = lazily(() => startTarget({ provider: { lost: 0.1, errors: 0.05 } }))
  const faultyShop = lazily(startFaultyShop)
  const rowBench = { ...bench, target: target.get, payingTarget: payingTarget.get, faultyShop: faultyShop.get }
  let notHeld = 0
  try {
    // A page that is to be stale in a minute is opened first.
    if (chosen.some(({ id }) => warmIds.includes(id))) await warmPages(await faultyShop.get(), rowBench)
    for (const row of chosen) {
      const began = performance.now()
      const { held, got } = await tried(row, rowBench)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      bench.log(`safe.rows ${row.id.padEnd(3)} ${held ? 'held' : 'NOT HELD'}: ${row.what}: ${got} (${seconds} s)`)
      if (!held) notHeld += 1
    }
  } finally {
    for (const item of [target, payingTarget, faultyShop]) await item.dispose()
  }
  return notHeld
}

export const rowFigures: readonly Figure[] = [
  { id: 'safe.rows', goal: 0, unit: `rows not held, of ${chosen.length}`, measure: countNotHeld },
]
