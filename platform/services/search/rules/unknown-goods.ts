import { text } from '../../../../backend/db/column.ts'
import { readRows } from '../../../../backend/db/table.ts'
import type { SearchRuleDocument } from '../../../../shared/content/search-rule.ts'
import type { IngestReport } from '../../../../shared/contracts/ingest.ts'

type Named = { readonly path: string; readonly column: Column; readonly value: string }
type Column = 'product or style' | 'kind' | 'brand' | 'category'
type Fault = IngestReport['failed'][number]

const among = '(SELECT value FROM json_each(?1))'
const sqlOf: Readonly<Record<Column, string>> = {
  'product or style': `SELECT product_id AS value FROM products WHERE product_id IN ${among}
UNION SELECT master_id FROM products WHERE master_id IN ${among}`,
  kind: `SELECT DISTINCT kind AS value FROM products WHERE kind IN ${among}`,
  brand: `SELECT DISTINCT brand AS value FROM products WHERE brand IN ${among}`,
  category: `SELECT category_id AS value FROM categories WHERE category_id IN ${among}`,
}
const columns = ['product or style', 'kind', 'brand', 'category'] as const

/** Products, styles, kinds, brands and categories that rules name and the catalog doesn't have. */
export async function unknownGoods(
  db: D1Database,
  rules: readonly { readonly id: string; readonly rule: SearchRuleDocument }[],
): Promise<{ readonly faults: Fault[]; readonly isEmpty: boolean }> {
  const named = rules.flatMap(({ id, rule }) => namedIn(rule).map((one) => ({ ...one, id })))
  if (named.length === 0) return { faults: [], isEmpty: false }
  const valuesOf = (column: Column) => named.filter((one) => one.column === column).map(({ value }) => value)
  const [any, ...found] = await db.batch([
    db.prepare('SELECT product_id AS value FROM products LIMIT 1'),
    ...columns.map((column) => db.prepare(sqlOf[column]).bind(JSON.stringify(valuesOf(column)))),
  ])
  const known = new Map(
    columns.map((column, place) => [
      column,
      new Set(readRows({ value: text }, found[place]).map(({ value }) => value)),
    ]),
  )
  const faults = named
    .filter(({ column, value }) => !known.get(column)?.has(value))
    .map(({ id, path, column, value }) => ({
      id,
      reason: `document.${path}: the catalog has no ${column} "${value}"`,
    }))
  return { faults, isEmpty: readRows({ value: text }, any).length === 0 }
}

const namedIn = ({ pins, hidden, boosts }: SearchRuleDocument): Named[] => [
  ...pins.map((value, place) => ({ path: `pins.${place}`, column: 'product or style' as const, value })),
  ...hidden.map((value, place) => ({ path: `hidden.${place}`, column: 'product or style' as const, value })),
  ...boosts.map(({ field, value }, place) => ({
    path: `boosts.${place}.value`,
    column: field === 'style' ? ('product or style' as const) : field,
    value,
  })),
]
