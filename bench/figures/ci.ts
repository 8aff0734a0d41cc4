import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Bench, Figure } from '../figure.ts'
import { withClone } from '../last-commit.ts'

const sumLine = /^\d+ passed, \d+ failed$/

/** Some of the runs: `KERB_RUNS=2,5 npm run bench -- ci.steady`. */
const wanted = process.env['KERB_RUNS']?.split(',').map(Number)

/** Conditions of a run of the suite: what a machine, a place or a day may have to do with its outcome. */
type Conditions = {
  readonly busy?: boolean
  readonly withShared?: boolean
  /** By `faketime`, a package of Debian's, and the unit tests only: workerd does not start under it. */
  readonly daysAhead?: number
  readonly name?: string
  readonly zone?: string
}

const tenRuns: readonly Conditions[] = [
  { withShared: true },
  { busy: true, withShared: true },
  { withShared: false },
  { busy: true, withShared: false },
  { daysAhead: 400, withShared: true },
  { busy: true, name: 'a shop', withShared: true },
  { zone: 'Pacific/Auckland', withShared: true },
  { busy: true, withShared: true },
  { busy: true, withShared: true },
  { withShared: true },
]
const chosen = tenRuns.filter((_, index) => !wanted || wanted.includes(index + 1))

type Run = {
  readonly code: number | null
  readonly minutes: number
  /** The suites' titles, unsteady tests, failures and the sum. */
  readonly lines: readonly string[]
}

async function runSuite(clone: string, { daysAhead, zone }: Conditions = {}): Promise<Run> {
  const env = { ...process.env, ...(zone && { TZ: zone }) }
  if (daysAhead) await ended(spawn('npm', ['ci'], { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] }))
  const [command, ...args] = daysAhead ? ['faketime', '-f', `+${daysAhead}d`, 'npm', 'test', '--', 'unit'] : ['.ci/run']
  const started = performance.now()
  const child = spawn(command ?? '', args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^(?:── |UNSTEADY|FAILED)/.test(line) || sumLine.test(line)) lines.push(line)
  })
  const code = await ended(child)
  return { code, minutes: (performance.now() - started) / 60_000, lines }
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))

/** Keeps two cores busy until it is done. */
async function besideBusyCores<T>(work: () => Promise<T>): Promise<T> {
  const loads = [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }))
  try {
    return await work()
  } finally {
    for (const load of loads) load.kill()
  }
}

async function redRuns(log: Bench['log']): Promise<number> {
  let red = 0
  for (const conditions of chosen) {
    const inClone = () => withClone((clone) => runSuite(clone, conditions), conditions)
    const { code, minutes, lines } = await (conditions.busy ? besideBusyCores(inClone) : inClone())
    if (code !== 0) red += 1
    log(`ci.steady: ${JSON.stringify(conditions)}: ${lines.at(-1) ?? 'no sum'}, ${minutes.toFixed(1)} minutes`)
    for (const line of lines) if (/^(?:UNSTEADY|FAILED)/.test(line)) log(`ci.steady: ${line}`)
  }
  return red
}

export const ciFigures: readonly Figure[] = [
  {
    id: 'ci.minutes',
    goal: 8,
    unit: 'minutes of .ci/run on a clone of the last commit',
    onlyWhenNamed: true,
    measure: ({ log }) =>
      withClone(
        async (clone) => {
          const { code, minutes, lines } = await runSuite(clone)
          for (const line of lines) log(line)
          if (code !== 0) throw new Error(`.ci/run ended with ${code} after ${minutes.toFixed(1)} minutes`)
          return minutes
        },
        { withShared: true },
      ),
  },
  {
    id: 'ci.steady',
    goal: 0,
    unit: `red of ${chosen.length} runs of .ci/run: quiet and on busy cores, with and without shared data, later, elsewhere`,
    onlyWhenNamed: true,
    measure: ({ log }) => redRuns(log),
  },
]
