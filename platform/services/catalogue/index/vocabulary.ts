import { everyWordOf } from '../../search/words.ts'
import type { Dictionary } from './dictionary.ts'

/** The words of a dictionary's texts, read as the dictionary grows. */
export class Vocabulary {
  private readonly textsByWord = new Map<string, number[]>()
  private readonly texts: Dictionary
  private readTexts = 0

  constructor(texts: Dictionary) {
    this.texts = texts
  }

  /** By the number of a text: how well it has a word that begins with one of these; 1 for a whole word, 0 for none. */
  closeness(beginnings: readonly string[]): Float32Array {
    this.extend()
    const closeness = new Float32Array(this.texts.texts.length)
    for (const [word, numbers] of this.textsByWord) {
      if (!beginnings.some((beginning) => word.startsWith(beginning))) continue
      const value = beginnings.includes(word) ? 1 : 0.8
      for (const number of numbers) closeness[number] = Math.max(closeness[number] ?? 0, value)
    }
    return closeness
  }

  /** Every word with the number of texts that have it. */
  *words(): Iterable<readonly [string, number]> {
    this.extend()
    for (const [word, numbers] of this.textsByWord) yield [word, numbers.length]
  }

  private extend(): void {
    const { texts } = this.texts
    for (; this.readTexts < texts.length; this.readTexts += 1)
      for (const word of new Set(everyWordOf(texts[this.readTexts] ?? ''))) {
        const numbers = this.textsByWord.get(word)
        if (numbers) numbers.push(this.readTexts)
        else this.textsByWord.set(word, [this.readTexts])
      }
  }
}
