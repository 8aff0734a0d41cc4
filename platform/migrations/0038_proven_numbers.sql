-- Instants in epoch milliseconds.

-- When this person entered a code that was texted to `phone`; NULL until then. A number that nobody has proven is text, and no id.
ALTER TABLE consumers ADD COLUMN phone_proven_at INTEGER;
CREATE INDEX consumers_by_proven_phone ON consumers (phone) WHERE phone_proven_at IS NOT NULL;

-- The newest code that a person asked for a number. `wish` is the consent to text messages that waits for it; NULL for none.
CREATE TABLE phone_codes (
  consumer_id TEXT NOT NULL,
  -- As +4915123456789.
  phone TEXT NOT NULL,
  -- Of person, number and code; the code itself is in the text message alone.
  code_seal TEXT NOT NULL,
  tries_left INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  wish TEXT,
  PRIMARY KEY (consumer_id, phone)
) WITHOUT ROWID;
CREATE INDEX phone_codes_by_phone ON phone_codes (phone);
CREATE INDEX phone_codes_by_expiry ON phone_codes (expires_at);

-- Text messages that are to be sent.
CREATE TABLE text_outbox (
  text_id TEXT PRIMARY KEY,
  -- Who asked for it.
  consumer_id TEXT NOT NULL,
  recipient TEXT NOT NULL,
  text TEXT NOT NULL,
  -- Follows the text; NULL for nothing.
  link TEXT,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX text_outbox_of ON text_outbox (consumer_id);
CREATE INDEX text_outbox_by_age ON text_outbox (created_at);
