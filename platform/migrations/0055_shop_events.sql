-- What happened in the shop, as its Worker saw it (shared/contracts/shop-event.ts). `visitor` is a hash, `at` in epoch milliseconds.
CREATE TABLE exp_shop_events (
  uuid TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  name TEXT NOT NULL,
  visitor TEXT NOT NULL,
  page TEXT NOT NULL,
  locale TEXT NOT NULL,
  event TEXT NOT NULL
);
CREATE INDEX exp_shop_events_at ON exp_shop_events (at);
