import { type Fields, objectsOf, textOf } from '../../shared/json-fields.ts'
import type { Variation } from './project.ts'

/** An experiment, rule of a rollout or holdout on its way to a rule: feature rollouts still get a variation. */
export type Experiment = {
  readonly source: Fields
  readonly groupId: string | null
  readonly ofRollout: boolean
  readonly variations: Variation[]
  readonly traffic: Fields[]
}

/**
 * All experiments in the official SDK's order (own, of groups, of rollouts): of two with the same id or key the later
 * counts.
 */
export function everyExperiment(datafile: Fields) {
  const all = [
    ...objectsOf(datafile['experiments']).map((source) => read(source, null)),
    ...objectsOf(datafile['groups']).flatMap(({ id, experiments }) =>
      objectsOf(experiments).map((source) => read(source, textOf(id))),
    ),
    ...objectsOf(datafile['rollouts']).flatMap(({ experiments }) =>
      objectsOf(experiments).map((source) => read(source, null, true)),
    ),
  ]
  const holdouts = [...objectsOf(datafile['holdouts']), ...objectsOf(datafile['localHoldouts']).filter(isOfRules)]
  const others = holdouts.map((source) => read(source, null))
  const bySource = new Map([...all, ...others].map((one) => [one.source, one]))
  const variations = new Map(
    [...all, ...others].flatMap((one) => one.variations.map((variation) => [variation.id, variation])),
  )
  const usage = new Map(
    all.flatMap(({ source }) =>
      objectsOf(source['variations']).flatMap(({ id, variables }) =>
        variables ? [[textOf(id), variables] as const] : [],
      ),
    ),
  )
  return {
    byId: new Map(all.map((one) => [textOf(one.source['id']), one])),
    byKey: new Map(all.map((one) => [textOf(one.source['key']), one])),
    of: (source: Fields): Experiment => bySource.get(source) ?? read(source, null),
    variation: (id: string): Variation | null => variations.get(id) ?? null,
    /** Values of variables, by the variation's id. */
    usage,
  }
}

const isOfRules = ({ includedRules }: Fields): boolean => Array.isArray(includedRules) && includedRules.length > 0

const read = (source: Fields, groupId: string | null, ofRollout = false): Experiment => ({
  source,
  groupId,
  ofRollout,
  variations: objectsOf(source['variations']).map(({ id, key, featureEnabled }) => ({
    id: textOf(id),
    key: textOf(key),
    enabled: featureEnabled === true,
  })),
  traffic: [...objectsOf(source['trafficAllocation'])],
})
