-- A picture has one shape, whoever serves it: {url, view?, alt?, ground?}. The columns that one picture service drew from go; stored pictures are
-- rewritten here, so that no catalogue has to be sent again. That columns go is the exception: no platform was deployed before this migration, so
-- no code that still runs reads them (docs/decisions/0015).
UPDATE products SET pictures = (
  SELECT json_group_array(json(CASE
    WHEN value->>'kind' = 'drawn' THEN json_object(
      'url', '/images/products/' || product_id || '/' || (value->>'view') || '?v=2-' || substr(art_hash, 1, 8),
      'view', value->>'view',
      'ground', CASE value->>'ground'
        WHEN 'sand' THEN '#e7dbc4' WHEN 'stone' THEN '#dbd7cf' WHEN 'clay' THEN '#ddbfaa' WHEN 'blush' THEN '#edd3ca'
        WHEN 'rose' THEN '#e4bcbf' WHEN 'plum' THEN '#c1a5b0' WHEN 'lilac' THEN '#d3cbe0' WHEN 'sky' THEN '#c9d9e3'
        WHEN 'slate' THEN '#aebac2' WHEN 'mint' THEN '#cadfd4' WHEN 'sage' THEN '#c8d1bb' WHEN 'moss' THEN '#aab18f'
        WHEN 'butter' THEN '#efe1ae' WHEN 'ochre' THEN '#dec389' WHEN 'night' THEN '#242830' ELSE '#f0ede6' END)
    ELSE json_remove(value, '$.kind') END))
  FROM json_each(products.pictures)
);

ALTER TABLE products DROP COLUMN art;
ALTER TABLE products DROP COLUMN art_hash;
