-- What imports changed in prices, or would change once an operator agrees, by import (`revision_id`), product and
-- currency: JSON by upc, as sent (platform/services/ingest/price-guard.ts). A month is kept.
CREATE TABLE price_changes (
  revision_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  currency TEXT NOT NULL,
  at INTEGER NOT NULL,
  state TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  PRIMARY KEY (revision_id, product_id, currency)
) WITHOUT ROWID;
CREATE INDEX price_changes_held ON price_changes (product_id, currency) WHERE state = 'held';
CREATE INDEX price_changes_by_time ON price_changes (at);
