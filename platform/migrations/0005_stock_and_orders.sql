-- What the feed said last, and when (epoch milliseconds). `quantity` is from now on a read copy: what may still be sold, written back by the
-- style's inventory object.
ALTER TABLE skus ADD COLUMN fed_quantity INTEGER NOT NULL DEFAULT 0;
ALTER TABLE skus ADD COLUMN fed_at INTEGER NOT NULL DEFAULT 0;
UPDATE skus SET fed_quantity = quantity, fed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER);

-- What may still be sold of a store's shelf, once somebody has bought from it. Counts while `fed_at` is the feed's.
CREATE TABLE store_stock (
  store_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  upc TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  fed_at INTEGER NOT NULL,
  PRIMARY KEY (product_id, upc, store_id)
) WITHOUT ROWID;

-- Which basket an order number belongs to, written before its payment begins. `ended_at` is NULL while the order is being made.
CREATE TABLE placements (
  order_number TEXT PRIMARY KEY,
  basket_id TEXT NOT NULL,
  consumer_id TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER
) WITHOUT ROWID;
CREATE INDEX placements_open ON placements (started_at) WHERE ended_at IS NULL;

-- `captured` is what the payment provider took, `total` what the order costs, in minor units. `email` is lower-cased. `document` is the order
-- as it was answered when it was placed.
CREATE TABLE orders (
  order_number TEXT PRIMARY KEY,
  basket_id TEXT NOT NULL UNIQUE,
  consumer_id TEXT NOT NULL,
  email TEXT NOT NULL,
  st TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('PLACED', 'CANCELLED')),
  currency TEXT NOT NULL,
  total INTEGER NOT NULL CHECK (total >= 0),
  captured INTEGER NOT NULL CHECK (captured >= 0),
  payment_id TEXT,
  placed_at INTEGER NOT NULL,
  cancelled_at INTEGER,
  document TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX orders_by_consumer ON orders (consumer_id, placed_at);

-- Events of the payment provider that were heard: each counts once.
CREATE TABLE payment_events (
  event_id TEXT PRIMARY KEY,
  order_number TEXT NOT NULL,
  heard_at INTEGER NOT NULL
) WITHOUT ROWID;
