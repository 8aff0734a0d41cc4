-- A guest's requests are found by their address once an account has proven it (accounts/support).
CREATE INDEX support_cases_by_email ON support_cases (email) WHERE consumer_id IS NULL;
