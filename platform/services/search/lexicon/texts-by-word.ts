/** Numbers of an index's texts by the words that they have. */
export type TextsByWord = {
  readonly byWord: ReadonlyMap<string, readonly number[]>
  readonly byStem: ReadonlyMap<string, readonly number[]>
  has(text: number): boolean
  add(text: number, words: readonly string[]): void
}

export function createTextsByWord(stemOf: (word: string) => string): TextsByWord {
  const byWord = new Map<string, number[]>()
  const byStem = new Map<string, number[]>()
  const seen = new Set<number>()
  return {
    byWord,
    byStem,
    has: (text) => seen.has(text),
    add(text, words) {
      seen.add(text)
      for (const word of new Set(words)) append(byWord, word, text)
      for (const stem of new Set(words.map(stemOf))) append(byStem, stem, text)
    },
  }
}

function append(map: Map<string, number[]>, key: string, value: number): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
