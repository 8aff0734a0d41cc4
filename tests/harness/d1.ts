import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { readOrder } from '../../platform/services/orders/placed-orders.ts'
import { fromRoot } from '../../tools/serve/project.ts'

type Database = Parameters<typeof readOrder>[0]

/** As much of D1 as our services use, over a database in memory with every migration applied. */
export function openD1(): Database {
  const database = new DatabaseSync(':memory:')
  const migrations = fromRoot('platform/migrations')
  for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(`${migrations}/${file}`, 'utf8'))

  const statement = (sql: string, bindings: SQLInputValue[]) => {
    const all = () => {
      const prepared = database.prepare(sql)
      if (/^\s*(SELECT|WITH)/.test(sql)) return { results: prepared.all(...bindings), meta: { changes: 0 } }
      return { results: [], meta: { changes: Number(prepared.run(...bindings).changes) } }
    }
    return {
      bind: (...given: SQLInputValue[]) => statement(sql, given),
      all: async () => all(),
      run: async () => all(),
      first: async () => all().results[0] ?? null,
      now: all,
    }
  }
  type Statement = ReturnType<typeof statement>
  const batch = async (statements: readonly Statement[]) => {
    database.exec('BEGIN')
    try {
      const done = statements.map((one) => one.now())
      database.exec('COMMIT')
      return done
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }
  return { prepare: (sql: string) => statement(sql, []), batch } as unknown as Database
}
