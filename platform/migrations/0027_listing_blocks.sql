-- What lists and searches need of a product, as a JSON array (platform/services/catalogue/index/facts.ts).
CREATE TABLE product_facts (
  slot INTEGER PRIMARY KEY,
  product_id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  facts TEXT NOT NULL
);

-- The facts of 256 neighboring slots in one row: an isolate holds all of them, and reads again those with a newer version.
CREATE TABLE listing_blocks (block INTEGER PRIMARY KEY, version INTEGER NOT NULL, facts TEXT NOT NULL);

-- [category_id, parent_id, slug, name] of every category, parents' order of position.
CREATE TABLE category_trees (locale TEXT PRIMARY KEY, version INTEGER NOT NULL, tree TEXT NOT NULL) WITHOUT ROWID;

INSERT INTO product_facts (slot, product_id, version, facts)
SELECT NULL, p.product_id, CAST(unixepoch('subsec') * 1000 AS INTEGER), json_array(
  p.product_id, p.master_id, p.listed, p.gender, p.kind, p.colour, p.material, p.badge, p.brand, p.published_at,
  p.rating_score, p.rating_count, p.rank, p.swatch,
  json((SELECT json_group_object(currency, json_array(low_current, low_original)) FROM product_prices WHERE product_id = p.product_id)),
  json((SELECT json_group_array(DISTINCT size || char(9) || label_na || char(9) || label_emea)
    FROM skus WHERE product_id = p.product_id AND quantity > 0)),
  json((SELECT json_group_array(category_id) FROM category_products WHERE product_id = p.product_id)),
  json((SELECT json_group_array(json_array(locales, name, colour_name, kind_name)) FROM product_texts WHERE product_id = p.product_id)))
FROM products p;

INSERT INTO listing_blocks (block, version, facts)
SELECT slot >> 8, max(version), '[' || group_concat(facts, ',') || ']' FROM product_facts GROUP BY slot >> 8;

INSERT INTO category_trees (locale, version, tree)
SELECT locale, CAST(unixepoch('subsec') * 1000 AS INTEGER), json_group_array(json_array(category_id, parent_id, slug, name))
FROM (
  SELECT ct.locale, c.category_id, c.parent_id, ct.slug, ct.name FROM categories c
  JOIN category_texts ct ON ct.category_id = c.category_id ORDER BY c.position, c.category_id
) GROUP BY locale;
