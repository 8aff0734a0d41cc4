import type { Scope } from './listing-query.ts'

/** A category with everything below it. */
export function categoryScope(categoryId: string): Scope {
  return {
    sql: `SELECT DISTINCT product_id, 0 FROM category_products WHERE category_id IN (
  WITH RECURSIVE below (category_id) AS (
    VALUES (?)
    UNION
    SELECT c.category_id FROM categories c JOIN below ON c.parent_id = below.category_id
  )
  SELECT category_id FROM below)`,
    params: [categoryId],
  }
}

/** Exactly these, in this order. */
export function idsScope(ids: readonly string[]): Scope {
  return { sql: 'SELECT value, min(key) FROM json_each(?) GROUP BY value', params: [JSON.stringify(ids)] }
}

/** The whole catalogue. */
export const everythingScope: Scope = { sql: 'SELECT product_id, 0 FROM products WHERE listed = 1', params: [] }

/** The same kind for the same people first, then the same kind, then the same people; other styles only. */
export function similarScope(productId: string): Scope {
  return {
    sql: `SELECT other.product_id, (other.kind <> self.kind) * 2 + (other.gender <> self.gender) + (other.colour <> self.colour) * 0.5
FROM products self JOIN products other ON other.master_id <> self.master_id AND (other.kind = self.kind OR other.gender = self.gender)
WHERE self.product_id = ? AND other.listed = 1`,
    params: [productId],
  }
}

/** Full-text matches, one text of each product being in the locale that `match` names. The weights follow the columns of `search`: name, kind, colour, detail, codes, locales. */
export function matchScope(match: string): Scope {
  return {
    sql: `SELECT t.product_id, bm25(search, 10.0, 6.0, 4.0, 2.0, 12.0, 0.0)
FROM search JOIN product_texts t ON t.text_id = search.rowid WHERE search MATCH ?`,
    params: [match],
  }
}

export const nothingScope: Scope = { sql: "SELECT '', 0 WHERE 0", params: [] }
