import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { firstRow, pick, readRows, selected } from '../../backend/db/table.ts'
import { passkeys } from '../tables.ts'

const listed = pick(passkeys, 'credential_id', 'domain', 'transports', 'name', 'created_at', 'used_at')
const verified = pick(passkeys, 'consumer_id', 'domain', 'public_key', 'counter')

export async function listPasskeys(db: D1Database, consumerId: string) {
  const sql = `SELECT ${selected(listed)} FROM passkeys WHERE consumer_id = ? ORDER BY created_at`
  return readRows(listed, await db.prepare(sql).bind(consumerId).all())
}

export const findPasskey = (db: D1Database, credentialId: string) =>
  firstRow(
    verified,
    db.prepare(`SELECT ${selected(verified)} FROM passkeys WHERE credential_id = ?`).bind(credentialId),
  )

/** False where the person has no such passkey. */
export async function renamePasskey(db: D1Database, consumerId: string, id: string, name: string): Promise<boolean> {
  const sql = 'UPDATE passkeys SET name = ? WHERE credential_id = ? AND consumer_id = ?'
  return (await db.prepare(sql).bind(name, id, consumerId).run()).meta.changes > 0
}

export async function removePasskey(db: D1Database, consumerId: string, id: string): Promise<boolean> {
  const sql = 'DELETE FROM passkeys WHERE credential_id = ? AND consumer_id = ?'
  return (await db.prepare(sql).bind(id, consumerId).run()).meta.changes > 0
}

const known: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb']

/** Ways to reach the authenticator; one that is newer than our library is left out. */
export const transportsOf = (names: readonly string[]): AuthenticatorTransport[] =>
  known.filter((transport) => names.includes(transport))
