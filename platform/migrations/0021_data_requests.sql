-- That somebody asked for a copy of their data, in epoch milliseconds: only so many a day.
CREATE TABLE data_requests (
  request_id TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX data_requests_of ON data_requests (consumer_id, at);
