import { firstRow, insertSelect, pick } from '../../backend/db/table.ts'
import { hashOf, newToken } from '../../backend/random-token.ts'
import type { UndoableChange } from '../../shared/contracts/undo.ts'
import type { AccountsContext } from '../context.ts'
import { shopLink } from '../mail/shop-link.ts'
import type { PersonRow } from '../profile/people.ts'
import { accountUndos } from '../tables.ts'

const isAt = (address: string) => `EXISTS (SELECT 1 FROM consumers WHERE consumer_id = ?2 AND email = ${address})`

/** As long as a mail is kept. */
export const undoLifetimeMs = 7 * 86_400_000

type LinkContext = Pick<AccountsContext, 'config' | 'locale' | 'shopOrigin' | 'now'> & {
  readonly env: Pick<AccountsContext['env'], 'DB'>
}
type Before = Pick<PersonRow, 'consumer_id' | 'email' | 'email_proven_at' | 'phone' | 'phone_proven_at'>

/**
 * A link for the mail that reports a change to the address that the account had before it (`undoChange`). `keep` are
 * the statements for the change's transaction: the link is kept where `condition` holds (SQL, with values from `?10`
 * on, the person is `?2`) and the account has the `address` (SQL as well) that the change leaves it: by default the
 * same.
 */
export async function undoLink(context: LinkContext, before: Before, kind: UndoableChange) {
  const { env, now } = context
  const { consumer_id: consumerId, email, email_proven_at: provenAt } = before
  const token = newToken()
  const number = await numberBefore(context, before, kind)
  const hash = await hashOf(token)
  const values = {
    token_hash: '?1',
    consumer_id: '?2',
    kind: '?3',
    email: '?4',
    proven: '?5',
    phone: '?6',
    created_at: '?7',
    expires_at: '?8',
    proven_at: '?9',
  }
  return {
    link: shopLink(context, `/undo?token=${token}`),
    keep: (condition = 'true', bound: readonly string[] = [], address = '?4'): D1PreparedStatement[] => [
      env.DB.prepare('DELETE FROM account_undos WHERE expires_at < ?').bind(now),
      env.DB.prepare(insertSelect(accountUndos, values, `WHERE ${isAt(address)} AND ${condition}`)).bind(
        hash,
        consumerId,
        kind,
        email,
        provenAt === null ? 0 : 1,
        number,
        now,
        now + undoLifetimeMs,
        provenAt,
        ...bound,
      ),
    ],
  }
}

/**
 * The number that the link gives back: empty for none that was proven, null where it says nothing about numbers. A new
 * password ends the link that gives a replaced number back, so its own link does so instead; a number that was proven
 * where none was before is older than the new password, and stays.
 */
async function numberBefore(
  { env, now }: LinkContext,
  { consumer_id: consumerId, phone, phone_proven_at: provenAt }: Before,
  kind: UndoableChange,
): Promise<string | null> {
  if (kind === 'phone') return provenAt === null ? '' : phone
  if (kind !== 'password') return null
  const sql = `SELECT phone FROM account_undos
WHERE consumer_id = ? AND phone <> '' AND expires_at >= ? ORDER BY created_at LIMIT 1`
  const earliest = await firstRow(pick(accountUndos, 'phone'), env.DB.prepare(sql).bind(consumerId, now))
  return earliest?.phone ?? null
}
