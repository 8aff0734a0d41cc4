import { tokensOf } from '../language/tokens.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'

const maxWords = 12
const maxWordLength = 40

/** A word as it is read, and which of the words between blanks it was typed in. */
export type Token = { readonly word: string; readonly place: number }

/** Words between blanks. */
export const typedWords = (input: string): readonly string[] => input.trim().split(/\s+/)

/** More than 12 words, or 40 characters of one, add nothing. */
export const readTokens = (typed: readonly string[], { language }: Lexicon): readonly Token[] =>
  typed
    .flatMap((text, place) => tokensOf(text, language).map((word) => ({ word: word.slice(0, maxWordLength), place })))
    .slice(0, maxWords)
