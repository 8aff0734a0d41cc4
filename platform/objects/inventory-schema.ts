import { schemaOf } from './schema-steps.ts'

/**
 * `on_hand` is what lies there, `held` what reservations have spoken for. `revision` is the supply last taken up;
 * `dirty` marks rows whose read copy in the database is older. `lines` is JSON `[{place, productId, upc, qty}]`.
 `take_backs` are parts of a reservation that came back after they had been sold.
 */
export const inventorySchema = schemaOf('stock', [
  `CREATE TABLE stock (
     place TEXT NOT NULL, product_id TEXT NOT NULL, upc TEXT NOT NULL,
     on_hand INTEGER NOT NULL CHECK (on_hand >= 0), held INTEGER NOT NULL CHECK (held >= 0),
     revision INTEGER NOT NULL, dirty INTEGER NOT NULL,
     PRIMARY KEY (place, product_id, upc)
   ) WITHOUT ROWID;
   CREATE INDEX stock_dirty ON stock (dirty) WHERE dirty = 1;
   CREATE TABLE reservations (
     id TEXT PRIMARY KEY, state TEXT NOT NULL CHECK (state IN ('held', 'committed', 'released', 'expired', 'restocked')),
     expires_at INTEGER NOT NULL, lines TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX reservations_by_expiry ON reservations (state, expires_at);`,
  'CREATE TABLE take_backs (id TEXT PRIMARY KEY) WITHOUT ROWID;',
])
