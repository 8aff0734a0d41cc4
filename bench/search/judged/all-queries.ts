import type { Locale } from '../../../shared/i18n/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { JudgedQuery } from './query.ts'

/** Queries by language, in the locale that they are asked in. Written before any of them was run. */
export const allQueries: readonly (readonly [locale: Locale, queries: readonly JudgedQuery[]])[] = [
  ['en-us', en],
  ['de-de', de],
  ['fr-fr', fr],
  ['es-es', es],
  ['it-it', it],
]
