import { firstRow, pick, selected } from '../../../backend/db/table.ts'
import { isPostalCode, normalPostalCode } from '../../../shared/address/postal-code.ts'
import { typedLine } from '../../../shared/typed.ts'
import { postalAreas } from '../../db/store-tables.ts'
import type { Place } from './place.ts'

/** A code in what was typed, and the beginnings of it that areas may have, the longest first. */
type Typed = { readonly code: string; readonly prefixes: readonly string[] }

/** The postal code in a text, which may name the town too; null for none. Part of a code has to be all there is. */
export function codeIn(country: string, text: string): Typed | null {
  const upper = typedLine(text).toUpperCase()
  const whole = isPostalCode(upper, country) ? normalPostalCode(upper, country) : null
  if (country === 'GB') {
    const [, code = '', letters = ''] = /(?:^|\s)(([A-Z]{1,2})\d[A-Z\d]?)/.exec(whole ?? upper) ?? []
    return letters === '' ? null : { code: whole ?? code, prefixes: [letters] }
  }
  if (country === 'CA') {
    const [, code] = /(?:^|\s)([A-Z]\d[A-Z]?)/.exec(whole ?? upper) ?? []
    return code === undefined ? null : { code: whole ?? code, prefixes: prefixesOf(code) }
  }
  const [code] = /(?<!\d)\d{5}(?!\d)/.exec(whole ?? upper) ?? /^\d{2,4}$/.exec(upper) ?? []
  return code === undefined ? null : { code: whole ?? code, prefixes: prefixesOf(code) }
}

const shortestPrefix = 2
const prefixesOf = (code: string): readonly string[] =>
  Array.from({ length: code.length - shortestPrefix + 1 }, (_, index) => code.slice(0, code.length - index))

/** The area that a typed postal code lies in; null if there is no such code. */
export async function areaOf(db: D1Database, country: string, text: string): Promise<Place | null> {
  const typed = codeIn(country, text)
  if (!typed) return null
  const area = await firstRow(areaColumns, db.prepare(areaSql).bind(country, JSON.stringify(typed.prefixes)))
  if (!area) return null
  const { prefix, latitude, longitude } = area
  const codes = country === 'GB' ? `${prefix}[0-9]*` : `${prefix}*`
  return { name: typed.code, province: null, latitude, longitude, cityKeys: [], codes }
}

const areaColumns = pick(postalAreas, 'prefix', 'latitude', 'longitude')
const areaSql = `SELECT ${selected(areaColumns)} FROM postal_areas
  WHERE country = ?1 AND prefix IN (SELECT value FROM json_each(?2)) ORDER BY length(prefix) DESC LIMIT 1`
