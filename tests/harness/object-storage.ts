import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { PlacementRecord } from '../../platform/objects/placement/record.ts'

type ObjectStorage = ConstructorParameters<typeof PlacementRecord>[0]

/** The subset of a Durable Object's storage that our objects use, over an in-memory database. */
export function openObjectStorage() {
  const database = new DatabaseSync(':memory:')
  let alarm: number | null = null
  const exec = (query: string, ...bindings: SQLInputValue[]) => {
    if (/^\s*SELECT|RETURNING/.test(query)) {
      const rows = database.prepare(query).all(...bindings)
      return { toArray: () => rows, one: () => rows[0], rowsWritten: rows.length }
    }
    return { toArray: () => [], one: () => undefined, rowsWritten: run(query, bindings) }
  }
  const run = (query: string, bindings: SQLInputValue[]): number => {
    if (bindings.length > 0) return Number(database.prepare(query).run(...bindings).changes)
    database.exec(query)
    return 0
  }
  const transactionSync = <T>(work: () => T): T => {
    database.exec('SAVEPOINT whole')
    try {
      const result = work()
      database.exec('RELEASE whole')
      return result
    } catch (error) {
      database.exec('ROLLBACK TO whole; RELEASE whole')
      throw error
    }
  }
  const setAlarm = async (instant: number) => {
    alarm = instant
  }
  const deleteAll = async () => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    for (const { name } of tables) database.exec(`DROP TABLE "${name}"`)
  }
  return {
    storage: { sql: { exec }, transactionSync, setAlarm, deleteAll } as unknown as ObjectStorage,
    alarm: () => alarm,
  }
}
