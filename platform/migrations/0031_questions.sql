-- What shoppers ask about a style, and the retailer's answers. A question is shown once it is APPROVED. `content_hash` marks one that an
-- operator sent, without an email address. Instants in epoch milliseconds.
CREATE TABLE questions (
  question_id TEXT PRIMARY KEY,
  master_id TEXT NOT NULL,
  consumer_id TEXT,
  content_hash TEXT,
  author TEXT NOT NULL,
  email TEXT,
  text TEXT NOT NULL,
  language TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('PENDING', 'APPROVED', 'REJECTED')),
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX questions_of_style ON questions (master_id, state, created_at);
CREATE INDEX questions_by_state ON questions (state, created_at);
CREATE INDEX questions_of ON questions (consumer_id);
CREATE INDEX questions_by_email ON questions (email);

CREATE TABLE answers (
  answer_id TEXT PRIMARY KEY,
  question_id TEXT NOT NULL REFERENCES questions (question_id) ON DELETE CASCADE,
  author TEXT NOT NULL,
  text TEXT NOT NULL,
  helpful INTEGER NOT NULL,
  not_helpful INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX answers_of ON answers (question_id, created_at);
