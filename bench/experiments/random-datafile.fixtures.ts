import { seededRandom } from '../reliability/at-once.ts'
import { type Dice, diceOf } from './dice.fixtures.ts'
import { attributeNames, randomAudience, randomTargeting } from './random-conditions.fixtures.ts'

export type RandomVariation = {
  readonly id: string
  readonly key: string
  readonly featureEnabled?: boolean
  readonly variables?: readonly { readonly id: string; readonly value: string }[]
}

export type RandomExperiment = {
  readonly id: string
  readonly key: string
  readonly variations: readonly RandomVariation[]
  readonly [field: string]: unknown
}

type Variable = {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly subType?: string
  readonly defaultValue: string
}

type Group = {
  readonly id: string
  readonly policy: string
  readonly experiments: RandomExperiment[]
  readonly trafficAllocation: unknown[]
}

export type RandomDatafile = {
  readonly json: string
  readonly experiments: readonly RandomExperiment[]
  readonly flagKeys: readonly string[]
}

type Options = {
  /** Holdouts, feature rollouts and adaptive experiments, which 5.x doesn't know. */
  readonly newer: boolean
  /** Otherwise variations of a flag may share a key, where 5.x and 6.x take different ones. */
  readonly uniqueKeys: boolean
}

const variationKeys = ['on', 'off', 'a', 'b', 'c', 'control'] as const
export const userIds = ['u1', 'u2', 'user-3', 'ÿzß', ''] as const
const types = ['string', 'boolean', 'integer', 'double', 'json'] as const
const strangeValues = ['', 'abc', '{bad', '1.9e', 'true '] as const

/**
 * A datafile with everything that one can hold, and with what one should not hold: missing ids, equal keys, odd ranges.
 */
