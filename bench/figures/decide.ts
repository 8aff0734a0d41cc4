import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { fromRoot } from '../../tools/serve/project.ts'
import { decideForKeys } from '../../worker/experiments/decide.ts'
import { readDatafile } from '../../worker/experiments/read-datafile.ts'
import { userContext } from '../../worker/experiments/user-context.ts'
import { compareDecisions } from '../experiments/agreement.ts'
import { manyFlags } from '../experiments/many-flags.ts'
import { officialSdk6 } from '../experiments/official-sdk.ts'
import type { Figure } from '../figure.ts'
import { range } from '../reliability/at-once.ts'

const rounds = 9
const usersEach = 300
const usersOfDatafile = 60

/** CPU milliseconds of this process. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Both decide the same 100 flags for the same users, round about, without events; the first round warms up. */
export function decideRatio(log: (line: string) => void): number {
  const { json, keys } = manyFlags(100)
  const read = readDatafile(json)
  if (!read.ok) throw new Error(read.fault)
  const sdk = officialSdk6(json)
  const users = range(usersEach).map((index) => ({
    userId: `vuid_${index}`,
    attributes: { country: index % 2 ? 'de' : 'us', visits: index, app_version: '2.1.0' },
    qualifiedSegments: null,
    forcedDecisions: [],
    stored: null,
  }))
  const options = ['DISABLE_DECISION_EVENT', 'IGNORE_USER_PROFILE_SERVICE'] as const
  const ours: number[] = []
  const theirs: number[] = []
  for (const _ of range(rounds)) {
    ours.push(
      cpuOf(() => {
        for (const user of users) {
          const context = userContext(user)
          if (context) decideForKeys(read.project, context, keys, options)
        }
      }),
    )
    theirs.push(
      cpuOf(() => {
        for (const user of users) sdk.decideOnly(user, keys)
      }),
    )
  }
  sdk.close()
  const [own, official] = [median(ours.slice(1)) / usersEach, median(theirs.slice(1)) / usersEach]
  log(`edge.decide: ${own.toFixed(3)} ms a user, the official SDK ${official.toFixed(3)} ms`)
  return own / official
}

/** All of it: reading a datafile, deciding, events. */
const doors = ['read-datafile', 'user-context', 'decide', 'events']

async function engineBytes(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: {
        input: Object.fromEntries(doors.map((name) => [name, fromRoot(`worker/experiments/${name}.ts`)])),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap(
    (item): Rolldown.RolldownOutput['output'][number][] => ('output' in item ? [...item.output] : []),
  )
  return gzipSync(outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n')).byteLength
}

const differencesShown = 5

/**
 * All flags of random datafiles for random users: variation, rule, variables, reasons with their bucket values,
 * impressions and stored variations. Each deliberate difference from the SDK is in docs/decisions/0017-experiments.md.
 */
function differencesToSdk(wanted: number, log: (line: string) => void): number {
  const firstSeed = 1_000_000
  let [decisions, exposures, differences] = [0, 0, 0]
  for (let seed = firstSeed; decisions < wanted; seed += 1) {
    const compared = compareDecisions(seed, '6.6.1', usersOfDatafile)
    decisions += compared.decisions
    exposures += compared.exposures
    for (const { where, own, official } of compared.differences.slice(0, Math.max(0, differencesShown - differences)))
      log(`edge.agree: ${where}: ${own} instead of ${official}`)
    differences += compared.differences.length
  }
  log(`edge.agree: ${decisions} decisions, ${exposures} impressions, seeds from ${firstSeed}`)
  return differences
}

export const decideFigures: readonly Figure[] = [
  {
    id: 'edge.agree',
    goal: 0,
    unit: 'differences to the official SDK 6.6.1 in 1,000,000 random decisions',
    measure: async ({ log }) => differencesToSdk(1_000_000, log),
  },
  {
    id: 'edge.decide',
    goal: 0.167,
    unit: 'CPU time of 100 flags decided for a user / the same by the official SDK 6.6.1',
    measure: async ({ log }) => decideRatio(log),
  },
  {
    id: 'edge.engine',
    goal: 10,
    unit: 'KB gzip of all of worker/experiments: reading a datafile, deciding, events',
    measure: async () => (await engineBytes()) / 1024,
  },
]
