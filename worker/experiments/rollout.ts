import { bucketedVariation, isInAudience } from './bucketing.ts'
import type { Evaluation } from './evaluation.ts'
import { forcedDecision } from './forced-decision.ts'
import { heldOut } from './holdout.ts'
import { holdoutOutcome, type Outcome } from './outcome.ts'
import type { Flag, Rule } from './project.ts'

/**
 * The first rule that fits decides. Who fits a rule but is outside its traffic goes on to the last one, for everyone
 * else.
 */
export function rolloutOutcome(evaluation: Evaluation, flag: Flag): Outcome {
  const rules = rulesOf(evaluation, flag)
  const last = rules.length - 1
  let index = 0
  while (index <= last) {
    const rule = rules[index]
    if (!rule) break
    const { outcome, fits } = ruleOutcome(evaluation, flag, rule, index === last ? 'Everyone Else' : `${index + 1}`)
    if (outcome) return outcome
    index = fits && index < last ? last : index + 1
  }
  return { ruleType: 'rollout', rule: null, variation: null }
}

function rulesOf({ reasons }: Evaluation, { key, rollout }: Flag): readonly Rule[] {
  if (!rollout) reasons?.push(`There is no rollout of feature ${key}.`)
  else if (!rollout.rules) reasons?.push(`Invalid rollout ID ${rollout.id} attached to feature ${key}`)
  else if (rollout.rules.length === 0) reasons?.push(`Rollout of feature ${rollout.id} has no experiments`)
  return rollout?.rules ?? []
}

function ruleOutcome(
  evaluation: Evaluation,
  flag: Flag,
  rule: Rule,
  name: string,
): { readonly outcome: Outcome | null; readonly fits: boolean } {
  const { reasons, user } = evaluation
  const forced = forcedDecision(evaluation, flag, rule.key)
  if (forced) return { outcome: { ruleType: 'rollout', rule, variation: forced }, fits: true }
  const held = heldOut(evaluation, rule.holdouts)
  if (held) return { outcome: holdoutOutcome(held), fits: true }
  const fits = isInAudience(evaluation, rule, 'rule', name)
  reasons?.push(`User ${user.userId} ${fits ? 'meets' : 'does not meet'} conditions for targeting rule ${name}.`)
  const variation = fits ? bucketedVariation(evaluation, rule) : null
  if (variation) {
    reasons?.push(`User ${user.userId} bucketed into targeting rule ${name}.`)
    return { outcome: { ruleType: 'rollout', rule, variation }, fits }
  }
  if (fits && name !== 'Everyone Else')
    reasons?.push(
      `User ${user.userId} not bucketed into targeting rule ${name} due to traffic allocation. Trying everyone rule.`,
    )
  return { outcome: null, fits }
}
