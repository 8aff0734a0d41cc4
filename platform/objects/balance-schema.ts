import { schemaOf } from './schema-steps.ts'

/** `ledger` has a row for every movement; its amounts add up to `balance`. */
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
])
