-- Events are kept for a time (experimentation/retention.ts); what is counted of those that went is added up here. Of a visitor's conversions it is what
-- results ask of them: any since the variant was first shown, with their revenue, and any in the history before.
ALTER TABLE exp_visitors ADD COLUMN converted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE exp_visitors ADD COLUMN had_converted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE exp_visitors ADD COLUMN revenue INTEGER NOT NULL DEFAULT 0;

CREATE TABLE exp_impressions (
  experiment_id INTEGER NOT NULL,
  variation_id INTEGER NOT NULL,
  impressions INTEGER NOT NULL,
  PRIMARY KEY (experiment_id, variation_id)
) WITHOUT ROWID;

-- A visitor's conversions, for segments.
CREATE TABLE exp_totals (
  visitor_id TEXT NOT NULL,
  key TEXT NOT NULL,
  events INTEGER NOT NULL,
  revenue INTEGER NOT NULL,
  PRIMARY KEY (visitor_id, key)
) WITHOUT ROWID;

CREATE INDEX exp_events_by_age ON exp_events (at);
CREATE INDEX exp_customer_events_by_age ON exp_customer_events (at);
