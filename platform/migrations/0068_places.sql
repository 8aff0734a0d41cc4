-- Places that people type, with their positions; the rows are the gazetteer's (decision 47).
CREATE TABLE towns (
  country TEXT NOT NULL,
  town_key TEXT NOT NULL,
  province TEXT NOT NULL,
  name TEXT NOT NULL,
  population INTEGER NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  PRIMARY KEY (country, town_key, province)
) WITHOUT ROWID;
CREATE TABLE postal_areas (
  country TEXT NOT NULL,
  prefix TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  PRIMARY KEY (country, prefix)
) WITHOUT ROWID;

-- A store may have no position. Postal codes are placed by their areas, and no longer by the stores that have them.
CREATE TABLE stores_of_places (
  store_id TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  country TEXT NOT NULL,
  city_key TEXT NOT NULL,
  postal_key TEXT NOT NULL,
  latitude REAL,
  longitude REAL,
  document TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO stores_of_places SELECT store_id, content_hash, country, city_key, postal_key, latitude, longitude, document FROM stores;
DROP TABLE stores;
ALTER TABLE stores_of_places RENAME TO stores;
CREATE INDEX stores_by_country ON stores (country, city_key);
CREATE INDEX stores_by_place ON stores (latitude, longitude, country, store_id);
