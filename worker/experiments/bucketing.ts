import { bucketOf, entityAt } from './bucket.ts'
import type { Evaluation } from './evaluation.ts'
import type { Rule, Variation } from './project.ts'

/** The variation of a rule that the user's bucket falls into. */
export function bucketedVariation({ project, user, hash, reasons }: Evaluation, rule: Rule): Variation | null {
  const { group } = rule
  if (group) {
    const experimentId = entityAt(group.traffic, bucketOf(hash, group.traffic.hashed))
    if (experimentId === null) {
      reasons?.push(`User ${user.userId} is not in any experiment of group ${group.id}.`)
      return null
    }
    const isIn = experimentId === rule.id
    reasons?.push(`User ${user.userId} is ${isIn ? '' : 'not '}in experiment ${rule.key} of group ${group.id}.`)
    if (!isIn) return null
  }
  const bucket = bucketOf(hash, rule.traffic.hashed)
  reasons?.push(`Assigned bucket ${bucket} to user with bucketing ID ${user.userId}.`)
  const variationId = entityAt(rule.traffic, bucket)
  const variation = variationId === null ? null : project.variation(variationId)
  if (variationId && !variation) reasons?.push('Bucketed into an invalid variation ID. Returning null.')
  return variation
}

/** Whether the user is in a rule's audience. `subject` and `name` are for reasons: `experiment "x"`, `rule "2"`. */
export function isInAudience(
  evaluation: Evaluation,
  rule: Rule,
  subject: 'experiment' | 'rule',
  name: string,
): boolean {
  const isIn = rule.audience === null || rule.audience(evaluation) === true
  evaluation.reasons?.push(
    `Evaluating audiences for ${subject} "${name}": ${rule.audienceText}.`,
    `Audiences for ${subject} ${name} collectively evaluated to ${isIn ? 'TRUE' : 'FALSE'}.`,
  )
  return isIn
}
