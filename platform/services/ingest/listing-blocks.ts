import { insertSelect } from '../../../backend/db/table.ts'
import { productFacts } from '../../db/catalogue-tables.ts'

/** Products in a block: its text stays far below the two megabytes that a row of D1 may hold. */
const blockBits = 8
export const perBlock = 2 ** blockBits

/**
 * Fields that a list needs of a product, in the order in which `platform/services/catalogue/index/facts.ts` reads it.
 */
const facts = `json_array(
  p.product_id, p.master_id, p.listed, p.gender, p.kind, p.colour, p.material, p.badge, p.brand, p.published_at,
  p.rating_score, p.rating_count, p.rank, p.swatch,
  json((SELECT json_group_object(currency, json_array(low_current, low_original)) FROM product_prices WHERE product_id = p.product_id)),
  json((SELECT json_group_array(DISTINCT size || char(9) || label_na || char(9) || label_emea)
    FROM skus WHERE product_id = p.product_id AND quantity > 0)),
  json((SELECT json_group_array(category_id) FROM category_products WHERE product_id = p.product_id)),
  json((SELECT json_group_array(json_array(locales, name, colour_name, kind_name)) FROM product_texts WHERE product_id = p.product_id)),
  json((SELECT json_group_object(currency, json(later)) FROM product_prices WHERE product_id = p.product_id AND later IS NOT NULL)))`

/** Never one that was there before, in an emptied database either: isolates compare it with what they hold. */
const nextVersion = `(SELECT max(coalesce(max(version), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) FROM listing_blocks)`

/** `ids` selects the products whose facts may have changed. Writes nothing where they have not. */
const factsSql = (ids: string) => `
${insertSelect(
  productFacts,
  { slot: 'NULL', product_id: 'p.product_id', version: nextVersion, facts },
  `FROM products p WHERE p.product_id IN (${ids})`,
)}
ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, facts = excluded.facts WHERE facts <> excluded.facts`

const blocksSql = (ids: string) => `
INSERT INTO listing_blocks (block, version, facts)
SELECT touched.block, max(f.version), '[' || group_concat(f.facts, ',') || ']'
FROM (
  SELECT DISTINCT t.slot >> ${blockBits} AS block FROM product_facts t
  LEFT JOIN listing_blocks b ON b.block = t.slot >> ${blockBits}
  WHERE t.product_id IN (${ids}) AND t.version > coalesce(b.version, 0)
) touched
CROSS JOIN product_facts f ON f.slot BETWEEN touched.block * ${perBlock} AND touched.block * ${perBlock} + ${perBlock - 1}
GROUP BY touched.block
ON CONFLICT (block) DO UPDATE SET version = excluded.version, facts = excluded.facts`

/**
 * Brings the lists up to date with the products that `ids` selects. To run in the transaction that changes the
 * products: lists and product pages never disagree.
 */
export const updateListingBlocks = (
  db: D1Database,
  ids: string,
  ...bound: readonly (string | number)[]
): D1PreparedStatement[] => [factsSql(ids), blocksSql(ids)].map((sql) => db.prepare(sql).bind(...bound))

const newerSql = (ids: string) => `UPDATE product_facts SET version = ${nextVersion} WHERE product_id IN (${ids})`

/** Counts the products that `ids` selects as changed, for a search server that takes what is newer. */
export const touchListingBlocks = (db: D1Database, ids: string, ...bound: readonly number[]): D1PreparedStatement[] =>
  [newerSql(ids), blocksSql(ids)].map((sql) => db.prepare(sql).bind(...bound))

export const listedIdsSql = 'SELECT value FROM json_each(?1)'

/** The category tree of each locale as one row. To run after every change of categories. */
export const categoryTreesSql = `
INSERT INTO category_trees (locale, version, tree)
SELECT locale, CAST(unixepoch('subsec') * 1000 AS INTEGER), json_group_array(json_array(category_id, parent_id, slug, name))
FROM (
  SELECT ct.locale, c.category_id, c.parent_id, ct.slug, ct.name FROM categories c
  JOIN category_texts ct ON ct.category_id = c.category_id ORDER BY c.position, c.category_id
) GROUP BY locale
ON CONFLICT (locale) DO UPDATE SET version = max(excluded.version, version + 1), tree = excluded.tree WHERE tree <> excluded.tree`
