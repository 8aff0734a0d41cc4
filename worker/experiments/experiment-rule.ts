import { bucketedVariation, isInAudience } from './bucketing.ts'
import type { Evaluation } from './evaluation.ts'
import type { Rule, Variation } from './project.ts'

/**
 * The variation of an experiment that a user gets, in this order: forced by the caller, forced in the datafile, stored
 * in the user's profile, bucketed if the audience fits. Only running experiments are asked (spec 2 §4).
 */
export function experimentVariation(evaluation: Evaluation, rule: Rule): Variation | null {
  const { reasons, user } = evaluation
  if (!rule.running) {
    reasons?.push(`Experiment ${rule.key} is not running.`)
    return null
  }
  const settled = forced(evaluation, rule) ?? listed(evaluation, rule) ?? stored(evaluation, rule)
  if (settled) return settled
  if (!isInAudience(evaluation, rule, 'experiment', rule.key)) {
    reasons?.push(`User ${user.userId} does not meet conditions to be in experiment ${rule.key}.`)
    return null
  }
  if (rule.adaptive) reasons?.push('CMAB is not supported in sync mode.')
  const variation = rule.adaptive ? null : bucketedVariation(evaluation, rule)
  reasons?.push(
    `User ${user.userId} is in ${variation ? `variation ${variation.key}` : 'no variation'} of experiment ${rule.key}.`,
  )
  if (variation) store(evaluation, rule, variation)
  return variation
}

function forced({ project, user, reasons }: Evaluation, { key }: Rule): Variation | null {
  const wanted = user.forcedVariations.get(key)
  if (wanted === undefined) return null
  const variation = project.experiment(key)?.variations.get(wanted) ?? null
  if (variation)
    reasons?.push(
      `Variation ${wanted} is mapped to experiment ${key} and user ${user.userId} in the forced variation map.`,
    )
  return variation
}

function listed({ user, reasons }: Evaluation, { forcedVariations, variations }: Rule): Variation | null {
  const wanted = forcedVariations.get(user.userId)
  if (wanted === undefined) return null
  const variation = variations.get(wanted) ?? null
  reasons?.push(
    variation
      ? `User ${user.userId} is forced in variation ${wanted}.`
      : `Variation key ${wanted} is not in datafile. Not activating user ${user.userId}.`,
  )
  return variation
}

function stored({ project, user, profile, reasons }: Evaluation, { id, key }: Rule): Variation | null {
  const variationId = profile?.variationIds.get(id)
  const variation = variationId === undefined ? null : project.variation(variationId)
  if (variation)
    reasons?.push(
      `Returning previously activated variation "${variation.key}" of experiment "${key}" for user "${user.userId}" from user profile.`,
    )
  return variation
}

function store({ profile }: Evaluation, { id }: Rule, variation: Variation): void {
  if (!profile) return
  profile.variationIds.set(id, variation.id)
  profile.changed = true
}
