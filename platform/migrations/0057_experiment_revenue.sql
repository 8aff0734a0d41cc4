-- ISO code of a conversion's revenue; null without one.
ALTER TABLE exp_events ADD COLUMN currency TEXT;

-- What visitors paid since they were first shown a variant, of deleted events. XXX: no currency is known.
CREATE TABLE exp_revenue (
  experiment_id INTEGER NOT NULL,
  visitor_id TEXT NOT NULL,
  currency TEXT NOT NULL,
  revenue INTEGER NOT NULL,
  PRIMARY KEY (experiment_id, visitor_id, currency)
) WITHOUT ROWID;
INSERT INTO exp_revenue SELECT experiment_id, visitor_id, 'XXX', revenue FROM exp_visitors WHERE revenue > 0;
ALTER TABLE exp_visitors DROP COLUMN revenue;
