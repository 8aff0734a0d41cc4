import { endMailedKeys } from '../mailbox/mailed-keys.ts'

/** An account whose password was just replaced by the one with this hash; a salt makes each hash unlike any other. */
type Rekeyed = { readonly consumerId: string; readonly passwordHash: string }
/** The session that the person goes on with; null ends all of them. */
type Kept = { readonly session: string | null; readonly passkeys: readonly string[] }

/**
 * Statements that end every way into an account but the kept ones: sessions with their devices, sign-ins that have not
 * become a session yet, passkeys, and links that were mailed to its address or to one that was proven later. Links that
 * undo a change were mailed to an earlier address as well: those go on working, since whoever took the account over
 * would end them. In the transaction that replaces the password; they change nothing if it was not replaced.
 */
export function endWaysIn(
  db: D1Database,
  { consumerId, passwordHash }: Rekeyed,
  { session, passkeys }: Kept,
): D1PreparedStatement[] {
  const isRekeyed = 'EXISTS (SELECT 1 FROM consumers WHERE consumer_id = ?1 AND password_hash = ?2)'
  const end = (table: string, condition = 'consumer_id = ?1', ...values: (string | null)[]) =>
    db.prepare(`DELETE FROM ${table} WHERE ${condition} AND ${isRekeyed}`).bind(consumerId, passwordHash, ...values)
  return [
    end('refresh_tokens', 'consumer_no = ?1 AND family IS NOT ?3', session),
    end('authorization_codes'),
    end(
      'passkeys',
      'consumer_id = ?1 AND credential_id NOT IN (SELECT value FROM json_each(?3))',
      JSON.stringify(passkeys),
    ),
    end('account_undos', 'consumer_id = ?1 AND email = (SELECT email FROM consumers WHERE consumer_id = ?1)'),
    ...endMailedKeys(db, 'SELECT consumer_id FROM consumers WHERE consumer_id = ? AND password_hash = ?', [
      consumerId,
      passwordHash,
    ]),
  ]
}
