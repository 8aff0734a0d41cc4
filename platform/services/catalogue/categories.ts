import type { Category } from '../../../shared/contracts/catalog.ts'
import type { CategoryLink } from '../../../shared/contracts/product.ts'
import type { Currency, Locale } from '../../../shared/i18n/locales.ts'

type LinkRow = { category_id: string; slug: string; name: string }
const linkOf = (row: LinkRow): CategoryLink => ({ categoryId: row.category_id, slug: row.slug, name: row.name })

/** Ancestors of a category and itself, the top first. Parameters: category id, locale. */
const trailSql = `
WITH RECURSIVE trail (category_id, parent_id, height) AS (
  SELECT category_id, parent_id, 0 FROM categories WHERE category_id = ?
  UNION
  SELECT c.category_id, c.parent_id, trail.height + 1 FROM trail JOIN categories c ON c.category_id = trail.parent_id WHERE trail.height < 9
)
SELECT trail.category_id, ct.slug, ct.name, ct.description
FROM trail JOIN category_texts ct ON ct.category_id = trail.category_id AND ct.locale = ?
ORDER BY trail.height DESC`

/** Children with how many products each holds, itself and below. Parameters: parent id, currency, locale. */
const childrenSql = `
WITH RECURSIVE below (root, category_id) AS (
  SELECT category_id, category_id FROM categories WHERE parent_id = ?
  UNION
  SELECT below.root, c.category_id FROM below JOIN categories c ON c.parent_id = below.category_id
),
totals AS (
  SELECT below.root, count(DISTINCT cp.product_id) AS total
  FROM below
  JOIN category_products cp ON cp.category_id = below.category_id
  JOIN product_prices pr ON pr.currency = ? AND pr.product_id = cp.product_id
  GROUP BY below.root
)
SELECT c.category_id, ct.slug, ct.name, totals.total
FROM totals
JOIN categories c ON c.category_id = totals.root
JOIN category_texts ct ON ct.category_id = c.category_id AND ct.locale = ?
ORDER BY c.position, c.category_id`

/** Null when there is no such category. Children without products are left out. */
export async function readCategory(
  db: D1Database,
  categoryId: string,
  locale: Locale,
  currency: Currency,
): Promise<Category | null> {
  const [trail, children, slugs] = await db.batch([
    db.prepare(trailSql).bind(categoryId, locale),
    db.prepare(childrenSql).bind(categoryId, currency, locale),
    db.prepare('SELECT locale, slug FROM category_texts WHERE category_id = ?').bind(categoryId),
  ])
  const path = (trail?.results ?? []) as (LinkRow & { description: string })[]
  const self = path.at(-1)
  if (!self || self.category_id !== categoryId) return null
  return {
    ...linkOf(self),
    description: self.description,
    level: Math.min(path.length, 3),
    breadcrumbs: path.map(linkOf),
    children: ((children?.results ?? []) as (LinkRow & { total: number })[]).map((row) => ({
      ...linkOf(row),
      total: row.total,
    })),
    slugs: Object.fromEntries(
      ((slugs?.results ?? []) as { locale: Locale; slug: string }[]).map((row) => [row.locale, row.slug]),
    ),
  }
}

/** The trail to a product's deepest category (the first listed of those), top first. */
export function productTrailStatement(db: D1Database, productId: string, locale: Locale): D1PreparedStatement {
  return db
    .prepare(
      `WITH RECURSIVE up (start, position, category_id, parent_id, height) AS (
  SELECT c.category_id, cp.position, c.category_id, c.parent_id, 0
  FROM category_products cp JOIN categories c ON c.category_id = cp.category_id WHERE cp.product_id = ?
  UNION
  SELECT up.start, up.position, c.category_id, c.parent_id, up.height + 1
  FROM up JOIN categories c ON c.category_id = up.parent_id WHERE up.height < 9
),
chosen AS (SELECT start FROM up GROUP BY start ORDER BY max(height) DESC, min(position) LIMIT 1)
SELECT up.category_id, ct.slug, ct.name
FROM up JOIN category_texts ct ON ct.category_id = up.category_id AND ct.locale = ?
WHERE up.start = (SELECT start FROM chosen)
ORDER BY up.height DESC`,
    )
    .bind(productId, locale)
}

export function trailOf(rows: readonly unknown[]): CategoryLink[] {
  return (rows as LinkRow[]).map(linkOf)
}
