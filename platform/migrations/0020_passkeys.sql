-- Instants in epoch milliseconds.

-- Devices that somebody is signed in on, one for each family of refresh tokens.
CREATE TABLE devices (
  family TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  -- As a shopper knows them; NULL where the user agent doesn't say.
  browser TEXT,
  system TEXT,
  signed_in_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  -- When the person last entered the password or used a passkey there.
  proven_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_of ON devices (consumer_id, last_used_at);

-- Sessions from before devices were listed. A token lives for 30 days.
INSERT INTO devices
SELECT family, consumer_no, NULL, NULL, min(expires_at) - 2592000000, max(expires_at) - 2592000000, 0
FROM refresh_tokens WHERE consumer_no NOT LIKE 'G%' GROUP BY family;

-- However a session ends, nothing is kept of its device.
CREATE TRIGGER device_ended AFTER DELETE ON refresh_tokens
WHEN NOT EXISTS (SELECT 1 FROM refresh_tokens WHERE family = OLD.family) BEGIN
  DELETE FROM devices WHERE family = OLD.family;
END;

CREATE TABLE passkeys (
  credential_id TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  -- The domain of the shop that it was made for.
  domain TEXT NOT NULL,
  -- COSE, as base64url.
  public_key TEXT NOT NULL,
  -- Of the authenticator; 0 for ever where it doesn't count.
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) WITHOUT ROWID;
CREATE INDEX passkeys_of ON passkeys (consumer_id, created_at);

-- Challenges that were answered, so that none is answered twice. Swept once they have run out anyway.
CREATE TABLE passkey_challenges (
  challenge_id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires_at);
