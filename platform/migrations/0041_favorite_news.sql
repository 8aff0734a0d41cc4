-- The shop in which it was added, NULL for an older one; and price (minor units) and availability as its owner last
-- knows them, NULL as long as they are those of when it was added.
ALTER TABLE favorites ADD COLUMN locale TEXT;
ALTER TABLE favorites ADD COLUMN seen_price INTEGER;
ALTER TABLE favorites ADD COLUMN seen_available INTEGER;
CREATE INDEX favorites_by_product ON favorites (product_id, favorite_id);

-- Products of favorites whose price or availability may have changed, until their favorites were looked at
-- (platform/services/favorite-news). Triggers, so that no writer of a price or a quantity can leave it out.
CREATE TABLE favorite_changes (change_id INTEGER PRIMARY KEY, product_id TEXT NOT NULL);

CREATE TRIGGER favorite_changed AFTER UPDATE OF content_hash ON products
WHEN old.content_hash <> new.content_hash AND EXISTS (SELECT 1 FROM favorites WHERE product_id = new.product_id)
BEGIN
  INSERT INTO favorite_changes (product_id) VALUES (new.product_id);
END;

CREATE TRIGGER favorite_stock_changed AFTER UPDATE OF quantity ON skus
WHEN (old.quantity = 0) <> (new.quantity = 0) AND EXISTS (SELECT 1 FROM favorites WHERE product_id = new.product_id)
BEGIN
  INSERT INTO favorite_changes (product_id) VALUES (new.product_id);
END;

-- People whose favorites have news: mailed no earlier than `due_at` (epoch milliseconds), which is NULL while there is
-- nothing to say.
CREATE TABLE favorite_news (
  consumer_id TEXT PRIMARY KEY,
  due_at INTEGER,
  mailed_at INTEGER
) WITHOUT ROWID;
CREATE INDEX favorite_news_due ON favorite_news (due_at) WHERE due_at IS NOT NULL;
