import { facetKeys, type Sort } from '../../../shared/contracts/catalog.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'
import { priceBandSql } from './price-bands.ts'
import type { Refinements } from './refinements.ts'

/**
 * Which products a list is made from. `sql` yields (product_id, score), the best score lowest; `params` fill its `?` in order.
 * Category, search, ids and the whole catalogue differ in this alone.
 */
export type Scope = { readonly sql: string; readonly params: readonly string[] }

export type ListingQuery = {
  readonly scope: Scope
  readonly refinements: Refinements
  readonly currency: Currency
  readonly locale: string
  readonly sort: Sort
  readonly start: number
  readonly count: number
}

type Sql = { readonly sql: string; readonly params: readonly (string | number)[] }
export type FacetRow = { key: string; value: string | null; label: string | null; swatch: string | null; products: number }

const orders: Readonly<Record<Sort, string>> = {
  featured: 'score, rank DESC, product_id',
  newest: 'published_at DESC, rank DESC, product_id',
  'price-asc': 'low_current, rank DESC, product_id',
  'price-desc': 'low_current DESC, rank DESC, product_id',
  rating: 'rating_score DESC NULLS LAST, rating_count DESC, rank DESC, product_id',
}

/** One condition per facet key; the values of a key arrive as one JSON array. */
const conditions: Readonly<Record<string, (currency: Currency) => string>> = {
  gender: () => 'p.gender IN (SELECT value FROM json_each(?))',
  kind: () => 'p.kind IN (SELECT value FROM json_each(?))',
  colour: () => 'p.colour IN (SELECT value FROM json_each(?))',
  material: () => 'p.material IN (SELECT value FROM json_each(?))',
  size: () =>
    'EXISTS (SELECT 1 FROM skus s WHERE s.product_id = p.product_id AND s.quantity > 0 AND s.size IN (SELECT value FROM json_each(?)))',
  price: (currency) => `${priceBandSql('pr.low_current', currency)} IN (SELECT value FROM json_each(?))`,
  offer: () =>
    "EXISTS (SELECT 1 FROM json_each(?) o WHERE o.value = p.badge OR (o.value = 'sale' AND pr.low_current < pr.low_original))",
}

/** What a product counts for under each key. An offer is a badge, a markdown, or both, so it is counted in two goes. */
const countedAs: Readonly<Record<string, (currency: Currency) => string>> = {
  gender: () => 'gender',
  kind: () => 'kind',
  colour: () => 'colour',
  material: () => 'material',
  price: (currency) => priceBandSql('low_current', currency),
  offer: () => "CASE WHEN badge IN ('new', 'bestseller', 'member', 'recycled') THEN badge END",
  markdown: () => "CASE WHEN low_current < low_original THEN 'sale' END",
}

export function totalStatement(db: D1Database, query: ListingQuery): D1PreparedStatement {
  const { sql, params } = hits(query, null)
  return db.prepare(`${sql} SELECT count(*) AS total FROM hits`).bind(...params)
}

/** The page's products in order, as card rows. */
export function pageStatement(db: D1Database, query: ListingQuery, cardSql: string): D1PreparedStatement {
  const { sql, params } = hits(query, null)
  const order = orders[query.sort]
  const page = `page AS MATERIALIZED (SELECT product_id, row_number() OVER (ORDER BY ${order}) AS place FROM hits ORDER BY ${order} LIMIT ? OFFSET ?)`
  return db
    .prepare(`${sql}, ${page} ${cardSql} ORDER BY page.place`)
    .bind(...params, query.count, query.start, query.currency, ` ${query.locale} `)
}

/**
 * Counts by facet value. A key that is refined by is counted without its own refinement (its values are alternatives), so each such key
 * needs a statement of its own; all others share one.
 */
export function facetStatements(db: D1Database, query: ListingQuery, region: 'NA' | 'EMEA'): D1PreparedStatement[] {
  const chosen = [...query.refinements.byKey.keys()]
  const others = facetKeys.filter((key) => !chosen.includes(key))
  return [
    ...(others.length > 0 ? [facetStatement(db, query, region, others, null)] : []),
    ...chosen.map((key) => facetStatement(db, query, region, [key], key)),
  ]
}

/** D1 takes few terms in a UNION: the keys are rows that the products are joined with. Only sizes are rows of their own. */
function facetStatement(db: D1Database, query: ListingQuery, region: 'NA' | 'EMEA', keys: readonly string[], without: string | null): D1PreparedStatement {
  const { sql, params } = hits(query, without)
  const counted = keys.flatMap((key) => (key === 'offer' ? ['offer', 'markdown'] : key === 'size' ? [] : [key]))
  const cases = counted.map((key) => `WHEN '${key}' THEN ${countedAs[key]?.(query.currency)}`)
  const byColumn = `SELECT CASE f.value WHEN 'markdown' THEN 'offer' ELSE f.value END AS key, CASE f.value ${cases.join(' ')} END AS value,
  NULL AS label, min(swatch) AS swatch, count(*) AS products
FROM hits JOIN json_each(?) f GROUP BY 1, 2`
  const bySize = `SELECT 'size' AS key, s.size AS value, group_concat(DISTINCT s.${region === 'NA' ? 'label_na' : 'label_emea'}) AS label,
  NULL AS swatch, count(DISTINCT hits.product_id) AS products
FROM hits JOIN skus s ON s.product_id = hits.product_id WHERE s.quantity > 0 GROUP BY s.size`
  const selects = [...(counted.length > 0 ? [byColumn] : []), ...(keys.includes('size') ? [bySize] : [])]
  const keyList = counted.length > 0 ? [JSON.stringify(counted)] : []
  return db.prepare(`${sql} ${selects.join(' UNION ALL ')}`).bind(...params, ...keyList)
}

/** `WITH found, hits`: the scope, sold in this currency, refined by everything but the key `without`. */
function hits({ scope, refinements, currency }: ListingQuery, without: string | null): Sql {
  const applied = [...refinements.byKey].filter(([key]) => key !== without)
  const where = applied.map(([key]) => conditions[key]?.(currency) ?? '0')
  if (refinements.impossible) where.push('0')
  return {
    sql: `WITH found (product_id, score) AS MATERIALIZED (${scope.sql}),
hits AS MATERIALIZED (
  SELECT p.product_id, p.gender, p.kind, p.colour, p.material, p.badge, p.swatch, p.rank, p.published_at, p.rating_score, p.rating_count,
    pr.low_current, pr.low_original, found.score
  FROM found
  JOIN products p ON p.product_id = found.product_id
  JOIN product_prices pr ON pr.currency = ? AND pr.product_id = p.product_id
  ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
)`,
    params: [...scope.params, currency, ...applied.map(([, values]) => JSON.stringify(values))],
  }
}
