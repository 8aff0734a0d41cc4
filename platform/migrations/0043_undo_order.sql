-- Since when `email` has been proven for this account, in epoch milliseconds; NULL where `proven` is 0. The address that
-- was proven first wins a dispute. Links from before were made when their address was replaced by one proven then.
ALTER TABLE account_undos ADD COLUMN proven_at INTEGER;
UPDATE account_undos SET proven_at = created_at - 1 WHERE proven = 1;
