-- Instants in epoch milliseconds.

-- A mailed link of the account's `email` proves the address it was mailed to (0), or makes it the account's address (1).
ALTER TABLE mailbox_links ADD COLUMN changes_email INTEGER NOT NULL DEFAULT 0 CHECK (changes_email IN (0, 1));

-- Links of mails that tell a person what was changed: one press gives the account back. Tokens as hashes.
CREATE TABLE account_undos (
  token_hash TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('password', 'passkey', 'phone', 'email')),
  -- Where the link was mailed to, lower-cased: the account's address then, and whether it was proven.
  email TEXT NOT NULL,
  proven INTEGER NOT NULL CHECK (proven IN (0, 1)),
  -- The proven number before the change; NULL unless `kind` is 'phone'.
  phone TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX account_undos_of ON account_undos (consumer_id);
CREATE INDEX account_undos_by_expiry ON account_undos (expires_at);
-- An address that its account can be given back to is nobody else's until then.
CREATE INDEX account_undos_by_email ON account_undos (email) WHERE kind = 'email';
