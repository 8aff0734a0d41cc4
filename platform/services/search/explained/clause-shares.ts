import type { Block } from '../../catalogue/index/block.ts'
import type { Meaning } from '../lexicon/meaning.ts'
import type { Clause } from '../query/clause.ts'
import { clausePoints, type Looked } from '../ranking/clause-points.ts'
import { type Ground, meaningPoints } from '../ranking/meaning-points.ts'
import { textFields, textPoints } from '../ranking/text-points.ts'

/** Where a clause was found, and its points for that. */
export type Share = { readonly label: string; readonly points: number }

const fieldOf: Readonly<Record<Meaning['type'], string>> = {
  concept: 'what it is',
  kind: 'what it is',
  category: 'its category',
  season: 'what the season needs',
  gender: 'who it is for',
  offer: 'its offer',
  colour: 'its color',
  material: 'its material',
  page: 'a page',
}
const textLabels = {
  name: 'its name',
  brand: 'its brand',
  kind: 'the name of its kind',
  colour: 'the name of its color',
}

/** Points of a clause for one product by field: of several ways to fit, the one that the list counts. */
export function clauseShares(clause: Clause, ground: Ground, looked: Looked, block: Block, row: number): Share[] {
  const total = clausePoints(clause, ground, looked)(block)(row)
  if (total <= 0) return []
  const said = (field: string, points: number) => ({ label: `“${clause.said}” in ${field}`, points })
  const byMeaning = clause.meanings.flatMap((meaning) => {
    const points = meaningPoints(meaning, ground)?.(block)(row)
    return points === undefined ? [] : [said(fieldOf[meaning.type], points)]
  })
  const isUnderstood = byMeaning.length > 0 && clause.beginning === null
  const byText = textFields.flatMap((field) => {
    const points = textPoints(clause, isUnderstood, ground, [field])?.(block)(row) ?? 0
    return points > 0 ? [said(textLabels[field], points)] : []
  })
  const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { points }) => sum + points, 0)
  const isAll = (shares: readonly Share[]) => Math.abs(sumOf(shares) - total) < 1e-6
  const readings = clause.readings.map((clauses) =>
    clauses.flatMap((one) =>
      clauseShares(one, ground, looked, block, row).map(({ label, points }) => ({
        label: one.said === clause.said ? label : `${label}, a synonym of “${clause.said}”`,
        points: points / clauses.length,
      })),
    ),
  )
  const ways = [...byMeaning.map((share) => [share]), byText, ...readings]
  return ways.find(isAll) ?? [said('its number or description', total)]
}
