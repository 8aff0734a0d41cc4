const alphabet = 26
const firstLetter = 97
/** Other letters and digits share the bits that are left. */
const otherBits = 5

/** A bit for each letter that a word has. */
export function letterSet(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) {
    const place = word.charCodeAt(at) - firstLetter
    letters |= 1 << (place >= 0 && place < alphabet ? place : alphabet + (word.charCodeAt(at) % otherBits))
  }
  return letters
}

/** How many bits are set. */
export function countBits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
