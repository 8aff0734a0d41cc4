-- Descriptions are searched in an object of their own (platform/objects/descriptions.ts): a database with a full-text
-- table can be neither exported nor copied.
DROP TRIGGER product_texts_deleted;
DROP TABLE search;
