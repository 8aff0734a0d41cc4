-- Sizes that people with a known foot ordered and have not sent back, for advice to others with such a foot
-- (platform/services/orders/kept-sizes.ts). `length` is the foot's, in millimeters, when they ordered.
CREATE TABLE kept_sizes (
  order_number TEXT NOT NULL,
  item_id TEXT NOT NULL,
  master_id TEXT NOT NULL,
  size TEXT NOT NULL,
  length INTEGER NOT NULL,
  PRIMARY KEY (order_number, item_id)
) WITHOUT ROWID;
CREATE INDEX kept_sizes_of ON kept_sizes (master_id);
