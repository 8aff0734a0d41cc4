import type { Sort } from '../../../shared/contracts/catalog.ts'
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

/** The page's products in order, as card rows. */
export function pageStatement(db: D1Database, query: ListingQuery, cardSql: string): D1PreparedStatement {
  const { sql, params } = hits(query, null)
  const order = orders[query.sort]
  const page = `page AS MATERIALIZED (SELECT product_id, row_number() OVER () AS place FROM (SELECT product_id FROM hits ORDER BY ${order} LIMIT ? OFFSET ?))`
  return db
    .prepare(`${sql}, ${page} ${cardSql} ORDER BY page.place`)
    .bind(...params, query.count, query.start, query.currency, ` ${query.locale} `)
}

/** `WITH found, hits`: the scope, sold in this currency, refined by everything but the key `without`. */
export function hits({ scope, refinements, currency }: ListingQuery, without: string | null): Sql {
  const applied = [...refinements.byKey].filter(([key]) => key !== without)
  const where = applied.map(([key]) => conditions[key]?.(currency) ?? '0')
  if (refinements.impossible) where.push('0')
  return {
    sql: `WITH found (product_id, score) AS MATERIALIZED (${scope.sql}),
hits AS MATERIALIZED (
  SELECT p.product_id, p.gender, p.kind, p.colour, p.material, p.badge, p.swatch, p.rank, p.published_at, p.rating_score, p.rating_count,
    pr.low_current, pr.low_original, found.score
  FROM found
  CROSS JOIN products p ON p.product_id = found.product_id
  CROSS JOIN product_prices pr ON pr.currency = ? AND pr.product_id = p.product_id
  ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
)`,
    params: [...scope.params, currency, ...applied.map(([, values]) => JSON.stringify(values))],
  }
}
