import { type Fields, isFields, objectsOf, textOf, textsOf } from '../../shared/json-fields.ts'
import { type Audiences, compileAudiences } from './audience.ts'
import { trafficOf } from './bucket.ts'
import { defaults } from './defaults.ts'
import { type Experiment, everyExperiment } from './experiments-of.ts'
import type { CustomerDataPlatform, Flag, Holdout, MutexGroup, Project, Rollout, Rule, Variation } from './project.ts'
import { emptyRecord, flagVariables, type Variables, variationValues } from './variables.ts'

/** Compiles a datafile that fits the schema. Flags are compiled when they are first asked about. */
export function compileDatafile(datafile: Fields): Project {
  const parts = readParts(datafile)
  const completed = objectsOf(datafile['featureFlags']).map((flag) => completeFlag(flag, parts))
  const flags = new Map(completed.map((flag) => [flag.key, flag]))
  const compiled = new Map<string, Flag>()
  const holdouts = objectsOf(datafile['holdouts']).map((holdout) => compileHoldout(holdout, parts))
  const { botFiltering } = datafile
  return {
    projectId: textOf(datafile['projectId']),
    accountId: textOf(datafile['accountId']),
    revision: textOf(datafile['revision']),
    anonymizeIp: datafile['anonymizeIP'] === true,
    botFiltering: typeof botFiltering === 'boolean' ? botFiltering : null,
    sendFlagDecisions: Boolean(datafile['sendFlagDecisions']),
    flagKeys: [...flags.keys()],
    flag(key) {
      const known = compiled.get(key)
      const source = known ? null : flags.get(key)
      if (!source) return known ?? null
      const flag = compileFlag(source, parts)
      compiled.set(key, flag)
      return flag
    },
    experiment(key) {
      const experiment = parts.experiments.byKey.get(key)
      return experiment ? parts.rule(experiment) : null
    },
    variation: (id) => parts.experiments.variation(id),
    holdouts,
    audienceCount: parts.audiences.count,
    attributes: idsByKey(datafile['attributes']),
    events: idsByKey(datafile['events']),
    segments: parts.audiences.segments,
    customerDataPlatform: customerDataPlatformOf(datafile['integrations']),
    gaps: completed.flatMap(({ key, missing }) =>
      missing.map((id) => `flag ${key} names experiment ${id}, which is not there`),
    ),
  }
}

type Parts = {
  readonly audiences: Audiences
  readonly experiments: ReturnType<typeof everyExperiment>
  readonly groups: ReadonlyMap<string, Fields>
  readonly rollouts: ReadonlyMap<string, Fields>
  readonly localHoldouts: ReadonlyMap<string, readonly Fields[]>
  readonly rule: (experiment: Experiment) => Rule
}

const byId = (list: unknown): ReadonlyMap<string, Fields> =>
  new Map(objectsOf(list).map((entry) => [textOf(entry['id']), entry]))

const idsByKey = (list: unknown): ReadonlyMap<string, string> =>
  new Map(objectsOf(list).map(({ id, key }) => [textOf(key), textOf(id)]))

function readParts(datafile: Fields): Parts {
  const rules = new Map<Experiment, Rule>()
  const parts: Parts = {
    audiences: compileAudiences(datafile),
    experiments: everyExperiment(datafile),
    groups: byId(datafile['groups']),
    rollouts: byId(datafile['rollouts']),
    localHoldouts: holdoutsByRule(datafile['localHoldouts']),
    rule(experiment) {
      const rule = rules.get(experiment) ?? compileRule(experiment, parts)
      rules.set(experiment, rule)
      return rule
    },
  }
  return parts
}

function holdoutsByRule(list: unknown): ReadonlyMap<string, readonly Fields[]> {
  const byRule = new Map<string, Fields[]>()
  for (const holdout of objectsOf(list))
    for (const ruleId of textsOf(holdout['includedRules'])) byRule.set(ruleId, [...(byRule.get(ruleId) ?? []), holdout])
  return byRule
}

/** A flag with its rules, whose experiments are complete. */
type CompleteFlag = {
  readonly key: string
  readonly source: Fields
  readonly experiments: readonly Experiment[]
  readonly rules: readonly Experiment[]
  readonly variations: ReadonlyMap<string, Variation>
  /** Ids of experiments that the datafile does not have. */
  readonly missing: readonly string[]
}

