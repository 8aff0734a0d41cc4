-- A postal code is placed by the stores whose codes begin with it; the city's index exists.
CREATE INDEX stores_by_postal_code ON stores (country, postal_key, latitude, longitude);
-- Stores near a place are found without reading their documents.
DROP INDEX stores_by_place;
CREATE INDEX stores_by_place ON stores (latitude, longitude, country, store_id);
