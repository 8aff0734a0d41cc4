import type { RowOf } from '../../../backend/db/column.ts'
import { pick, readRows } from '../../../backend/db/table.ts'
import type { Category } from '../../../shared/contracts/catalog.ts'
import type { CategoryLink } from '../../../shared/contracts/product.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import type { PlatformContext } from '../../context.ts'
import { categoryTexts } from '../../db/catalogue-tables.ts'
import type { CatalogueIndex } from './index/catalogue-index.ts'
import { countWithin } from './index/scan.ts'

const linkColumns = pick(categoryTexts, 'category_id', 'slug', 'name')
type LinkRow = RowOf<typeof linkColumns>
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

/** Null when there is no such category. Children without products are left out. */
export async function readCategory(
  db: D1Database,
  index: CatalogueIndex,
  categoryId: string,
  { locale, site }: Pick<PlatformContext, 'locale' | 'site'>,
): Promise<Category | null> {
  const [trail, slugs] = await db.batch([
    db.prepare(trailSql).bind(categoryId, locale),
    db.prepare('SELECT locale, slug FROM category_texts WHERE category_id = ?').bind(categoryId),
  ])
  const path = readRows(pick(categoryTexts, 'category_id', 'slug', 'name', 'description'), trail)
  const self = path.at(-1)
  if (!self || self.category_id !== categoryId) return null
  const tree = index.tree(locale)
  const children = tree.childrenOf(categoryId)
  const totals = countWithin(
    index,
    children.map((child) => tree.below(child.categoryId)),
    site,
  )
  return {
    ...linkOf(self),
    description: self.description,
    level: Math.min(path.length, 3),
    breadcrumbs: path.map(linkOf),
    children: children.flatMap(({ parentId: _, ...link }, place) => {
      const total = totals[place] ?? 0
      return total > 0 ? [{ ...link, total }] : []
    }),
    slugs: Object.fromEntries(
      readRows(pick(categoryTexts, 'locale', 'slug'), slugs).map((row) => [row.locale, row.slug]),
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

export function trailOf(rows: D1Result | undefined): CategoryLink[] {
  return readRows(linkColumns, rows).map(linkOf)
}