/** Gives feature rollouts (`fr`) the variation of everyone else for the rest of their traffic. */
function completeFlag(source: Fields, { experiments, rollouts }: Parts): CompleteFlag {
  const ids = textsOf(source['experimentIds'])
  const own = ids.flatMap((id) => experiments.byId.get(id) ?? [])
  const rules = objectsOf(rollouts.get(textOf(source['rolloutId']))?.['experiments']).map(experiments.of)
  const [everyoneElse] = rules.at(-1)?.variations ?? []
  for (const { source: experiment, variations, traffic } of own) {
    if (experiment['type'] !== 'fr' || !everyoneElse) continue
    variations.push(everyoneElse)
    traffic.push({ entityId: everyoneElse.id, endOfRange: defaults.bucketing.buckets })
  }
  return {
    key: textOf(source['key']),
    source,
    experiments: own,
    rules,
    variations: variationsByKey([...own, ...rules]),
    missing: ids.filter((id) => !experiments.byId.has(id)),
  }
}

/**
 * Where two variations of a flag share a key the official SDK takes the first of a plain object by id: numeric ids
 * first, by size.
 */
function variationsByKey(rules: readonly Experiment[]): ReadonlyMap<string, Variation> {
  const byVariationId = emptyRecord<Variation>()
  for (const { variations } of rules) for (const variation of variations) byVariationId[variation.id] = variation
  const inReverse = Object.values(byVariationId).reverse()
  return new Map(inReverse.map((variation) => [variation.key, variation]))
}

function compileFlag({ key, source, experiments, rules, variations: byKey }: CompleteFlag, parts: Parts): Flag {
  const rolloutId = textOf(source['rolloutId'])
  const rolloutRules = parts.rollouts.has(rolloutId) ? rules.map(parts.rule) : null
  const rollout: Rollout | null = rolloutId === '' ? null : { id: rolloutId, rules: rolloutRules }
  const variables = flagVariables(source['variables'])
  const values = new Map<Variation, Variables>()
  return {
    key,
    experiments: experiments.map(parts.rule),
    rollout,
    variation: (name) => byKey.get(name) ?? null,
    variablesOf(variation) {
      const usage = variation?.enabled ? parts.experiments.usage.get(variation.id) : null
      if (!variation || !usage) return variables.defaults
      const known = values.get(variation) ?? variables.withValues(variationValues(usage))
      values.set(variation, known)
      return known
    },
  }
}

function compileRule(experiment: Experiment, parts: Parts): Rule {
  const { source, variations, traffic } = experiment
  const { experiments, groups, localHoldouts } = parts
  const id = textOf(source['id'])
  const key = textOf(source['key'])
  const groupId = experiments.byId.get(id)?.groupId
  const group = groupId == null ? undefined : groups.get(groupId)
  return {
    ...ruleOf(source, variations, traffic, parts.audiences),
    ofRollout: experiment.ofRollout,
    running: experiments.byKey.get(key)?.source['status'] === 'Running',
    group: group?.['policy'] === 'random' ? groupOf(group) : null,
    holdouts: (localHoldouts.get(id) ?? []).map((holdout) => compileHoldout(holdout, parts)),
  }
}

function groupOf({ id, trafficAllocation }: Fields): MutexGroup {
  const groupId = textOf(id)
  return { id: groupId, traffic: trafficOf(groupId, objectsOf(trafficAllocation)) }
}

function compileHoldout(source: Fields, { audiences, experiments }: Parts): Holdout {
  const { variations, traffic } = experiments.of(source)
  return {
    ...ruleOf(source, variations, traffic, audiences),
    layerId: '',
    ofRollout: false,
    running: source['status'] === 'Running',
    group: null,
    holdouts: [],
    excludesRollouts: Boolean(source['excludeTargetedDeliveries']),
  }
}

function ruleOf(
  source: Fields,
  variations: readonly Variation[],
  traffic: readonly Fields[],
  audiences: Audiences,
): Omit<Rule, 'running' | 'ofRollout' | 'group' | 'holdouts'> {
  const conditions = source['audienceConditions'] || source['audienceIds']
  const forced = source['forcedVariations']
  const id = textOf(source['id'])
  return {
    id,
    key: textOf(source['key']),
    layerId: textOf(source['layerId']),
    audience: audiences.compile(conditions),
    audienceText: String(JSON.stringify(conditions)),
    segments: audiences.segmentsIn(conditions),
    forcedVariations: new Map(
      Object.entries(isFields(forced) ? forced : {}).map(([user, name]) => [user, textOf(name)]),
    ),
    variations: new Map(variations.map((variation) => [variation.key, variation])),
    traffic: trafficOf(id, source['cmab'] ? [] : traffic),
    adaptive: Boolean(source['cmab']),
  }
}

function customerDataPlatformOf(integrations: unknown): CustomerDataPlatform | null {
  const found = objectsOf(integrations).filter(({ key }) => key === 'odp')
  const first = (name: string): string => found.map((integration) => textOf(integration[name])).find(Boolean) ?? ''
  return found.length === 0 ? null : { host: first('host'), publicKey: first('publicKey'), pixelUrl: first('pixelUrl') }
}
