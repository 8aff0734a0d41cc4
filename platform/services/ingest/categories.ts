import { insertRows } from '../../../backend/db/table.ts'
import { type Intake, listedIds } from '../../../backend/ingest/ingest.ts'
import { IngestCategory } from '../../../shared/contracts/ingest.ts'
import { categories, categoryTexts } from '../../db/catalogue-tables.ts'
import { bumpRevision } from './catalogue-revision.ts'
import { categoryTreesSql } from './listing-blocks.ts'
import { textsForEveryLocale } from './locale-fallback.ts'

const deleteSql = 'DELETE FROM categories WHERE category_id IN (SELECT value FROM json_each(?1))'

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
    const texts = items.flatMap(({ item }) =>
      [...(textsForEveryLocale(item.texts) ?? [])].map(([locale, text]) => ({
        category_id: item.categoryId,
        locale,
        ...text,
      })),
    )
    const rows = items.map(({ item, hash }) => ({
      category_id: item.categoryId,
      parent_id: item.parentId,
      position: item.position,
      content_hash: hash,
    }))
    return [
      db.prepare(deleteSql).bind(listedIds(items)),
      insertRows(db, categories, rows),
      insertRows(db, categoryTexts, texts),
      db.prepare(categoryTreesSql),
      bumpRevision(db),
    ]
  },
}
