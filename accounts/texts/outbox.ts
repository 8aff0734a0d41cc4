import type { RowOf } from '../../backend/db/column.ts'
import { insertRow, readRows } from '../../backend/db/table.ts'
import { textOutbox } from '../tables.ts'

/** A text message. `recipient` is an international number; `link` follows the text. */
export type TextMessage = { readonly recipient: string; readonly text: string; readonly link: string | null }

const keptMs = 7 * 86_400_000
const sweptAtOnce = 20
const mostShown = 200

/**
 * The statement that puts a text message that this person asked for where the service that sends them finds it, as
 * `putMail` does for mail.
 */
export const putText = (db: D1Database, consumerId: string, message: TextMessage, now: number): D1PreparedStatement =>
  insertRow(db, textOutbox, {
    ...message,
    text_id: crypto.randomUUID(),
    consumer_id: consumerId,
    created_at: now,
  })

/** Codes in old messages have expired; nothing is kept of them. */
export const sweepTexts = (db: D1Database, now: number): D1PreparedStatement =>
  db
    .prepare('DELETE FROM text_outbox WHERE text_id IN (SELECT text_id FROM text_outbox WHERE created_at < ? LIMIT ?)')
    .bind(now - keptMs, sweptAtOnce)

/** The latest first. */
export async function readTexts(db: D1Database): Promise<RowOf<typeof textOutbox.columns>[]> {
  const sql = 'SELECT * FROM text_outbox ORDER BY created_at DESC, text_id LIMIT ?'
  return readRows(textOutbox.columns, await db.prepare(sql).bind(mostShown).all())
}
