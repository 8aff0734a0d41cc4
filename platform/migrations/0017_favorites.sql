CREATE TABLE favorite_lists (
  favorite_id TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL UNIQUE,
  share_id TEXT UNIQUE
) WITHOUT ROWID;

-- `price` (minor units), `currency` and `available` are those of the product when it was added.
CREATE TABLE favorites (
  favorite_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  item_id TEXT NOT NULL UNIQUE,
  added_at INTEGER NOT NULL,
  price INTEGER,
  currency TEXT,
  available INTEGER NOT NULL,
  PRIMARY KEY (favorite_id, product_id)
) WITHOUT ROWID;
CREATE INDEX favorites_by_age ON favorites (favorite_id, added_at);
