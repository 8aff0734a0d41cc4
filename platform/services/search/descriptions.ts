import { pick, readRows } from '../../../backend/db/table.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { productTexts } from '../../db/catalogue-tables.ts'
import { type Language, stemOf } from './language/stem.ts'

/** A word that nothing but descriptions has finds at most this many texts. */
const mostTexts = 250

const describedSql = `SELECT t.product_id FROM (SELECT rowid FROM search WHERE search MATCH ? LIMIT ${mostTexts}) found
CROSS JOIN product_texts t ON t.text_id = found.rowid WHERE instr(t.locales, ?) > 0`

/** Ids of products whose descriptions have a word, by the word, in the locale's language. */
export async function readDescribed(
  db: D1Database,
  words: readonly string[],
  locale: Locale,
  language: Language,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (words.length === 0) return new Map()
  const answers = await db.batch(
    words.map((word) => db.prepare(describedSql).bind(descriptionQuery(word, language), ` ${locale} `)),
  )
  return new Map(
    words.map((word, index) => {
      const rows = readRows(pick(productTexts, 'product_id'), answers[index])
      return [word, new Set(rows.map(({ product_id }) => product_id))]
    }),
  )
}

/** Words come from `tokensOf`; they are quoted all the same. */
export function descriptionQuery(word: string, language: Language): string {
  const stem = stemOf(word, language)
  const beginnings = stem !== word && word.startsWith(stem) ? [word, stem] : [word]
  // The database leaves ß as it is.
  const forms = new Set(beginnings.flatMap((beginning) => [beginning, beginning.replaceAll('ss', 'ß')]))
  return [...forms].map((form) => `"${form.replaceAll('"', '""')}"*`).join(' OR ')
}
