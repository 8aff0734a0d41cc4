-- Instants in epoch milliseconds.

-- A password can't be one of the last few again.
CREATE TABLE former_passwords (
  consumer_id TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX former_passwords_of ON former_passwords (consumer_id, at);

-- Links to choose a new password. The token itself is in the mail alone.
CREATE TABLE password_resets (
  token_hash TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX password_resets_of ON password_resets (consumer_id);

-- Mail that is to be sent.
CREATE TABLE outbox (
  mail_id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  -- What the mail asks its reader to open; NULL for nothing.
  link TEXT,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX outbox_by_age ON outbox (created_at);
