-- Since when an order is being cancelled, in epoch milliseconds. While that is under way `cancelled_at` is null; null
-- again where it failed, and in orders that were cancelled before this was kept.
ALTER TABLE orders ADD COLUMN cancelling_at INTEGER;
