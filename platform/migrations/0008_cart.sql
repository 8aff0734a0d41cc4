-- The basket that a registered consumer has wherever they sign in.
CREATE TABLE consumer_baskets (
  consumer_id TEXT PRIMARY KEY,
  basket_id TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE save_lists (
  consumer_id TEXT PRIMARY KEY,
  save_list_id TEXT NOT NULL UNIQUE
) WITHOUT ROWID;

-- `basket_id` is the basket that takes the item back: for a while no other may. `gone_at` (epoch milliseconds) marks what has left the list: its id
-- stays for a while, so that a late repeat can't bring it back.
CREATE TABLE save_items (
  item_id TEXT PRIMARY KEY,
  save_list_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  upc TEXT,
  recipe_id TEXT,
  qty INTEGER NOT NULL CHECK (qty > 0),
  saved_at INTEGER NOT NULL,
  basket_id TEXT,
  claimed_at INTEGER,
  gone_at INTEGER
) WITHOUT ROWID;
CREATE INDEX save_items_by_list ON save_items (save_list_id, saved_at) WHERE gone_at IS NULL;
CREATE INDEX save_items_gone ON save_items (gone_at) WHERE gone_at IS NOT NULL;
