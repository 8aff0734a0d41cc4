import { IngestCategory } from '../../../shared/contracts/ingest.ts'
import type { Intake } from './ingest.ts'
import { textsForEveryLocale } from './locale-fallback.ts'
import { indexProductsSql, unindexProductsSql } from './search-index.ts'

const deleteSql = 'DELETE FROM categories WHERE category_id IN (SELECT value FROM json_each(?1))'

const categoriesSql = `
INSERT INTO categories (category_id, parent_id, position, content_hash)
SELECT value->>'categoryId', value->>'parentId', value->>'position', value->>'hash' FROM json_each(?1)`

const textsSql = `
INSERT INTO category_texts (category_id, locale, slug, name, description)
SELECT value->>'categoryId', value->>'locale', value->>'slug', value->>'name', value->>'description' FROM json_each(?1)`

/** Products of these categories and of those below, whose search text holds the names. */
const idsBelow = `(
  WITH RECURSIVE below (category_id) AS (
    SELECT value FROM json_each(?1)
    UNION
    SELECT c.category_id FROM categories c JOIN below ON c.parent_id = below.category_id
  )
  SELECT json_group_array(DISTINCT product_id) FROM category_products WHERE category_id IN (SELECT category_id FROM below)
)`

export const categoryIntake: Intake<IngestCategory> = {
  schema: IngestCategory.refine((category) => Object.keys(category.texts).length > 0, {
    path: ['texts'],
    message: 'at least one locale',
  }),
  idOf: (category) => category.categoryId,
  idField: 'categoryId',
  hashesSql:
    'SELECT category_id AS id, content_hash AS hash FROM categories WHERE category_id IN (SELECT value FROM json_each(?1))',
  perBatch: 200,
  write(db, items) {
    const insert = (sql: string, values: readonly unknown[]) => db.prepare(sql).bind(JSON.stringify(values))
    const ids = items.map(({ id }) => id)
    const texts = items.flatMap(({ item }) =>
      [...(textsForEveryLocale(item.texts) ?? [])].map(([locale, text]) => ({
        categoryId: item.categoryId,
        locale,
        ...text,
      })),
    )
    return [
      insert(deleteSql, ids),
      insert(
        categoriesSql,
        items.map(({ item, hash }) => ({ ...item, texts: undefined, hash })),
      ),
      insert(textsSql, texts),
      insert(unindexProductsSql.replaceAll('?1', idsBelow), ids),
      insert(indexProductsSql.replaceAll('?1', idsBelow), ids),
    ]
  },
}
