-- Amounts in minor units of `currency`; instants in epoch milliseconds. `opening_*` is what an account held on its first day: what is left
-- is its balance object's to say.
CREATE TABLE consumers (
  consumer_id TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  -- Lower-cased.
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  first_name TEXT,
  last_name TEXT,
  phone TEXT,
  postal_code TEXT,
  birth_date TEXT,
  gender TEXT,
  currency TEXT NOT NULL,
  -- NULL for nobody's member.
  member_id TEXT,
  opening_points INTEGER,
  member_since INTEGER,
  employee_rate INTEGER,
  employee_cap INTEGER,
  employee_terms_at INTEGER,
  athlete_credit INTEGER,
  -- WRANX or IPA.
  prosumer TEXT,
  prosumer_cap INTEGER,
  associate_of TEXT,
  blocked INTEGER NOT NULL DEFAULT 0,
  -- Preferences and whatever else nothing is looked up by.
  document TEXT NOT NULL DEFAULT '{}'
) WITHOUT ROWID;

CREATE TABLE addresses (
  address_id TEXT NOT NULL,
  consumer_id TEXT NOT NULL,
  -- S shipping, B billing.
  approach_type TEXT NOT NULL,
  -- The address without what may differ between two spellings of the same one.
  fingerprint TEXT NOT NULL,
  main INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (consumer_id, address_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX addresses_once ON addresses (consumer_id, approach_type, fingerprint);
CREATE UNIQUE INDEX addresses_one_main ON addresses (consumer_id, approach_type) WHERE main = 1;

CREATE TABLE saved_instruments (
  instrument_id TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  -- CREDIT_CARD, REWARD_CODE or REWARD_CARD.
  method TEXT NOT NULL,
  -- The same card saved twice has the same one.
  fingerprint TEXT NOT NULL,
  label TEXT NOT NULL,
  -- Last month a card is good for, as YYYY-MM; NULL for what doesn't run out.
  expires TEXT,
  main INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- The payment provider's token, or the reward's code. Never a card number.
  token TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX saved_instruments_once ON saved_instruments (consumer_id, method, fingerprint);
CREATE UNIQUE INDEX saved_instruments_one_main ON saved_instruments (consumer_id, method) WHERE main = 1;

CREATE TABLE gift_cards (
  code TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  pin_hash TEXT NOT NULL,
  currency TEXT NOT NULL,
  opening_balance INTEGER NOT NULL,
  expires_at INTEGER,
  blocked INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE rewards (
  code TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  -- REWARD_CODE or REWARD_CARD.
  kind TEXT NOT NULL,
  consumer_id TEXT,
  currency TEXT NOT NULL,
  opening_balance INTEGER NOT NULL,
  expires_at INTEGER
) WITHOUT ROWID;
CREATE INDEX rewards_by_consumer ON rewards (consumer_id);

CREATE TABLE store_employees (
  store_employee_id TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  store_id TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX store_employees_by_store ON store_employees (store_id);

-- Single use: what proves that the browser that began a sign-in ends it (RFC 7636).
CREATE TABLE authorization_codes (
  code_hash TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  challenge TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) WITHOUT ROWID;
CREATE INDEX authorization_codes_by_expiry ON authorization_codes (expires_at);

-- Wrong passwords of the last minutes, by account: a hash of the address typed, also of one that nobody has.
CREATE TABLE sign_in_attempts (
  account TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX sign_in_attempts_by_account ON sign_in_attempts (account, at);
CREATE INDEX sign_in_attempts_by_age ON sign_in_attempts (at);

CREATE TABLE subscriptions (
  type TEXT NOT NULL,
  channel TEXT NOT NULL,
  -- Lower-cased.
  recipient TEXT NOT NULL,
  -- NULL for a guest.
  consumer_id TEXT,
  optin INTEGER NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (type, channel, recipient)
) WITHOUT ROWID;
CREATE INDEX subscriptions_by_consumer ON subscriptions (consumer_id);
