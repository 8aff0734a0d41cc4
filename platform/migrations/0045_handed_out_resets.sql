-- Whether a token that chooses a new password was mailed (1), or answered to whoever undid a change (0). A newer mailed
-- one ends the mailed ones alone.
ALTER TABLE password_resets ADD COLUMN mailed INTEGER NOT NULL DEFAULT 1 CHECK (mailed IN (0, 1));
