import { pick, readRows } from '../../../backend/db/table.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { productTexts } from '../../db/catalogue-tables.ts'
import { type Described, forms } from './match.ts'

/** A word that nothing but descriptions has finds at most this many texts. */
const mostTexts = 250

const describedSql = `SELECT t.product_id FROM (SELECT rowid FROM search WHERE search MATCH ? LIMIT ${mostTexts}) found
CROSS JOIN product_texts t ON t.text_id = found.rowid WHERE instr(t.locales, ?) > 0`

/** Products whose descriptions have these words, in the locale's language. */
export async function readDescribed(db: D1Database, words: readonly string[], locale: Locale): Promise<Described> {
  if (words.length === 0) return new Map()
  const answers = await db.batch(
    words.map((word) => db.prepare(describedSql).bind(descriptionQuery(word), ` ${locale} `)),
  )
  return new Map(
    words.map((word, index) => {
      const rows = readRows(pick(productTexts, 'product_id'), answers[index])
      return [word, new Set(rows.map(({ product_id }) => product_id))]
    }),
  )
}

/** Words come from `wordsOf`; they are quoted all the same. */
export const descriptionQuery = (word: string): string =>
  forms(word)
    .map((form) => `"${form.replaceAll('"', '""')}"*`)
    .join(' OR ')
