import { schemaOf } from './schema-steps.ts'

/**
 * `ledger` has a row for every movement; its amounts add up to `balance`. `earnings` are points that an order earns,
 * from `arrives_at` on; `booked` is how many of them are in the balance. `owed` is what was taken back after it had
 * been spent: what comes in next pays for it. `refunds` are parts of a committed draw that came back.
 */
export const balanceSchema = schemaOf('account', [
  `CREATE TABLE account (one INTEGER PRIMARY KEY CHECK (one = 1), balance INTEGER NOT NULL CHECK (balance >= 0));
   CREATE TABLE holds (
     id TEXT PRIMARY KEY, state TEXT NOT NULL CHECK (state IN ('held', 'committed', 'released', 'expired', 'returned')),
     amount INTEGER NOT NULL CHECK (amount >= 0), expires_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX holds_by_expiry ON holds (expires_at) WHERE state = 'held';
   CREATE TABLE ledger (
     entry INTEGER PRIMARY KEY, at INTEGER NOT NULL, id TEXT NOT NULL,
     kind TEXT NOT NULL CHECK (kind IN ('open', 'hold', 'commit', 'release', 'expire', 'return')), amount INTEGER NOT NULL
   );`,
  `ALTER TABLE account ADD COLUMN owed INTEGER NOT NULL DEFAULT 0 CHECK (owed >= 0);
   CREATE TABLE earnings (
     order_number TEXT PRIMARY KEY, earned_at INTEGER NOT NULL, points INTEGER NOT NULL CHECK (points >= 0),
     arrives_at INTEGER, booked INTEGER NOT NULL DEFAULT 0
   ) WITHOUT ROWID;
   CREATE TABLE refunds (
     id TEXT PRIMARY KEY, hold_id TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount >= 0)
   ) WITHOUT ROWID;
   CREATE INDEX refunds_by_hold ON refunds (hold_id);
   ALTER TABLE ledger RENAME TO first_ledger;
   CREATE TABLE ledger (
     entry INTEGER PRIMARY KEY, at INTEGER NOT NULL, id TEXT NOT NULL,
     kind TEXT NOT NULL CHECK (kind IN ('open', 'hold', 'commit', 'release', 'expire', 'return', 'earn', 'owe')),
     amount INTEGER NOT NULL
   );
   INSERT INTO ledger SELECT entry, at, id, kind, amount FROM first_ledger;
   DROP TABLE first_ledger;`,
])
