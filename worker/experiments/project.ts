import type { Condition } from '../../shared/audience/condition.ts'
import type { Visitor } from './audience.ts'
import type { Traffic } from './bucket.ts'
import type { Variables } from './variables.ts'

export type Variation = {
  readonly id: string
  readonly key: string
  readonly enabled: boolean
}

/** An experiment, a rule of a rollout or a holdout. */
export type Rule = {
  readonly id: string
  readonly key: string
  readonly layerId: string
  /** Status `Running`. Rules of a rollout are asked without it. */
  readonly running: boolean
  readonly ofRollout: boolean
  /** Null: everybody. */
  readonly audience: Condition<Visitor> | null
  /** The audience as the datafile has it, for reasons. */
  readonly audienceText: string
  /** Segments of the customer data platform that the audience asks about. */
  readonly segments: readonly string[]
  /** Variation keys by user id. */
  readonly forcedVariations: ReadonlyMap<string, string>
  readonly variations: ReadonlyMap<string, Variation>
  readonly traffic: Traffic
  readonly group: MutexGroup | null
  /** Chosen by a service that learns, which nobody asks here: nobody is bucketed. */
  readonly adaptive: boolean
  /** Holdouts of this rule alone. */
  readonly holdouts: readonly Holdout[]
}

/** A mutually exclusive group: a user is in one of its experiments at most. */
export type MutexGroup = { readonly id: string; readonly traffic: Traffic }

export type Holdout = Rule & { readonly excludesRollouts: boolean }

export type Rollout = {
  readonly id: string
  /** The last one is for everyone else. Null: the flag names a rollout that is not there. */
  readonly rules: readonly Rule[] | null
}

export type Flag = {
  readonly key: string
  readonly experiments: readonly Rule[]
  /** Null: the flag has none. */
  readonly rollout: Rollout | null
  /** A variation of any of the flag's rules. */
  readonly variation: (key: string) => Variation | null
  readonly variablesOf: (variation: Variation | null) => Variables
}

/** A revision of a datafile, compiled. Nothing in it belongs to a user. */
export type Project = {
  readonly projectId: string
  readonly accountId: string
  readonly revision: string
  readonly anonymizeIp: boolean
  readonly botFiltering: boolean | null
  readonly sendFlagDecisions: boolean
  readonly flagKeys: readonly string[]
  readonly flag: (key: string) => Flag | null
  readonly experiment: (key: string) => Rule | null
  readonly variation: (id: string) => Variation | null
  readonly holdouts: readonly Holdout[]
  readonly audienceCount: number
  /** Ids by key. */
  readonly attributes: ReadonlyMap<string, string>
  readonly events: ReadonlyMap<string, string>
  /** All that any audience asks the customer data platform about. */
  readonly segments: readonly string[]
  readonly customerDataPlatform: CustomerDataPlatform | null
  /** Things that the datafile names and does not have, in words for a log. */
  readonly gaps: readonly string[]
}

export type CustomerDataPlatform = {
  readonly host: string
  readonly publicKey: string
  readonly pixelUrl: string
}
