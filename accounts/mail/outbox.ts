import type { RowOf } from '../../backend/db/column.ts'
import { insertRow, insertSelect, readRows } from '../../backend/db/table.ts'
import { outbox } from '../tables.ts'

/** `link` is what the mail asks its reader to open, `headers` the fields of its header besides the usual ones. */
export type Mail = {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly link: string | null
  readonly headers: Readonly<Record<string, string>>
}

const keptMs = 7 * 86_400_000
const sweptAtOnce = 20
const mostShown = 200

/**
 * The statement that puts a mail where the service that sends mail finds it: in the transaction of what it is about, so
 * that there is neither without the other.
 */
export const putMail = (db: D1Database, mail: Mail, now: number): D1PreparedStatement =>
  insertRow(db, outbox, { ...mail, mail_id: crypto.randomUUID(), created_at: now })

/** `putMail` where `condition` holds: SQL, with values from `?8` on. */
export const putMailWhere = (
  db: D1Database,
  { recipient, subject, text, link, headers }: Mail,
  now: number,
  condition: string,
  values: readonly (string | number)[],
): D1PreparedStatement => {
  const columns = {
    mail_id: '?1',
    recipient: '?2',
    subject: '?3',
    text: '?4',
    link: '?5',
    created_at: '?6',
    headers: '?7',
  }
  return db
    .prepare(insertSelect(outbox, columns, `WHERE ${condition}`))
    .bind(crypto.randomUUID(), recipient, subject, text, link, now, JSON.stringify(headers), ...values)
}

/** Links in old mail have expired; nothing is kept of them. */
export const sweepMail = (db: D1Database, now: number): D1PreparedStatement =>
  db
    .prepare('DELETE FROM outbox WHERE mail_id IN (SELECT mail_id FROM outbox WHERE created_at < ? LIMIT ?)')
    .bind(now - keptMs, sweptAtOnce)

/** The latest first. */
export async function readOutbox(db: D1Database): Promise<RowOf<typeof outbox.columns>[]> {
  const found = await db.prepare('SELECT * FROM outbox ORDER BY created_at DESC, mail_id LIMIT ?').bind(mostShown).all()
  return readRows(outbox.columns, found)
}
