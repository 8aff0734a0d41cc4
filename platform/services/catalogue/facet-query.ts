import { type FacetKey, facetKeys } from '../../../shared/contracts/catalog.ts'
import type { Currency, Region } from '../../../shared/i18n/locales.ts'
import { hits, type ListingQuery } from './listing-query.ts'
import { priceBandSql } from './price-bands.ts'

/** How many products of a list have a value. `labels` are those of a size; `swatch` is a colour's, as JSON. */
export type FacetCount = {
  key: FacetKey
  value: string
  labels: readonly string[]
  swatch: string | null
  products: number
}
export type Counts = { readonly total: number; readonly facets: readonly FacetCount[] }

/** What a product counts for. An offer is a badge, a markdown, or both: two columns. A size is a row of its own, see below. */
const columns: readonly { key: FacetKey; sql: (currency: Currency) => string }[] = [
  { key: 'gender', sql: () => 'gender' },
  { key: 'kind', sql: () => 'kind' },
  { key: 'colour', sql: () => 'colour' },
  { key: 'material', sql: () => 'material' },
  { key: 'price', sql: (currency) => priceBandSql('low_current', currency) },
  { key: 'offer', sql: () => "CASE WHEN badge IN ('new', 'bestseller', 'member', 'recycled') THEN badge END" },
  { key: 'offer', sql: () => "CASE WHEN low_current < low_original THEN 'sale' END" },
]

type ColumnRow = Record<`c${number}`, string | null> & { swatch: string | null; products: number }
type SizeRow = { size: string; label: string; products: number }
type Step = { statement: D1PreparedStatement; read: (rows: readonly unknown[], into: FacetCount[]) => void }

/**
 * Counts by facet value. A key that is refined by is counted without its own refinement (its values are alternatives), so each such key
 * needs statements of its own; all others are counted in one pass that groups by all their columns at once and is added up here.
 */
export async function countFacets(db: D1Database, query: ListingQuery, region: Region): Promise<Counts> {
  const chosen = facetKeys.filter((key) => query.refinements.byKey.has(key))
  const open = facetKeys.filter((key) => !chosen.includes(key))
  const steps = [
    columnStep(db, query, open, null),
    ...(open.includes('size') ? [sizeStep(db, query, region, null)] : []),
    ...chosen.map((key) => (key === 'size' ? sizeStep(db, query, region, key) : columnStep(db, query, [key], key))),
  ]
  const answers = await db.batch(steps.map((step) => step.statement))
  const facets: FacetCount[] = []
  for (const [index, step] of steps.entries()) step.read(answers[index]?.results ?? [], facets)
  const total = ((answers[0]?.results ?? []) as ColumnRow[]).reduce((sum, row) => sum + row.products, 0)
  return { total, facets }
}

function columnStep(db: D1Database, query: ListingQuery, keys: readonly FacetKey[], without: FacetKey | null): Step {
  const { sql, params } = hits(query, without)
  const counted = columns.filter((column) => keys.includes(column.key))
  const selected = counted.map((column, index) => `${column.sql(query.currency)} AS c${index}, `).join('')
  const grouped = counted.map((_, index) => index + 1).join(', ')
  const group = grouped ? ` GROUP BY ${grouped}` : ''
  return {
    statement: db
      .prepare(`${sql} SELECT ${selected}min(swatch) AS swatch, count(*) AS products FROM hits${group}`)
      .bind(...params),
    read(rows, into) {
      for (const [index, { key }] of counted.entries())
        into.push(...addUp(rows as readonly ColumnRow[], key, `c${index}`))
    },
  }
}

function addUp(rows: readonly ColumnRow[], key: FacetKey, column: `c${number}`): Iterable<FacetCount> {
  const counts = new Map<string, FacetCount>()
  for (const { [column]: value, swatch, products } of rows) {
    if (!value) continue
    const known = counts.get(value)
    if (known) known.products += products
    else counts.set(value, { key, value, labels: [], swatch, products })
  }
  return counts.values()
}

/** Sizes on hand. A size that two of a product's articles share (widths) counts once, which costs a DISTINCT. */
function sizeStep(db: D1Database, query: ListingQuery, region: Region, without: FacetKey | null): Step {
  const { sql, params } = hits(query, without)
  const label = region === 'NA' ? 's.label_na' : 's.label_emea'
  const select = `SELECT s.size, ${label} AS label, count(DISTINCT hits.product_id) AS products
FROM hits CROSS JOIN skus s ON s.product_id = hits.product_id WHERE s.quantity > 0 GROUP BY s.size, ${label}`
  return {
    statement: db.prepare(`${sql} ${select}`).bind(...params),
    read(rows, into) {
      const sizes = new Map<string, FacetCount & { labels: string[] }>()
      for (const { size, label: worn, products } of rows as readonly SizeRow[]) {
        const known = sizes.get(size)
        if (known) {
          known.products += products
          known.labels.push(worn)
        } else sizes.set(size, { key: 'size', value: size, labels: [worn], swatch: null, products })
      }
      into.push(...sizes.values())
    },
  }
}
