-- Tries of what may be tried only so often (backend/tries/tries.ts). `who` is a hash; `at` is in epoch milliseconds.
CREATE TABLE tries (
  try_id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  who TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX tries_by_who ON tries (kind, who, at);
CREATE INDEX tries_by_age ON tries (at);
