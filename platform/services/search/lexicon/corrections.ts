import { editDistance } from '../language/edit-distance.ts'
import { countBits, letterSet } from '../language/letter-set.ts'

/** Words with how common each is, and which letters it has. */
export type Spellings = {
  readonly words: readonly string[]
  readonly weights: Float64Array
  readonly letters: Int32Array
}
export type Correction = { readonly word: string; readonly distance: number }

/** Shorter words are too close to one another to be guessed; longer ones may be two edits away. */
const shortest = 4
const longEnoughForTwo = 7
/** An edit costs 10. */
const editCost = 10
const otherFirstLetter = 1.5
const sameSound = -3

/** The known word nearest to another, its first letter too; of two equally near the more common one. */
export function nearestWord(spellings: Spellings, word: string, isBeginning: boolean): Correction | null {
  if (word.length < shortest || /\d/.test(word)) return null
  const allowed = word.length < longEnoughForTwo || isBeginning ? 1 : 2
  const { words, weights, letters } = spellings
  const own = letterSet(word)
  const ownSound = sound(word)
  let best: (Correction & { readonly cost: number }) | null = null
  for (let at = 0; at < words.length; at += 1) {
    const others = letters[at] ?? 0
    // An edit of a beginning adds a letter at most; one of a word may also take one away.
    if (countBits(own & ~others) > allowed || (!isBeginning && countBits(others & ~own) > allowed)) continue
    const known = words[at] ?? ''
    const distance = distanceOf(word, known, allowed, isBeginning)
    if (distance > allowed) continue
    const cost =
      distance * editCost +
      (known[0] === word[0] ? 0 : otherFirstLetter) +
      (sound(known) === ownSound ? sameSound : 0) -
      Math.log2(1 + (weights[at] ?? 0)) / 2
    if (!best || cost < best.cost) best = { word: known, distance, cost }
  }
  return best
}

function distanceOf(word: string, known: string, allowed: number, isBeginning: boolean): number {
  if (known.length < shortest - 1 || word.length - known.length > allowed) return allowed + 1
  if (isBeginning) return editDistance(word, known.slice(0, word.length + allowed), allowed, true)
  return known.length - word.length > allowed ? allowed + 1 : editDistance(word, known, allowed)
}

/** Letters that sound alike, or are doubled, count as the same. */
const sound = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/qu|ck|c(?=[^eih])|k/g, 'k')
    .replace(/c(?=[ei])|z|s/g, 's')
    .replace(/v/g, 'b')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
