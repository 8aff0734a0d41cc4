-- What somebody asked the customer service for. `consumer_id` is NULL for a guest, who answers by email alone. `subject` is a row of
-- accounts/support/subjects.ts; a warranty case names the order and the product. Instants in epoch milliseconds.
CREATE TABLE support_cases (
  case_number TEXT PRIMARY KEY,
  consumer_id TEXT,
  category TEXT NOT NULL,
  subject TEXT NOT NULL,
  order_number TEXT,
  product_id TEXT,
  product_name TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  message TEXT NOT NULL,
  locale TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('OPEN', 'CLOSED')),
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX support_cases_of ON support_cases (consumer_id, created_at);
CREATE INDEX support_cases_by_state ON support_cases (state, created_at);
