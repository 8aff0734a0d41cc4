import { type Language, stemOf } from '../language/stem.ts'

/** Words of the longest phrase. */
export const longestPhrase = 4

type Named = { readonly type: string; readonly id: string }

/** Phrases of up to four words, each with all that it means, as written and by stems. */
export type Phrases<Meaning extends Named> = {
  add(words: readonly string[], meaning: Meaning): void
  /** Forgets other meanings of the type: the phrase stands for something else here. */
  redefine(words: readonly string[], meaning: Meaning): void
  /** Meanings of the words as they are written, or else in another form: "gorro" and "gorra" share their stem. */
  meaningsOf(words: readonly string[]): readonly Meaning[]
}

export function createPhrases<Meaning extends Named>(language: Language): Phrases<Meaning> {
  const written = new Map<string, Meaning[]>()
  const stemmed = new Map<string, Meaning[]>()
  const writtenKey = (words: readonly string[]) => words.join(' ')
  const stemmedKey = (words: readonly string[]) => words.map((word) => stemOf(word, language)).join(' ')
  const add = (words: readonly string[], meaning: Meaning) => {
    if (words.length === 0 || words.length > longestPhrase) return
    addTo(written, writtenKey(words), meaning)
    addTo(stemmed, stemmedKey(words), meaning)
  }
  return {
    add,
    redefine(words, meaning) {
      forget(written, writtenKey(words), meaning.type)
      forget(stemmed, stemmedKey(words), meaning.type)
      add(words, meaning)
    },
    meaningsOf: (words) => written.get(writtenKey(words)) ?? stemmed.get(stemmedKey(words)) ?? [],
  }
}

function addTo<Meaning extends Named>(phrases: Map<string, Meaning[]>, key: string, meaning: Meaning): void {
  const known = phrases.get(key)
  if (!known) phrases.set(key, [meaning])
  else if (!known.some(({ type, id }) => type === meaning.type && id === meaning.id)) known.push(meaning)
}

function forget<Meaning extends Named>(phrases: Map<string, Meaning[]>, key: string, forgotten: string): void {
  phrases.set(key, phrases.get(key)?.filter(({ type }) => type !== forgotten) ?? [])
}
