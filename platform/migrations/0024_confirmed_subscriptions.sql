-- When the owner of an email address confirmed a subscription, in epoch milliseconds; NULL until then.
ALTER TABLE subscriptions ADD COLUMN confirmed_at INTEGER;
