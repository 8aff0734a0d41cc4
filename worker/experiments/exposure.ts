import type { Outcome, RuleType } from './outcome.ts'

/** Facts of a decision that an impression tells. */
export type Exposure = {
  readonly flagKey: string
  readonly ruleKey: string
  readonly ruleType: RuleType
  readonly variationKey: string
  readonly enabled: boolean
  readonly experimentId: string
  readonly variationId: string | null
  readonly campaignId: string | null
}

/** Experiments and holdouts are counted; rollouts where the project says so. */
export function exposuresOf(flagKey: string, outcome: Outcome, sendFlagDecisions: boolean): readonly Exposure[] {
  const counted = outcome.ruleType !== 'rollout' || sendFlagDecisions
  const exposures = counted ? [exposureOf(flagKey, outcome)] : []
  if (outcome.beside) {
    const { holdout: rule, variation } = outcome.beside
    exposures.push(exposureOf(flagKey, { ruleType: 'holdout', rule, variation }))
  }
  return exposures
}

const isNumeric = /^[0-9]+$/

export function exposureOf(flagKey: string, { ruleType, rule, variation }: Outcome): Exposure {
  const variationId = variation?.id ?? ''
  return {
    flagKey,
    ruleKey: rule?.key ?? '',
    ruleType,
    variationKey: variation?.key ?? '',
    enabled: variation?.enabled ?? false,
    experimentId: rule?.id ?? '',
    variationId: isNumeric.test(variationId) ? variationId : null,
    campaignId: rule?.layerId || rule?.id || null,
  }
}
