-- What the payment of a cancelled order had authorized and its provider never took, in minor units.
ALTER TABLE orders ADD COLUMN not_charged INTEGER NOT NULL DEFAULT 0;
