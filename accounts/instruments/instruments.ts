import type { z } from 'zod'
import type { RowOf } from '../../backend/db/column.ts'
import { firstRow, insertSelect, pick, readRows, selected } from '../../backend/db/table.ts'
import type { SavedInstrument } from '../../shared/contracts/consumer.ts'
import { savedInstruments } from '../tables.ts'

type Shown = z.output<typeof SavedInstrument>
export type InstrumentMethod = Shown['payment_method_id']

/** `token` is the payment provider's, or a reward's code. The token never leaves the platform. */
export type KeptInstrument = Shown & { readonly token: string }

const columns = pick(savedInstruments, 'instrument_id', 'method', 'label', 'expires', 'main', 'token')

const keptOf = (row: RowOf<typeof columns>): KeptInstrument => ({
  paymentInstrumentId: row.instrument_id,
  payment_method_id: row.method,
  label: row.label,
  expires: row.expires,
  main: row.main,
  token: row.token,
})

export const shown = ({ token: _, ...rest }: KeptInstrument): Shown => rest

/** Main ones first. */
export async function listInstruments(
  db: D1Database,
  consumerId: string,
  method: InstrumentMethod | null,
): Promise<KeptInstrument[]> {
  const found = await db
    .prepare(
      `SELECT ${selected(columns)} FROM saved_instruments WHERE consumer_id = ?1 AND (?2 IS NULL OR method = ?2)
ORDER BY main DESC, created_at, instrument_id`,
    )
    .bind(consumerId, method)
    .all()
  return readRows(columns, found).map(keptOf)
}

/** Null also for another person's: the two must be indistinguishable. */
export async function readInstrument(
  db: D1Database,
  consumerId: string,
  instrumentId: string,
): Promise<KeptInstrument | null> {
  const sql = `SELECT ${selected(columns)} FROM saved_instruments WHERE consumer_id = ? AND instrument_id = ?`
  const row = await firstRow(columns, db.prepare(sql).bind(consumerId, instrumentId))
  return row && keptOf(row)
}

/** `fingerprint` is the same for the same card or code; `expires` is a month as YYYY-MM. */
export type NewInstrument = {
  readonly method: InstrumentMethod
  readonly fingerprint: string
  readonly label: string
  readonly expires: string | null
  readonly token: string
}

/** Null: it is saved already (PYT300). The first of its kind is the main one. */
export async function saveInstrument(
  db: D1Database,
  consumerId: string,
  instrument: NewInstrument,
  now: number,
): Promise<KeptInstrument | null> {
  const id = crypto.randomUUID()
  const { method, fingerprint, label, expires, token } = instrument
  const { meta } = await db
    .prepare(
      insertSelect(
        savedInstruments,
        {
          instrument_id: '?1',
          consumer_id: '?2',
          method: '?3',
          fingerprint: '?4',
          label: '?5',
          expires: '?6',
          main: 'NOT EXISTS (SELECT 1 FROM saved_instruments WHERE consumer_id = ?2 AND method = ?3 AND main = 1)',
          created_at: '?7',
          token: '?8',
        },
        'WHERE true ON CONFLICT (consumer_id, method, fingerprint) DO NOTHING',
      ),
    )
    .bind(id, consumerId, method, fingerprint, label, expires, now, token)
    .run()
  return meta.changes > 0 ? readInstrument(db, consumerId, id) : null
}

/** Another one of its kind stops being the main one. */
export async function makeMain(db: D1Database, consumerId: string, instrument: KeptInstrument): Promise<void> {
  const key = [consumerId, instrument.payment_method_id, instrument.paymentInstrumentId]
  await db.batch([
    db
      .prepare('UPDATE saved_instruments SET main = 0 WHERE consumer_id = ? AND method = ? AND instrument_id <> ?')
      .bind(...key),
    db
      .prepare('UPDATE saved_instruments SET main = 1 WHERE consumer_id = ? AND method = ? AND instrument_id = ?')
      .bind(...key),
  ])
}

/** False when there was none. The rest goes on with a main one. */
export async function removeInstrument(db: D1Database, consumerId: string, instrumentId: string): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .prepare('DELETE FROM saved_instruments WHERE consumer_id = ? AND instrument_id = ?')
      .bind(consumerId, instrumentId),
    db
      .prepare(
        `UPDATE saved_instruments SET main = 1 WHERE instrument_id IN (
  SELECT min(instrument_id) FROM saved_instruments WHERE consumer_id = ? GROUP BY method HAVING max(main) = 0)`,
      )
      .bind(consumerId),
  ])
  return (removed?.meta.changes ?? 0) > 0
}
