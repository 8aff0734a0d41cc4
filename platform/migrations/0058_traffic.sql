-- Pages by day (since 1970) and by whether their visitors allow experiments.
CREATE TABLE exp_traffic (
  day INTEGER NOT NULL,
  consent TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, consent)
) WITHOUT ROWID;
