import type { HeldOut } from './holdout.ts'
import type { Rule, Variation } from './project.ts'

export type RuleType = 'feature-test' | 'rollout' | 'holdout' | 'experiment'

/** Where the search for a flag's variation ended. */
export type Outcome = {
  readonly ruleType: RuleType
  /** Null where no rule decided: everything is off, or the flag itself was forced. */
  readonly rule: Rule | null
  readonly variation: Variation | null
  /** The user is held out of experiments, but not of this rollout. */
  readonly beside?: HeldOut
}

export const holdoutOutcome = ({ holdout, variation }: HeldOut): Outcome => ({
  ruleType: 'holdout',
  rule: holdout,
  variation,
})
