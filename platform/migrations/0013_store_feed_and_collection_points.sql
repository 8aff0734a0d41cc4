-- What a store's own stock system said last of a product: units by size, and when that was so (epoch milliseconds).
CREATE TABLE store_feed (
  product_id TEXT NOT NULL,
  store_id TEXT NOT NULL,
  fed_at INTEGER NOT NULL,
  sizes TEXT NOT NULL,
  PRIMARY KEY (product_id, store_id)
) WITHOUT ROWID;

-- From now on `fed_at` of store_stock is the store feed's; what is there was counted from the online stock.
DELETE FROM store_stock;

-- What the carrier said of a parcel shop when somebody last chose it.
CREATE TABLE collection_points (point_id TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID;
