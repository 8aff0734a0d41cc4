-- Until when an order waits for its shopper to prove the payment (epoch milliseconds); NULL where it doesn't.
ALTER TABLE placements ADD COLUMN waits_until INTEGER;
CREATE INDEX placements_waiting ON placements (consumer_id, waits_until) WHERE ended_at IS NULL;

-- Which order a session of the card fields or of a wallet pays. `session` is a hash; `claimed_at` is in epoch milliseconds.
CREATE TABLE payment_sessions (
  session TEXT PRIMARY KEY,
  order_number TEXT NOT NULL,
  claimed_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX payment_sessions_by_order ON payment_sessions (order_number);
CREATE INDEX payment_sessions_by_age ON payment_sessions (claimed_at);
