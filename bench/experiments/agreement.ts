import { decideAll } from '../../worker/experiments/decide.ts'
import { impression } from '../../worker/experiments/events.ts'
import type { Project } from '../../worker/experiments/project.ts'
import { readDatafile } from '../../worker/experiments/read-datafile.ts'
import { userContext } from '../../worker/experiments/user-context.ts'
import { range } from '../reliability/at-once.ts'
import { type Answer, type OfficialSdk, officialSdk6, type SdkUser } from './official-sdk.ts'
import { officialSdk5 } from './official-sdk-5.fixtures.ts'
import { randomDatafile } from './random-datafile.fixtures.ts'
import { randomUser } from './random-user.fixtures.ts'

/** Answers of the engine, and the official SDK instead. */
export type Difference = { readonly where: string; readonly own: string; readonly official: string }

export type Compared = {
  readonly decisions: number
  readonly exposures: number
  readonly differences: readonly Difference[]
}

type Version = '5.4.1' | '6.6.1'
type Said = (reasons: readonly string[]) => readonly string[]

const versions: Readonly<Record<Version, { connect: (json: string) => OfficialSdk; said: Said; newer: boolean }>> = {
  '6.6.1': { connect: officialSdk6, said: (reasons) => reasons, newer: true },
  '5.4.1': {
    connect: officialSdk5,
    // The SDK names the module in front of each reason.
    said: (reasons) => reasons.map((text) => text.replace(/^(?:DECISION_SERVICE|BUCKETER):? /, '')),
    newer: false,
  },
}
const unsaid: Said = () => []

/** Users of one random datafile, for each of whom all its flags are decided by the engine and by the official SDK. */
export function compareDecisions(seed: number, version: Version, users: number): Compared {
  const { connect, said, newer } = versions[version]
  const datafile = randomDatafile(seed, { newer, uniqueKeys: !newer })
  const sdk = connect(datafile.json)
  const project = projectOf(datafile.json)
  // The official SDK's reasons for holdouts are wrong: one is given twice, another with its words in the wrong places.
  const told = datafile.json.includes('oldouts":') ? unsaid : said
  // 5.x lets ids that are no numbers through, and leaves out ids where there are none.
  const counted = ({ visitors }: Answer) => (newer ? visitors : visitors.length)
  const all = range(users).map((index) => compareUser(randomUser(seed * 1000 + index, datafile), `user ${index}`))
  sdk.close()
  return sumOf(all)

  function compareUser(user: SdkUser, name: string): Compared {
    const official = sdk.decideAll(user)
    const own = engineAnswer(project, user)
    const differences = [
      [stated(own, told), stated(official, told)],
      [own.saved, official.saved],
      [counted(own), counted(official)],
    ].flatMap(([ours, theirs]) => differenceOf(`${version}, datafile ${seed}, ${name}`, ours, theirs))
    return { decisions: Object.keys(official.decisions).length, exposures: official.visitors.length, differences }
  }
}

export const sumOf = (all: readonly Compared[]): Compared => ({
  decisions: all.reduce((sum, { decisions }) => sum + decisions, 0),
  exposures: all.reduce((sum, { exposures }) => sum + exposures, 0),
  differences: all.flatMap(({ differences }) => differences),
})

export function projectOf(json: string): Project {
  const read = readDatafile(json)
  if (!read.ok) throw new Error(read.fault)
  return read.project
}

export function contextOf({ stored, ...user }: SdkUser, save: (profile: unknown) => void = () => undefined) {
  const profiles = { lookup: (id: string) => ({ user_id: id, experiment_bucket_map: stored ?? {} }), save }
  const context = userContext({ ...user, profiles })
  if (!context) throw new Error('The engine refuses this user')
  return context
}

/** As text, without the ids and moments that the official SDK draws itself: far quicker to compare than objects. */
export const plain = (value: unknown): string =>
  JSON.stringify(value, (key, inner) =>
    key === 'uuid' || key === 'timestamp' || key === 'userContext' ? undefined : inner,
  )

function differenceOf(where: string, ours: unknown, theirs: unknown): readonly Difference[] {
  const [own, official] = [plain(ours), plain(theirs)]
  return own === official ? [] : [{ where, own, official }]
}

const stamp = { uuid: 'uuid', timestamp: 1 }

function engineAnswer(project: Project, user: SdkUser): Answer {
  let saved: unknown = null
  const context = contextOf(user, (profile) => {
    saved = profile
  })
  const options =
    user.stored === null
      ? (['INCLUDE_REASONS', 'IGNORE_USER_PROFILE_SERVICE'] as const)
      : (['INCLUDE_REASONS'] as const)
  const decisions = decideAll(project, context, options)
  const visitors = Object.values(decisions).flatMap(({ exposures }) =>
    exposures.map((exposure) => impression(project, context, exposure, stamp)),
  )
  return { decisions, visitors, saved }
}

const stated = ({ decisions }: Answer, said: Said) =>
  Object.values(decisions).map(({ flagKey, variationKey, enabled, ruleKey, variables, reasons }) => ({
    flagKey,
    variationKey,
    enabled,
    ruleKey,
    variables,
    reasons: said(reasons),
  }))
