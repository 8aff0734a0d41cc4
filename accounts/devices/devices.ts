import { insertSelect, pick, readRows, selected } from '../../backend/db/table.ts'
import type { Device } from '../../shared/contracts/device.ts'
import { devices } from '../tables.ts'

/** A new family of refresh tokens is a device that somebody has just proven to be theirs; none without its token. */
export const addDevice = (
  db: D1Database,
  family: string,
  consumerId: string,
  { browser, system }: Device,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      insertSelect(
        devices,
        {
          family: '?1',
          consumer_id: '?2',
          browser: '?3',
          system: '?4',
          signed_in_at: '?5',
          last_used_at: '?5',
          proven_at: '?5',
        },
        'WHERE EXISTS (SELECT 1 FROM refresh_tokens WHERE family = ?1)',
      ),
    )
    .bind(family, consumerId, browser, system, now)

export const deviceUsed = (db: D1Database, family: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE devices SET last_used_at = max(last_used_at, ?) WHERE family = ?').bind(now, family)

/** Somebody at a device that was left signed in can't add a key of their own to the account. */
const provenForMs = 10 * 60_000

export async function isProven(db: D1Database, family: string | null, now: number): Promise<boolean> {
  const sql = 'SELECT 1 FROM devices WHERE family = ? AND proven_at > ?'
  return (
    (await db
      .prepare(sql)
      .bind(family, now - provenForMs)
      .first()) !== null
  )
}

export async function proveDevice(db: D1Database, family: string | null, now: number): Promise<void> {
  await db.prepare('UPDATE devices SET proven_at = ? WHERE family = ?').bind(now, family).run()
}

const listed = pick(devices, 'family', 'browser', 'system', 'signed_in_at', 'last_used_at')

export async function listDevices(db: D1Database, consumerId: string, now: number) {
  const sql = `SELECT ${selected(listed)} FROM devices WHERE consumer_id = ?
AND EXISTS (SELECT 1 FROM refresh_tokens WHERE refresh_tokens.family = devices.family AND expires_at >= ?)
ORDER BY last_used_at DESC, signed_in_at DESC`
  return readRows(listed, await db.prepare(sql).bind(consumerId, now).all())
}

/** False where the person has no such device. */
export async function endDevice(db: D1Database, consumerId: string, family: string): Promise<boolean> {
  const sql = 'DELETE FROM refresh_tokens WHERE consumer_no = ? AND family = ?'
  const { meta } = await db.prepare(sql).bind(consumerId, family).run()
  return meta.changes > 0
}
