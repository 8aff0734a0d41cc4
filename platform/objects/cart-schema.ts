/** Steps of a cart's own tables, in order. A basket is brought up to date when it is next opened; a step that was released never changes. */
const steps = [
  `CREATE TABLE IF NOT EXISTS basket (one INTEGER PRIMARY KEY CHECK (one = 1), basket_id TEXT NOT NULL, owner TEXT NOT NULL,
     version INTEGER NOT NULL);
   CREATE TABLE IF NOT EXISTS lines (id TEXT PRIMARY KEY, product_id TEXT NOT NULL, upc TEXT NOT NULL,
     qty INTEGER NOT NULL CHECK (qty > 0), store_id TEXT, position INTEGER NOT NULL);
   CREATE TABLE IF NOT EXISTS keys (key TEXT PRIMARY KEY, version INTEGER NOT NULL);`,
  `ALTER TABLE lines ADD COLUMN recipe_id TEXT;
   ALTER TABLE lines ADD COLUMN gift TEXT;`,
] as const

function isThere(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'basket'").toArray().length > 0
}

/** Synchronous, like everything in a basket. */
function migrate(sql: SqlStorage): void {
  sql.exec('CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY)')
  const done = sql.exec<{ done: number }>('SELECT count(*) AS done FROM schema_steps').one().done
  for (const [index, step] of steps.entries()) {
    if (index < done) continue
    sql.exec(step)
    sql.exec('INSERT INTO schema_steps (step) VALUES (?)', index)
  }
}

export const cartSchema = { isThere, migrate } as const
