-- What was given back for a return, in minor units; NULL until its parcel has arrived.
ALTER TABLE returns ADD COLUMN refund INTEGER;

-- The language and the shop that an order was placed in: later mails are written in one and link to the other.
ALTER TABLE orders ADD COLUMN locale TEXT;
ALTER TABLE orders ADD COLUMN shop TEXT;
