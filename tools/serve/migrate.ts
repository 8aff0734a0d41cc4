import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler'

type Statement = { bind(...values: unknown[]): Statement; all<T>(): Promise<{ results: T[] }>; run(): Promise<unknown> }
type Database = { prepare(sql: string): Statement; batch(statements: Statement[]): Promise<unknown> }

/** Wrangler's own table, so that `wrangler d1 migrations` continues where this stopped. */
const createTable =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)'

/**
 * Applies, in order, the `.sql` files of `directory` that the database has not seen, each whole or not at all. Returns
 * their names.
 */
export async function applyMigrations(database: unknown, directory: string): Promise<string[]> {
  const db = database as Database
  await db.prepare(createTable).run()
  const applied = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const appliedNames = new Set(applied.results.map((row) => row.name))
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql') && !appliedNames.has(name)).sort()
  for (const name of files) {
    const statements = splitSqlQuery(await readFile(join(directory, name), 'utf8')).map((sql) => db.prepare(sql))
    const record = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await db.batch([...statements, record]).catch((cause: unknown) => {
      throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause })
    })
  }
  return files
}
