-- How often each value was measured, of no person: a bucket is five percent wide (experimentation/measures/histogram.ts). An empty variant counts all views of
-- a page; besides that, each view is counted once for every variant that it was made with.
CREATE TABLE exp_measures (
  day INTEGER NOT NULL,
  name TEXT NOT NULL,
  page TEXT NOT NULL,
  locale TEXT NOT NULL,
  way TEXT NOT NULL,
  release TEXT NOT NULL,
  variant TEXT NOT NULL,
  bucket INTEGER NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, name, page, locale, way, release, variant, bucket)
) WITHOUT ROWID;
