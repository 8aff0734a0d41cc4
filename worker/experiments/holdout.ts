import { bucketedVariation, isInAudience } from './bucketing.ts'
import type { Evaluation } from './evaluation.ts'
import type { Holdout, Variation } from './project.ts'

export type HeldOut = { readonly holdout: Holdout; readonly variation: Variation }

/** The first holdout that keeps the user from what is tested. */
export function heldOut(evaluation: Evaluation, holdouts: readonly Holdout[]): HeldOut | null {
  for (const holdout of holdouts) {
    const variation = variationIn(evaluation, holdout)
    if (variation) return { holdout, variation }
  }
  return null
}

function variationIn(evaluation: Evaluation, holdout: Holdout): Variation | null {
  const { reasons, user } = evaluation
  if (!holdout.running) {
    reasons?.push(`Holdout ${holdout.key} is not running.`)
    return null
  }
  const isIn = isInAudience(evaluation, holdout, 'experiment', holdout.key)
  reasons?.push(`User ${user.userId} ${isIn ? 'meets' : 'does not meet'} conditions for holdout ${holdout.key}.`)
  if (!isIn) return null
  const variation = bucketedVariation(evaluation, holdout)
  reasons?.push(
    variation
      ? `User ${user.userId} is in variation ${variation.key} of holdout ${holdout.key}.`
      : `User ${user.userId} is in no holdout variation.`,
  )
  return variation
}
