-- What the shop's kept pages show is no longer so, for these products: the shop is told, then the rows go
-- (platform/objects/shop-pages.ts). Triggers, so that no writer of a price or a quantity can leave it out.
CREATE TABLE changed_products (change_id INTEGER PRIMARY KEY, product_id TEXT NOT NULL);

-- Everything of a product but quantities is in its hash.
CREATE TRIGGER product_changed AFTER UPDATE OF content_hash ON products
WHEN old.content_hash <> new.content_hash
BEGIN
  INSERT INTO changed_products (product_id) VALUES (new.product_id);
END;

-- A page counts the last three units; from the fourth on it shows no difference.
CREATE TRIGGER shown_stock_changed AFTER UPDATE OF quantity ON skus
WHEN min(old.quantity, 4) <> min(new.quantity, 4)
BEGIN
  INSERT INTO changed_products (product_id) VALUES (new.product_id);
END;
