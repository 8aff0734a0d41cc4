import type { Destination, QueuedEvent } from './queued-event.ts'

/**
 * Statements that bring the tables up to date; one that was released never changes. `project` is an event's
 * destination, `visitor` its body: the first destination had these.
 */
const tables = [
  `CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT UNIQUE NOT NULL, visitor_id TEXT NOT NULL,
    project TEXT NOT NULL, visitor TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS dead_letters (
    position INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT UNIQUE NOT NULL, visitor_id TEXT NOT NULL,
    project TEXT NOT NULL, visitor TEXT NOT NULL, reason TEXT NOT NULL)`,
  'CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL)',
]

export type Waiting = { readonly position: number; readonly uuid: string; readonly body: string }
export type WaitingBatch = { readonly destination: Destination; readonly events: readonly Waiting[] }
type OutboxLimits = { readonly maxQueue: number; readonly maxDeadLetters: number }
type CounterName = 'dropped' | 'failed-rounds'

/** Contents of one outbox. Every change is synchronous, so nothing comes between reading and writing. */
export class OutboxBook {
  private readonly sql: SqlStorage
  private readonly limits: OutboxLimits
  /** Kept beside the table: counting its rows for each page would read all of them. */
  private waiting: number

  constructor(sql: SqlStorage, limits: OutboxLimits) {
    for (const statement of tables) sql.exec(statement)
    this.sql = sql
    this.limits = limits
    this.waiting = this.rowsOf('events')
  }

  /** Each once by its uuid. Answers how many there was no room for. */
  add(events: readonly QueuedEvent[]): number {
    let dropped = 0
    for (const { uuid, visitorId, destination, body } of events) {
      if (this.waiting >= this.limits.maxQueue) dropped++
      else
        this.waiting += this.sql
          .exec(
            `INSERT OR IGNORE INTO events (uuid, visitor_id, project, visitor) VALUES (?, ?, ?, ?) RETURNING position`,
            uuid,
            visitorId,
            JSON.stringify(destination),
            body,
          )
          .toArray().length
    }
    if (dropped > 0) this.count('dropped', this.counter('dropped') + dropped)
    return dropped
  }

  /** The oldest events of one destination, at most as many as that takes; null where nothing waits. */
  next(mostOf: (destination: Destination) => number): WaitingBatch | null {
    const [oldest] = this.sql
      .exec<{ project: string }>('SELECT project FROM events ORDER BY position LIMIT 1')
      .toArray()
    if (!oldest) return null
    const destination: Destination = JSON.parse(oldest.project)
    const events = this.sql
      .exec<Waiting>(
        'SELECT position, uuid, visitor AS body FROM events WHERE project = ? ORDER BY position LIMIT ?',
        oldest.project,
        mostOf(destination),
      )
      .toArray()
    return { destination, events }
  }

  has(position: number): boolean {
    return this.sql.exec('SELECT 1 FROM events WHERE position = ?', position).toArray().length > 0
  }

  remove(events: readonly Waiting[]): void {
    for (const { position } of events)
      this.waiting -= this.sql
        .exec('DELETE FROM events WHERE position = ? RETURNING position', position)
        .toArray().length
  }

  /** Puts away what the log endpoint refuses for good; of too many the oldest go. */
  bury(event: Waiting, reason: string): void {
    this.sql.exec(
      `INSERT OR IGNORE INTO dead_letters (uuid, visitor_id, project, visitor, reason)
       SELECT uuid, visitor_id, project, visitor, ? FROM events WHERE position = ?`,
      reason,
      event.position,
    )
    this.remove([event])
    this.sql.exec(
      'DELETE FROM dead_letters WHERE position <= (SELECT max(position) FROM dead_letters) - ?',
      this.limits.maxDeadLetters,
    )
  }

  forget(visitorId: string): void {
    for (const table of ['events', 'dead_letters'])
      this.sql.exec(`DELETE FROM ${table} WHERE visitor_id = ?`, visitorId)
    this.waiting = this.rowsOf('events')
  }

  size(): number {
    return this.waiting
  }

  state(): { readonly waiting: number; readonly deadLetters: number; readonly dropped: number } {
    return { waiting: this.size(), deadLetters: this.rowsOf('dead_letters'), dropped: this.counter('dropped') }
  }

  counter(name: CounterName): number {
    const [row] = this.sql.exec<{ value: number }>('SELECT value FROM counters WHERE name = ?', name).toArray()
    return row?.value ?? 0
  }

  count(name: CounterName, value: number): void {
    this.sql.exec('INSERT OR REPLACE INTO counters (name, value) VALUES (?, ?)', name, value)
  }

  private rowsOf(table: 'events' | 'dead_letters'): number {
    return this.sql.exec<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`).one().rows
  }
}
