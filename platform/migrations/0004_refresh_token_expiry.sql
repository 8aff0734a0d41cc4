-- Tokens that ran out are swept a few at a time whenever a new family begins.
CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at);
