/**
 * A 53-bit hash of a text in base 36, to detect changes without revealing the text. Not cryptographic: collisions can
 * be constructed, so it protects nothing.
 */
export function mark(text: string): string {
  let low = 0x9e3779b9
  let high = 0x85ebca6b
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x9e3779b1)
    high = Math.imul(high ^ unit, 0x5f356495)
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  return (2 ** 32 * (high & 0x1fffff) + (low >>> 0)).toString(36)
}
