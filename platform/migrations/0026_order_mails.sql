-- Which mails about an order have been sent, so that a repeated event sends none again.
CREATE TABLE order_mails (
  order_number TEXT NOT NULL,
  kind TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (order_number, kind)
) WITHOUT ROWID;
