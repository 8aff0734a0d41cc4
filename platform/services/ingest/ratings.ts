import { ratingSql } from '../../../reviews/totals.ts'
import { bumpRevision } from './catalogue-revision.ts'
import { updateListingBlocks } from './listing-blocks.ts'

const rating = ratingSql('products.master_id')
const rateSql = `UPDATE products SET rating_score = ${rating.score}, rating_count = ${rating.count}`
const colorsOfStylesSql = 'SELECT product_id FROM products WHERE master_id IN (SELECT value FROM json_each(?1))'

/** Gives all colors of these styles the rating that reviews have counted, in listings too. */
export function rateStyles(db: D1Database, masterIds: readonly string[]): D1PreparedStatement[] {
  const styles = JSON.stringify(masterIds)
  return [
    db.prepare(`${rateSql} WHERE master_id IN (SELECT value FROM json_each(?))`).bind(styles),
    ...updateListingBlocks(db, colorsOfStylesSql, styles),
    bumpRevision(db),
  ]
}

/** A feed that is sent again doesn't replace the rating of a style that has reviews of its own. */
export const keepRatings = (db: D1Database, productIds: readonly string[]): D1PreparedStatement =>
  db
    .prepare(`${rateSql} WHERE product_id IN (SELECT value FROM json_each(?)) AND ${rating.count} > 0`)
    .bind(JSON.stringify(productIds))
