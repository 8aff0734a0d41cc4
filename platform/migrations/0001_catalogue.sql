-- One row per colour variant. What only a product page needs is JSON; what is filtered or sorted by is a column or a row.
CREATE TABLE products (
  product_id TEXT PRIMARY KEY,
  master_id TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  brand TEXT NOT NULL,
  gender TEXT NOT NULL,
  kind TEXT NOT NULL,
  colour TEXT NOT NULL,
  material TEXT,
  badge TEXT,
  size_chart TEXT,
  is_digital INTEGER NOT NULL,
  published_at TEXT NOT NULL,
  rating_score REAL,
  rating_count INTEGER,
  rank REAL NOT NULL,
  swatch TEXT NOT NULL,
  art TEXT,
  art_hash TEXT,
  pictures TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX products_by_master ON products (master_id);
CREATE INDEX products_by_kind ON products (kind, gender);

-- Locales with equal words share a row: `locales` is ' en-us en-gb '. Every locale has a row, by fallback if need be.
CREATE TABLE product_texts (
  text_id INTEGER PRIMARY KEY,
  product_id TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
  locales TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  colour_name TEXT NOT NULL,
  kind_name TEXT NOT NULL,
  description TEXT NOT NULL,
  sections TEXT NOT NULL
);
CREATE INDEX product_texts_by_product ON product_texts (product_id);

CREATE TABLE product_prices (
  currency TEXT NOT NULL,
  product_id TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
  low_current INTEGER NOT NULL,
  high_current INTEGER NOT NULL,
  low_original INTEGER NOT NULL,
  high_original INTEGER NOT NULL,
  historic_best INTEGER,
  PRIMARY KEY (currency, product_id)
) WITHOUT ROWID;
CREATE INDEX product_prices_by_product ON product_prices (product_id);

-- `prices` is JSON by currency: {current, original, historicBest}. `quantity` is the live stock.
CREATE TABLE skus (
  product_id TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
  upc TEXT NOT NULL,
  position INTEGER NOT NULL,
  size TEXT NOT NULL,
  label_na TEXT NOT NULL,
  label_emea TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  prices TEXT NOT NULL,
  PRIMARY KEY (product_id, upc)
) WITHOUT ROWID;

CREATE TABLE categories (
  category_id TEXT PRIMARY KEY,
  parent_id TEXT,
  position INTEGER NOT NULL,
  content_hash TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX categories_by_parent ON categories (parent_id, position);

CREATE TABLE category_texts (
  category_id TEXT NOT NULL REFERENCES categories ON DELETE CASCADE,
  locale TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  PRIMARY KEY (category_id, locale)
) WITHOUT ROWID;

-- No reference to categories: a feed may send its products first.
CREATE TABLE category_products (
  category_id TEXT NOT NULL,
  product_id TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (category_id, product_id)
) WITHOUT ROWID;
CREATE INDEX category_products_by_product ON category_products (product_id, position);

-- rowid = product_texts.text_id. `locales` holds 'enus engb', so that one locale's words answer.
CREATE VIRTUAL TABLE search USING fts5 (
  name, kind, colour, detail, codes, locales,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIRTUAL TABLE search_words USING fts5vocab (search, 'row');
CREATE TRIGGER product_texts_deleted AFTER DELETE ON product_texts BEGIN
  DELETE FROM search WHERE rowid = old.text_id;
END;

-- One row. Grows with every ingest that changed something: caches key on it.
CREATE TABLE catalogue_state (revision INTEGER NOT NULL);
INSERT INTO catalogue_state VALUES (0);
