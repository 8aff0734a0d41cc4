-- When this person opened a link mailed to `email`, in epoch milliseconds; NULL until then. Rows that only an address leads to are
-- nobody's before. An operator may say so of people that it sends.
ALTER TABLE consumers ADD COLUMN email_proven_at INTEGER;

-- Mailed links that prove an address, as hashes. `email` is where they were mailed to, lower-cased.
CREATE TABLE mailbox_links (
  token_hash TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX mailbox_links_of ON mailbox_links (consumer_id);
CREATE INDEX mailbox_links_by_expiry ON mailbox_links (expires_at);

-- The person who proves an address gets the orders that guests placed with it.
CREATE INDEX orders_by_email ON orders (email);