export function randomDatafile(seed: number, { newer, uniqueKeys }: Options): RandomDatafile {
  const dice = diceOf(seededRandom(seed))
  const { integer, chance, pick, list } = dice
  let lastId = chance(0.5) ? 10_000_000_000 : 1000
  const id = () => {
    lastId += 1 + integer(7)
    return String(lastId)
  }

  const audienceIds = list(integer(6), id)
  const audiences: unknown[] = []
  const typedAudiences: unknown[] = []
  for (const audienceId of audienceIds) {
    const conditions = randomAudience(dice)
    const typed = chance(0.5)
    if (typed) typedAudiences.push({ id: audienceId, name: audienceId, conditions })
    const dummy = ['or', { type: 'custom_attribute', match: 'exact', name: '$opt_dummy_attribute', value: 'dummy' }]
    audiences.push({ id: audienceId, name: audienceId, conditions: JSON.stringify(typed ? dummy : conditions) })
  }

  const everyExperiment: RandomExperiment[] = []
  const variationsFor = (variables: readonly Variable[], shared: RandomVariation[]): RandomVariation[] => {
    const made: RandomVariation[] = []
    for (const _ of list(1 + integer(3), () => null)) {
      const [first, ...others] = shared
      const again = first && chance(0.5) ? pick([first, ...others]) : null
      if (again && made.some((one) => one.id === again.id)) continue
      const variation = again ?? {
        id: id(),
        key: uniqueKeys ? `variation_${id()}` : pick(variationKeys) + (chance(0.5) ? integer(3) : ''),
        ...(chance(0.9) && { featureEnabled: chance(0.75) }),
        ...(chance(0.9) && {
          variables: variables
            .filter(() => chance(0.7))
            .map((variable) => ({ id: variable.id, value: variableValue(dice, variable) })),
        }),
      }
      if (!again) shared.push(variation)
      made.push(variation)
    }
    return made
  }
  const experimentFor = (
    variables: readonly Variable[],
    shared: RandomVariation[],
    prefix: string,
  ): RandomExperiment => {
    const variations = variationsFor(variables, shared)
    const [other] = everyExperiment
    const [first] = variations
    const experiment: RandomExperiment = {
      id: id(),
      key: other && chance(0.02) ? other.key : prefix + id(),
      layerId: id(),
      status: chance(0.85) ? 'Running' : pick(['Paused', 'Not started', 'Archived', 'Draft']),
      variations,
      trafficAllocation: allocationOf(dice, variations, id),
      forcedVariations: first && chance(0.15) ? { [pick(userIds)]: chance(0.8) ? first.key : 'missing' } : {},
      ...randomTargeting(dice, audienceIds),
      ...(newer && prefix === 'experiment_' && chance(0.06) && { type: 'fr' }),
      ...(newer &&
        prefix === 'experiment_' &&
        chance(0.03) && {
          cmab: { attributeIds: [], trafficAllocation: integer(10_000) },
        }),
    }
    everyExperiment.push(experiment)
    return experiment
  }

  const experiments: RandomExperiment[] = []
  const groups: Group[] = []
  const rollouts: { id: string; experiments: RandomExperiment[] }[] = []
  const featureFlags = list(1 + integer(5), (index) => {
    const variables = list(integer(4), (at) => randomVariable(dice, id(), `v${at}`))
    const shared: RandomVariation[] = []
    const experimentIds = list(integer(4), () => {
      const experiment = experimentFor(variables, shared, 'experiment_')
      if (chance(0.3)) groupFor().experiments.push(experiment)
      else experiments.push(experiment)
      return experiment.id
    })
    const [earlier] = experiments
    if (earlier && chance(0.15) && !experimentIds.includes(earlier.id)) experimentIds.push(earlier.id)
    const rules = chance(0.93) ? list(1 + integer(4), () => experimentFor(variables, shared, 'rule_')) : []
    const everyoneElse = rules.at(-1)
    if (everyoneElse && chance(0.8))
      rules.splice(-1, 1, Object.assign(everyoneElse, { audienceIds: [], audienceConditions: [] }))
    const rollout = { id: `rollout-${id()}`, experiments: rules }
    const rolledOut = chance(0.85)
    if (rolledOut) rollouts.push(rollout)
    const rolloutId = rolledOut ? (chance(0.97) ? rollout.id : 'rollout-missing') : ''
    return { id: id(), key: `flag_${index}`, rolloutId, experimentIds, variables }
  })
  function groupFor(): Group {
    const known = groups.at(-1)
    if (known && chance(0.6)) return known
    const policy = chance(0.7) ? 'random' : 'overlapping'
    const group: Group = { id: id(), policy, experiments: [], trafficAllocation: [] }
    groups.push(group)
    return group
  }
  for (const group of groups) {
    let end = 0
    for (const experiment of group.experiments) {
      end = Math.min(10_000, end + integer(9000))
      group.trafficAllocation.push({ entityId: strayId(dice, experiment.id, id), endOfRange: end })
    }
  }
  const holdout = () => {
    const variations = list(1 + integer(2), (at) => ({
      id: id(),
      key: `held${at}`,
      featureEnabled: false,
      variables: [],
    }))
    return {
      id: id(),
      key: `holdout_${id()}`,
      status: chance(0.85) ? 'Running' : 'Draft',
      variations,
      trafficAllocation: variations.map((one, at) => ({ entityId: one.id, endOfRange: integer(2500) * (at + 1) })),
      ...(chance(0.2) && { excludeTargetedDeliveries: true }),
      ...randomTargeting(dice, audienceIds),
    }
  }
  const [anExperiment] = everyExperiment
  const withHoldouts = newer && chance(0.25)
  const datafile = {
    version: '4',
    projectId: id(),
    accountId: id(),
    revision: String(integer(99)),
    anonymizeIP: chance(0.5),
    ...(chance(0.7) && { botFiltering: chance(0.5) }),
    sendFlagDecisions: chance(0.5),
    attributes: attributeNames.filter(() => chance(0.9)).map((key) => ({ id: id(), key })),
    audiences,
    typedAudiences,
    groups,
    experiments,
    featureFlags,
    rollouts,
    events: [{ id: id(), key: 'purchase', experimentIds: [] }],
    variables: [],
    ...(withHoldouts && chance(0.6) && { holdouts: list(1 + integer(2), holdout) }),
    ...(withHoldouts &&
      anExperiment && {
        localHoldouts: list(integer(3), () => ({
          ...holdout(),
          includedRules: chance(0.9) ? list(1 + integer(2), () => pick([anExperiment, ...everyExperiment]).id) : [],
        })),
      }),
  }
  return { json: JSON.stringify(datafile), experiments: everyExperiment, flagKeys: featureFlags.map(({ key }) => key) }
}

/** Mostly `own`; sometimes nobody's place, sometimes an id that nothing has. */
const strayId = ({ chance }: Dice, own: string, id: () => string): string =>
  chance(0.92) ? own : chance(0.5) ? '' : id()

function allocationOf(dice: Dice, variations: readonly RandomVariation[], id: () => string): unknown[] {
  const { integer, chance } = dice
  let end = 0
  const allocation = variations.map((variation) => {
    end += integer(Math.floor(20_000 / variations.length))
    return { entityId: strayId(dice, variation.id, id), endOfRange: Math.min(end, 10_000) }
  })
  const last = allocation.at(-1)
  if (last && chance(0.6)) last.endOfRange = 10_000
  return chance(0.1) ? allocation.reverse() : allocation
}

function randomVariable(dice: Dice, id: string, key: string): Variable {
  const type = dice.pick(types)
  const declared = type === 'json' ? { type: 'string', subType: 'json' } : { type }
  return { id, key, ...declared, defaultValue: variableValue(dice, declared) }
}

function variableValue({ pick, chance, integer }: Dice, { type, subType }: Pick<Variable, 'type' | 'subType'>): string {
  if (chance(0.1)) return pick(strangeValues)
  if (subType === 'json') return JSON.stringify({ a: integer(5), b: [1, 'x'] })
  if (type === 'boolean') return String(chance(0.5))
  if (type === 'integer') return String(integer(100))
  return type === 'double' ? String(integer(1000) / 7) : `text ${integer(5)}`
}
