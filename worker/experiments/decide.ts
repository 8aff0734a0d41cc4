import { type Evaluation, evaluationOf } from './evaluation.ts'
import { experimentVariation } from './experiment-rule.ts'
import { type Exposure, exposureOf, exposuresOf } from './exposure.ts'
import { flagOutcome } from './flag-outcome.ts'
import type { Project } from './project.ts'
import type { UserContext } from './user-context.ts'
import { saveProfile } from './user-profile.ts'
import { emptyRecord, noVariables, type Variables } from './variables.ts'

/** Spec 2 §9, and the official SDK's three further ones. */
export type DecideOption =
  | 'ENABLED_FLAGS_ONLY'
  | 'IGNORE_USER_PROFILE_SERVICE'
  | 'INCLUDE_REASONS'
  | 'EXCLUDE_VARIABLES'
  | 'DISABLE_DECISION_EVENT'

/** Spec 2 §3. `exposures` is what is to be counted once the variation has been shown. */
export type Decision = {
  readonly flagKey: string
  readonly variationKey: string | null
  readonly enabled: boolean
  readonly ruleKey: string | null
  readonly variables: Variables
  readonly reasons: readonly string[]
  readonly userContext: UserContext
  readonly exposures: readonly Exposure[]
}

export const notReady = 'Optimizely SDK not configured properly yet.'
const flagKeyInvalid = (key: string): string => `No flag was found for key "${key}".`

type Options = readonly DecideOption[]

/** `project` is null where no valid datafile has arrived: everything is off, and the reason says so. */
export function decide(project: Project | null, user: UserContext, key: string, options: Options = []): Decision {
  if (!project) return disabled(key, user, notReady)
  const { [key]: decision } = decideForKeys(project, user, [key], options.filter(isNotOfLists))
  return decision ?? disabled(key, user, flagKeyInvalid(key))
}

const isNotOfLists = (option: DecideOption): boolean => option !== 'ENABLED_FLAGS_ONLY'

export const decideAll = (project: Project | null, user: UserContext, options: Options = []): Decisions =>
  decideForKeys(project, user, project?.flagKeys ?? [], options)

/** By flag key, in an object without a prototype. */
export type Decisions = Readonly<Record<string, Decision>>

export function decideForKeys(
  project: Project | null,
  user: UserContext,
  keys: readonly string[],
  options: Options = [],
): Decisions {
  const decisions = emptyRecord<Decision>()
  if (!project) return decisions
  const evaluation = evaluationOf(project, user, {
    ignoreProfiles: options.includes('IGNORE_USER_PROFILE_SERVICE'),
    reasons: options.includes('INCLUDE_REASONS'),
  })
  const enabledOnly = options.includes('ENABLED_FLAGS_ONLY')
  const withVariables = !options.includes('EXCLUDE_VARIABLES')
  const counted = !options.includes('DISABLE_DECISION_EVENT')
  for (const key of keys) {
    const decision = decideFlag(evaluation, key, withVariables, counted)
    if (!decision) decisions[key] = disabled(key, user, flagKeyInvalid(key))
    else if (decision.enabled || !enabledOnly) decisions[key] = decision
  }
  if (evaluation.profile) saveProfile(user.userId, evaluation.profile, user.profiles)
  return decisions
}

const none: readonly never[] = Object.freeze([])

function decideFlag(evaluation: Evaluation, key: string, withVariables: boolean, counted: boolean): Decision | null {
  const { project, user } = evaluation
  const flag = project.flag(key)
  if (!flag) return null
  if (evaluation.reasons) evaluation.reasons = []
  const outcome = flagOutcome(evaluation, flag)
  const { rule, variation } = outcome
  return {
    flagKey: key,
    variationKey: variation?.key ?? null,
    enabled: variation?.enabled ?? false,
    ruleKey: rule?.key ?? null,
    variables: withVariables ? flag.variablesOf(variation) : noVariables,
    reasons: evaluation.reasons ?? none,
    userContext: user,
    exposures: counted ? exposuresOf(key, outcome, project.sendFlagDecisions) : none,
  }
}

const disabled = (flagKey: string, userContext: UserContext, reason: string): Decision => ({
  flagKey,
  variationKey: null,
  enabled: false,
  ruleKey: null,
  variables: noVariables,
  reasons: [reason],
  userContext,
  exposures: none,
})

/** An experiment by its own key, flag or none: what a datafile without flags has. */
export function decideExperiment(
  project: Project | null,
  user: UserContext,
  experimentKey: string,
  options: Options = [],
): {
  readonly variationKey: string | null
  readonly exposures: readonly Exposure[]
  readonly reasons: readonly string[]
} {
  const rule = project?.experiment(experimentKey)
  if (!project || !rule || rule.ofRollout) return undecided
  const evaluation = evaluationOf(project, user, {
    ignoreProfiles: options.includes('IGNORE_USER_PROFILE_SERVICE'),
    reasons: options.includes('INCLUDE_REASONS'),
  })
  const variation = experimentVariation(evaluation, rule)
  if (evaluation.profile) saveProfile(user.userId, evaluation.profile, user.profiles)
  const reasons = evaluation.reasons ?? none
  if (!variation) return { ...undecided, reasons }
  const own = rule.variations.get(variation.key) ?? null
  const exposure = exposureOf('', { ruleType: 'experiment', rule, variation: own })
  return { variationKey: variation.key, exposures: [{ ...exposure, enabled: true }], reasons }
}

const undecided = { variationKey: null, exposures: none, reasons: none } as const
