import type { LoggedEvent } from '../../shared/contracts/shop-event.ts'
import { layerLimits } from '../../shared/shop-events.ts'

/** Later, the browser is on no page that the event is of. In milliseconds. */
const freshMs = 3_600_000

/** An order may be come upon again: that it was taken is known for as long. In milliseconds. */
export const layerKeptMs = 2 * 86_400_000

/**
 * Events that wait for their visitor's browser, where a tag manager reads them. Synchronous, as an outbox's book is. A
 * row whose event was taken stays without it for a while, so that the same event never waits again.
 */
export class LayerBook {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    sql.exec(
      `CREATE TABLE IF NOT EXISTS layer (
        position INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT UNIQUE NOT NULL, visitor_id TEXT NOT NULL,
        at INTEGER NOT NULL, body TEXT)`,
    )
    sql.exec('CREATE INDEX IF NOT EXISTS layer_of ON layer (visitor_id)')
    this.sql = sql
  }

  add(visitorId: string, events: readonly LoggedEvent[]): void {
    const insert = 'INSERT OR IGNORE INTO layer (uuid, visitor_id, at, body) VALUES (?, ?, ?, ?)'
    for (const event of events) this.sql.exec(insert, event.uuid, visitorId, event.at, JSON.stringify(event))
  }

  /** The oldest fresh events of a visitor, whose browser has `taken` these. */
  take(visitorId: string, taken: readonly string[], now: number): readonly LoggedEvent[] {
    const emptied = 'UPDATE layer SET body = NULL WHERE visitor_id = ? AND uuid = ?'
    for (const uuid of taken) this.sql.exec(emptied, visitorId, uuid)
    return this.sql
      .exec<{ body: string }>(
        'SELECT body FROM layer WHERE visitor_id = ? AND body IS NOT NULL AND at > ? ORDER BY position LIMIT ?',
        visitorId,
        now - freshMs,
        layerLimits.events,
      )
      .toArray()
      .map(({ body }) => JSON.parse(body))
  }

  forget(visitorId: string): void {
    this.sql.exec('DELETE FROM layer WHERE visitor_id = ?', visitorId)
  }

  expire(now: number): void {
    this.sql.exec('UPDATE layer SET body = NULL WHERE at <= ?', now - freshMs)
    this.sql.exec('DELETE FROM layer WHERE at <= ?', now - layerKeptMs)
  }

  isEmpty(): boolean {
    return this.sql.exec('SELECT 1 FROM layer LIMIT 1').toArray().length === 0
  }
}
