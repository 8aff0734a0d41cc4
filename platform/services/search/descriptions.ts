import type { Locale } from '../../../shared/i18n/locales.ts'
import type { Env } from '../../env.ts'
import { type Language, stemOf } from './language/stem.ts'

/** Ids of products by each full-text query of their descriptions. */
export type FindDescribed = (queries: readonly string[], locale: Locale) => Promise<readonly (readonly string[])[]>

type Descriptions = Pick<Env, 'DESCRIPTIONS'>
const objectOf = ({ DESCRIPTIONS }: Descriptions) => DESCRIPTIONS.get(DESCRIPTIONS.idFromName('all'))

/** To be called once products have changed. */
export const wakeDescriptions = (env: Descriptions): Promise<void> => objectOf(env).wake()

export const findDescribed =
  (env: Descriptions): FindDescribed =>
  (queries, locale) =>
    objectOf(env).find(queries, locale)

/** Ids of products whose descriptions have a word, by the word, in the locale's language. */
export async function readDescribed(
  find: FindDescribed,
  words: readonly string[],
  locale: Locale,
  language: Language,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (words.length === 0) return new Map()
  const found = await find(
    words.map((word) => descriptionQuery(word, language)),
    locale,
  )
  return new Map(words.map((word, index) => [word, new Set(found[index])]))
}

/** Words come from `tokensOf`; they are quoted all the same. */
export function descriptionQuery(word: string, language: Language): string {
  const stem = stemOf(word, language)
  const beginnings = stem !== word && word.startsWith(stem) ? [word, stem] : [word]
  // The tokenizer leaves ß as it is.
  const forms = new Set(beginnings.flatMap((beginning) => [beginning, beginning.replaceAll('ss', 'ß')]))
  return [...forms].map((form) => `"${form.replaceAll('"', '""')}"*`).join(' OR ')
}
