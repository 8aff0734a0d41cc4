CREATE TABLE stores (
  store_id TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  country TEXT NOT NULL,
  city_key TEXT NOT NULL,
  postal_key TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  document TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX stores_by_country ON stores (country, city_key);
CREATE INDEX stores_by_place ON stores (latitude, longitude);

-- `site_id` is '' for what every site shares. An open end of the publish window is NULL; instants are UTC ISO text, which sorts.
CREATE TABLE content_documents (
  site_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  revision INTEGER NOT NULL,
  publish_from TEXT,
  publish_until TEXT,
  content_hash TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, key, revision)
) WITHOUT ROWID;
