/**
 * Indexes the texts of the products in a JSON array of ids (?1). Names of the categories, up to the top, are found too: nobody calls a
 * low-top a low-top, they look for "shoes".
 */
export const indexProductsSql = `
WITH RECURSIVE above (product_id, category_id) AS (
  SELECT product_id, category_id FROM category_products WHERE product_id IN (SELECT value FROM json_each(?1))
  UNION
  SELECT above.product_id, c.parent_id FROM above JOIN categories c ON c.category_id = above.category_id WHERE c.parent_id IS NOT NULL
)
INSERT INTO search (rowid, name, kind, colour, detail, codes, locales)
SELECT
  t.text_id, t.name, t.kind_name, t.colour_name || ' ' || p.colour,
  p.brand || ' ' || coalesce(p.material, '') || ' ' || coalesce((
    SELECT group_concat(ct.name, ' ') FROM above
    JOIN category_texts ct ON ct.category_id = above.category_id
    WHERE above.product_id = t.product_id AND ct.locale = substr(t.locales, 2, 5)
  ), '') || ' ' || t.description,
  p.product_id || ' ' || p.master_id,
  replace(t.locales, '-', '')
FROM product_texts t JOIN products p ON p.product_id = t.product_id
WHERE t.product_id IN (SELECT value FROM json_each(?1))`

export const unindexProductsSql = `
DELETE FROM search WHERE rowid IN (SELECT text_id FROM product_texts WHERE product_id IN (SELECT value FROM json_each(?1)))`
