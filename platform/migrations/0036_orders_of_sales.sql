-- An order that an associate sold is its customer's: a guest's until they claim it, as with new ones.
UPDATE orders
SET consumer_id = 'G' || order_number
WHERE json_extract(document, '$.inStoreSalesInfo') IS NOT NULL AND consumer_id <> '' AND consumer_id NOT GLOB 'G*';
