-- Experiments and feature flags: the tables of experimentation/, which alone uses them. Every change raises the revision of the datafile that shops read.
-- `changed_at` is in seconds, as Last-Modified is, and never the same twice. Ids of a datafile are numbers from 1001 on.
CREATE TABLE exp_state (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  revision INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  last_id INTEGER NOT NULL
);
INSERT INTO exp_state VALUES (1, 1, CAST(strftime('%s', 'now') AS INTEGER), 1000);

-- `variants`, `allocation`, `audience` are JSON. Times are epoch milliseconds.
CREATE TABLE exp_experiments (
  experiment_id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  hypothesis TEXT NOT NULL,
  state TEXT NOT NULL,
  decided_by TEXT NOT NULL,
  preview_path TEXT NOT NULL,
  metric TEXT NOT NULL,
  variants TEXT NOT NULL,
  allocation TEXT NOT NULL,
  audience TEXT,
  winner_id INTEGER,
  started_at INTEGER,
  ended_at INTEGER
);

-- Which share of visitors each variant was to get, from a revision of the datafile on: what a split is compared with.
CREATE TABLE exp_periods (
  experiment_id INTEGER NOT NULL,
  from_revision INTEGER NOT NULL,
  weights TEXT NOT NULL,
  PRIMARY KEY (experiment_id, from_revision)
) WITHOUT ROWID;

CREATE TABLE exp_flags (
  flag_id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  share INTEGER NOT NULL,
  variables TEXT NOT NULL
);

-- What the log endpoint was told, each event once. `experiment_id` and `variation_id` are those of an impression.
CREATE TABLE exp_events (
  uuid TEXT PRIMARY KEY,
  visitor_id TEXT NOT NULL,
  key TEXT NOT NULL,
  at INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  experiment_id INTEGER,
  variation_id INTEGER,
  revenue INTEGER,
  value REAL
) WITHOUT ROWID;
CREATE INDEX exp_events_by_visitor ON exp_events (visitor_id, key, at) WHERE experiment_id IS NULL;
CREATE INDEX exp_events_by_variation ON exp_events (experiment_id, variation_id) WHERE experiment_id IS NOT NULL;

-- A visitor counts for the variant that was shown first.
CREATE TABLE exp_visitors (
  experiment_id INTEGER NOT NULL,
  visitor_id TEXT NOT NULL,
  variation_id INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  PRIMARY KEY (experiment_id, visitor_id)
) WITHOUT ROWID;

-- The customer data platform: what it was told of a visitor, and segments that an operator puts somebody into.
CREATE TABLE exp_customer_events (
  event_id TEXT PRIMARY KEY,
  visitor_id TEXT NOT NULL,
  type TEXT NOT NULL,
  action TEXT NOT NULL,
  data TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX exp_customer_events_by_visitor ON exp_customer_events (visitor_id, at);
CREATE TABLE exp_customer_segments (
  visitor_id TEXT NOT NULL,
  segment TEXT NOT NULL,
  PRIMARY KEY (visitor_id, segment)
) WITHOUT ROWID;
