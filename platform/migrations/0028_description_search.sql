-- Names, kinds, colors and categories are searched in the listing blocks; only descriptions are left to the full-text index. rowid =
-- product_texts.text_id.
DROP TABLE search_words;
DROP TABLE search;
CREATE VIRTUAL TABLE search USING fts5 (
  description, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO search (rowid, description)
SELECT t.text_id, t.description FROM product_texts t JOIN products p ON p.product_id = t.product_id WHERE p.listed = 1;
