-- One import may have prices of a product that were written and others that wait: rows of their own. `factor` is that
-- of the furthest move, by which the console lists them.
CREATE TABLE price_changes_by_state (
  revision_id TEXT NOT NULL,
  state TEXT NOT NULL,
  product_id TEXT NOT NULL,
  currency TEXT NOT NULL,
  at INTEGER NOT NULL,
  factor REAL NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  PRIMARY KEY (revision_id, state, product_id, currency)
) WITHOUT ROWID;
INSERT INTO price_changes_by_state (revision_id, state, product_id, currency, at, factor, before, after)
SELECT revision_id, state, product_id, currency, at, coalesce(
  (SELECT max(max(old.value->>'current', new.value->>'current') * 1.0 / min(old.value->>'current', new.value->>'current'))
   FROM json_each(price_changes.before) old JOIN json_each(price_changes.after) new ON new.key = old.key), 1), before, after
FROM price_changes;
DROP TABLE price_changes;
ALTER TABLE price_changes_by_state RENAME TO price_changes;
CREATE INDEX price_changes_held ON price_changes (product_id, currency) WHERE state = 'held';
CREATE INDEX price_changes_by_time ON price_changes (at);
CREATE INDEX price_changes_by_factor ON price_changes (revision_id, factor DESC);

-- What operators decided about the prices of an import, and who did. `goes_on_after` is the product after which a
-- decision about many goes on with the next call; null once it is through.
CREATE TABLE price_decisions (
  decision_id INTEGER PRIMARY KEY,
  revision_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  settled INTEGER NOT NULL,
  left_alone INTEGER NOT NULL,
  goes_on_after TEXT
);
CREATE INDEX price_decisions_by_revision ON price_decisions (revision_id, decision_id);
