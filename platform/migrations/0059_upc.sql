-- Search by the number under a barcode.
CREATE INDEX skus_by_upc ON skus (upc);
