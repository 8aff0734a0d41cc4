-- What shoppers think of a style; all its colors share the reviews. `consumer_id` is NULL for one that an operator sent, which has
-- `content_hash`. PENDING: not yet looked at. HELD: reported too often since it was approved. `fit` is NULL if nothing was said about it.
-- Instants in epoch milliseconds.
CREATE TABLE reviews (
  review_id TEXT PRIMARY KEY,
  master_id TEXT NOT NULL,
  consumer_id TEXT,
  content_hash TEXT,
  author TEXT NOT NULL,
  score INTEGER NOT NULL CHECK (score BETWEEN 1 AND 5),
  fit TEXT,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  language TEXT NOT NULL,
  translations TEXT NOT NULL,
  verified INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('PENDING', 'APPROVED', 'HELD', 'REJECTED')),
  helpful INTEGER NOT NULL,
  not_helpful INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX reviews_of ON reviews (consumer_id, master_id) WHERE consumer_id IS NOT NULL;
CREATE INDEX reviews_of_style ON reviews (master_id, state, created_at);
CREATE INDEX reviews_by_state ON reviews (state, created_at);

-- Of the approved reviews of a style, kept up to date with them: JSON lists by score and by fit, and the score that a card shows.
CREATE TABLE review_totals (
  master_id TEXT PRIMARY KEY,
  stars TEXT NOT NULL,
  fit TEXT NOT NULL,
  review_count INTEGER NOT NULL,
  score REAL
) WITHOUT ROWID;

-- One vote and one report of each person, on a review or an answer. `voter` is a consumer's id, or the hash of a guest's network.
CREATE TABLE review_votes (
  target_id TEXT NOT NULL,
  voter TEXT NOT NULL,
  helpful INTEGER NOT NULL,
  PRIMARY KEY (target_id, voter)
) WITHOUT ROWID;
CREATE INDEX review_votes_by_voter ON review_votes (voter);
CREATE TABLE review_flags (
  review_id TEXT NOT NULL,
  voter TEXT NOT NULL,
  reason TEXT NOT NULL,
  flagged_at INTEGER NOT NULL,
  PRIMARY KEY (review_id, voter)
) WITHOUT ROWID;
CREATE INDEX review_flags_by_voter ON review_flags (voter);
