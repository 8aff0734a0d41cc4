import { pick, readRows } from '../../backend/db/table.ts'
import type { AccountsContext } from '../context.ts'
import type { PersonRow } from '../profile/people.ts'
import { accountUndos } from '../tables.ts'

/**
 * The former addresses that can still get the account back by a mailed link, and until when the last can, in epoch
 * milliseconds; null for none.
 */
export async function earlierAddresses(
  { env, now }: AccountsContext,
  { consumer_id: consumerId, email, email_proven_at: provenAt }: PersonRow,
): Promise<{ readonly addresses: readonly string[]; readonly until: number } | null> {
  const sql = `SELECT email, expires_at FROM account_undos
WHERE consumer_id = ?1 AND email <> ?2 AND expires_at >= ?3 AND proven_at < coalesce(?4, ?3)`
  const found = await env.DB.prepare(sql).bind(consumerId, email, now, provenAt).all()
  const links = readRows(pick(accountUndos, 'email', 'expires_at'), found)
  if (links.length === 0) return null
  const addresses = [...new Set(links.map((link) => link.email))]
  return { addresses, until: Math.max(...links.map((link) => link.expires_at)) }
}
