import type { Clause } from '../query/clause.ts'
import { type Ground, meaningPoints } from './meaning-points.ts'
import { allOf, bestOf, type Points } from './points.ts'
import { textPoints } from './text-points.ts'
import { worth } from './worth.ts'

/** Product ids that the database found, because the index doesn't hold what was looked for. */
export type Looked = {
  /** By a word of their descriptions. */
  readonly described: ReadonlyMap<string, ReadonlySet<string>>
  /** By the number under a barcode. */
  readonly byBarcode: ReadonlySet<string>
}
export const nothingLooked: Looked = { described: new Map(), byBarcode: new Set() }

/** How well products fit a clause: by whichever way fits best. */
export function clausePoints(clause: Clause, ground: Ground, looked: Looked): Points {
  const { described, byBarcode } = looked
  const byMeaning = clause.meanings.flatMap((meaning) => meaningPoints(meaning, ground) ?? [])
  // A beginning may go on to a name as well: "ra" to Rally and to rain.
  const byText = textPoints(clause, byMeaning.length > 0 && clause.beginning === null, ground)
  const inDescription = described.get(clause.said)
  return bestOf([
    ...byMeaning,
    ...(byText ? [byText] : []),
    ...(clause.code ? [codePoints(clause.code, byBarcode)] : []),
    ...(inDescription ? [idPoints(inDescription, worth.described)] : []),
    ...clause.readings.map((clauses) => allOf(clauses.map((one) => clausePoints(one, ground, looked)))),
  ])
}

const codePoints =
  (code: string, byBarcode: ReadonlySet<string>): Points =>
  ({ codes, productIds }) =>
  (row) =>
    codes[row]?.includes(` ${code}`) || byBarcode.has(productIds[row] ?? '') ? worth.code : 0

const idPoints =
  (ids: ReadonlySet<string>, points: number): Points =>
  ({ productIds }) =>
  (row) =>
    ids.has(productIds[row] ?? '') ? points : 0
