-- How many orders had both products. Nothing says whose orders they were.
CREATE TABLE bought_together (
  product_id TEXT NOT NULL,
  other_id TEXT NOT NULL,
  orders INTEGER NOT NULL,
  PRIMARY KEY (product_id, other_id)
) WITHOUT ROWID;
