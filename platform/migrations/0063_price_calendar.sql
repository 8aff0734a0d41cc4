-- Prices that each size of a product has had, and by the calendar of its sales will have: JSON by upc, [instant, price]
-- each, instants in epoch milliseconds (platform/services/ingest/price-history.ts).
CREATE TABLE price_history (
  product_id TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
  currency TEXT NOT NULL,
  changes TEXT NOT NULL,
  PRIMARY KEY (product_id, currency)
) WITHOUT ROWID;

-- The other columns hold until the first of these steps begins; NULL for a price without an end. `next_edge` is the
-- beginning of the next step that nobody has been told of.
ALTER TABLE product_prices ADD COLUMN previous_best INTEGER;
ALTER TABLE product_prices ADD COLUMN later TEXT;
ALTER TABLE product_prices ADD COLUMN next_edge INTEGER;
CREATE INDEX product_prices_by_edge ON product_prices (next_edge) WHERE next_edge IS NOT NULL;

-- JSON by currency: the steps of a size's price, made from `prices` and its past
-- (platform/services/catalogue/price-steps.ts).
ALTER TABLE skus ADD COLUMN price_steps TEXT NOT NULL DEFAULT '{}';

-- The past begins with today's prices. In euro a reduction counts from a lowest price that nobody knows here yet.
INSERT INTO price_history (product_id, currency, changes)
SELECT s.product_id, price.key, json_group_object(s.upc, json_array(json_array(0, price.value->>'current')))
FROM skus s, json_each(s.prices) price WHERE true GROUP BY s.product_id, price.key;

UPDATE skus SET price_steps = (
  SELECT json_group_object(key, json_array(json_object(
    'from', 0,
    'current', value->>'current',
    'original', CASE key WHEN 'EUR' THEN value->>'current' ELSE max(value->>'original', value->>'current') END,
    'historicBest', NULL,
    'previous', NULL)))
  FROM json_each(skus.prices)
);
UPDATE product_prices SET historic_best = NULL;
UPDATE product_prices SET low_original = low_current, high_original = high_current WHERE currency = 'EUR';

UPDATE product_facts SET
  version = (SELECT max(version) + 1 FROM listing_blocks),
  facts = json_set(facts, '$[14].EUR[1]', facts->>'$[14].EUR[0]')
WHERE facts->>'$[14].EUR[0]' IS NOT NULL;
INSERT INTO listing_blocks (block, version, facts)
SELECT slot >> 8, max(version), '[' || group_concat(facts, ',') || ']' FROM product_facts GROUP BY slot >> 8
HAVING true
ON CONFLICT (block) DO UPDATE SET version = excluded.version, facts = excluded.facts;
