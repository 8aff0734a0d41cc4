import type { Evaluation } from './evaluation.ts'
import { experimentVariation } from './experiment-rule.ts'
import { forcedDecision } from './forced-decision.ts'
import { heldOut } from './holdout.ts'
import { holdoutOutcome, type Outcome } from './outcome.ts'
import type { Flag } from './project.ts'
import { rolloutOutcome } from './rollout.ts'

/** A flag's variation for a user: forced, held out, of an experiment, of the rollout, or none. */
export function flagOutcome(evaluation: Evaluation, flag: Flag): Outcome {
  const { reasons, user, project } = evaluation
  const forced = forcedDecision(evaluation, flag, '')
  if (forced) return { ruleType: 'feature-test', rule: null, variation: forced }
  const held = heldOut(evaluation, project.holdouts)
  if (held && !held.holdout.excludesRollouts) return holdoutOutcome(held)
  if (held)
    reasons?.push(
      `Holdout "${held.holdout.key}" has excludeTargetedDeliveries enabled, continuing to rollout evaluation.`,
    )
  const tested = held ? null : experimentOutcome(evaluation, flag)
  if (tested) return tested
  const rolledOut = rolloutOutcome(evaluation, flag)
  reasons?.push(`User ${user.userId} is ${rolledOut.variation ? '' : 'not '}in rollout of feature ${flag.key}.`)
  return held ? { ...rolledOut, beside: held } : rolledOut
}

/** Null: no experiment has a variation of this flag for the user. */
function experimentOutcome(evaluation: Evaluation, flag: Flag): Outcome | null {
  if (flag.experiments.length === 0) evaluation.reasons?.push(`Feature ${flag.key} is not attached to any experiments.`)
  for (const rule of flag.experiments) {
    const forced = forcedDecision(evaluation, flag, rule.key)
    const held = forced ? null : heldOut(evaluation, rule.holdouts)
    if (held) return holdoutOutcome(held)
    const decided = forced ?? experimentVariation(evaluation, rule)
    if (!decided) continue
    const variation = rule.variations.get(decided.key) ?? flag.variation(decided.key)
    return variation && { ruleType: 'feature-test', rule, variation }
  }
  return null
}
