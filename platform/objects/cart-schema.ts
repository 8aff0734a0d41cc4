import { schemaOf } from './schema-steps.ts'

/**
 * Steps of a cart's own tables, in order. A basket is brought up to date when it is next opened; a step that was
 * released never changes.
 */
const steps = [
  `CREATE TABLE IF NOT EXISTS basket (one INTEGER PRIMARY KEY CHECK (one = 1), basket_id TEXT NOT NULL, owner TEXT NOT NULL,
     version INTEGER NOT NULL);
   CREATE TABLE IF NOT EXISTS lines (id TEXT PRIMARY KEY, product_id TEXT NOT NULL, upc TEXT NOT NULL,
     qty INTEGER NOT NULL CHECK (qty > 0), store_id TEXT, position INTEGER NOT NULL);
   CREATE TABLE IF NOT EXISTS keys (key TEXT PRIMARY KEY, version INTEGER NOT NULL);`,
  `ALTER TABLE lines ADD COLUMN recipe_id TEXT;
   ALTER TABLE lines ADD COLUMN gift TEXT;`,
  `ALTER TABLE lines ADD COLUMN method TEXT;
   ALTER TABLE lines ADD COLUMN master_id TEXT;
   UPDATE lines SET method = 'pickup' WHERE store_id IS NOT NULL;
   CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE shipments (shipping_id TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE addresses (shipping_id TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE coupons (position INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE);
   CREATE TABLE instruments (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, method TEXT NOT NULL, code TEXT,
     document TEXT NOT NULL);
   CREATE UNIQUE INDEX instruments_once ON instruments (method, code);
   CREATE TABLE adjustments (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, item_id TEXT,
     amount INTEGER NOT NULL CHECK (amount > 0), reason TEXT NOT NULL);
   CREATE TABLE flash (position INTEGER PRIMARY KEY, document TEXT NOT NULL);
   CREATE TABLE leaving (saved_id TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE refusals (key TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE merged (basket_id TEXT PRIMARY KEY) WITHOUT ROWID;`,
] as const

/** Everything of a basket but its identity. */
export const basketTables = [
  'lines',
  'keys',
  'facts',
  'shipments',
  'addresses',
  'coupons',
  'instruments',
  'adjustments',
  'flash',
  'leaving',
  'refusals',
  'merged',
] as const

export const cartSchema = schemaOf('basket', steps)
