import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { PlacementRecord } from '../../platform/objects/placement/record.ts'

type ObjectStorage = ConstructorParameters<typeof PlacementRecord>[0]

/** As much of a Durable Object's storage as our objects use, over a database in memory. */
export function openObjectStorage() {
  const database = new DatabaseSync(':memory:')
  let alarm: number | null = null
  const exec = (query: string, ...bindings: SQLInputValue[]) => {
    const rows = /^\s*SELECT|RETURNING/.test(query) ? database.prepare(query).all(...bindings) : run(query, bindings)
    return { toArray: () => rows, one: () => rows[0], rowsWritten: rows.length }
  }
  const run = (query: string, bindings: SQLInputValue[]): unknown[] => {
    if (bindings.length === 0) database.exec(query)
    else database.prepare(query).run(...bindings)
    return []
  }
  const transactionSync = <T>(work: () => T): T => {
    database.exec('SAVEPOINT whole')
    try {
      const done = work()
      database.exec('RELEASE whole')
      return done
    } catch (error) {
      database.exec('ROLLBACK TO whole; RELEASE whole')
      throw error
    }
  }
  const setAlarm = async (instant: number) => {
    alarm = instant
  }
  return {
    storage: { sql: { exec }, transactionSync, setAlarm } as unknown as ObjectStorage,
    alarm: () => alarm,
  }
}
