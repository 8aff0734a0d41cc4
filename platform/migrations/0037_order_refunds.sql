-- What an operator gave back of an order, as it is read; the basket's object decides. `number` counts an order's refunds from 1.
-- `payments` says what each payment got, `state` is PENDING, DONE or REFUSED (by the payment provider).
CREATE TABLE refunds (
  order_number TEXT NOT NULL,
  number INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT,
  lines TEXT NOT NULL,
  payments TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL,
  settled_at INTEGER,
  PRIMARY KEY (order_number, number)
) WITHOUT ROWID;
