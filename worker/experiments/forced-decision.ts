import type { Evaluation } from './evaluation.ts'
import type { Flag, Variation } from './project.ts'

/**
 * Variation that the caller has forced for a flag (`ruleKey` empty) or for one of its rules, if it is a variation of
 * that flag.
 */
export function forcedDecision({ user, reasons }: Evaluation, flag: Flag, ruleKey: string): Variation | null {
  const variationKey = user.forcedDecisions.get(flag.key)?.get(ruleKey)
  if (variationKey === undefined) return null
  const variation = flag.variation(variationKey)
  reasons?.push(
    `${variation ? `Variation (${variationKey})` : 'Invalid variation'} is mapped to flag (${flag.key})` +
      `${ruleKey ? `, rule (${ruleKey})` : ''} and user (${user.userId}) in the forced decision map.`,
  )
  return variation
}
