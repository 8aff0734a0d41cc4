export type CalloutParts = readonly [string, string, string]

/**
 * "The approaching-promotion callout is used only with exactly 3 parts" (spec 1 §5), separated by pipes: the remaining
 * distance, the reward, and how to get it. Null if a part is empty.
 */
export function calloutParts(message: string): CalloutParts | null {
  const [distance, reward, instruction, ...extraParts] = message.split('|').map((part) => part.trim())
  return distance && reward && instruction && extraParts.length === 0 ? [distance, reward, instruction] : null
}
