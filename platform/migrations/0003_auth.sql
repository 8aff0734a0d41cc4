-- A refresh token is used once: using it writes its successor. `family` is the chain since the token was first given out.
CREATE TABLE refresh_tokens (
  token_hash TEXT PRIMARY KEY,
  consumer_no TEXT NOT NULL,
  family TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) WITHOUT ROWID;
CREATE INDEX refresh_tokens_by_family ON refresh_tokens (family);
