-- Instants in epoch milliseconds; an open end is NULL. `document` is the promotion as the operator sent it (shared/contracts/promotion.ts).
CREATE TABLE promotions (
  promotion_id TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  starts_at INTEGER,
  ends_at INTEGER,
  -- What is given away: such a product can't be put into a basket by hand.
  bonus_product_id TEXT,
  document TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX promotions_by_end ON promotions (ends_at);
CREATE INDEX promotions_by_bonus ON promotions (bonus_product_id) WHERE bonus_product_id IS NOT NULL;

-- No reference to promotions: either may be sent first. How often a code was used is its balance objects' to say.
CREATE TABLE coupons (
  code TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  promotion_id TEXT NOT NULL,
  document TEXT NOT NULL
) WITHOUT ROWID;

-- 0: in no list and no search. A gift has a name and a picture, but nobody looks for it.
ALTER TABLE products ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
