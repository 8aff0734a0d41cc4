import type { RowOf } from '../../backend/db/column.ts'
import { firstRow, insertSelect, pick } from '../../backend/db/table.ts'
import { hashOf, newToken } from '../../backend/random-token.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { UndoableChange } from '../../shared/contracts/undo.ts'
import { hashOf as hashOfPassword, replacePassword } from '../auth/password.ts'
import { resetLifetimeMs } from '../auth/reset-password.ts'
import { endWaysIn } from '../auth/ways-in.ts'
import type { AccountsContext } from '../context.ts'
import { mailOf } from '../mail/mails.ts'
import { putMailWhere } from '../mail/outbox.ts'
import { findPersonRow, type PersonRow, readPersonRow } from '../profile/people.ts'
import { endTexts } from '../subscriptions/end-texts.ts'
import { accountUndos, passwordResets } from '../tables.ts'

type Undo = RowOf<typeof accountUndos.columns>

/** Change that a link undoes; null for one that has expired, was used, or whose address is the account's no more. */
async function readUndo(
  { env, now }: AccountsContext,
  token: string,
): Promise<{ readonly undo: Undo; readonly row: PersonRow } | null> {
  const sql = 'SELECT * FROM account_undos WHERE token_hash = ? AND expires_at >= ?'
  const statement = env.DB.prepare(sql).bind(await hashOf(token), now)
  const linked = await firstRow(accountUndos.columns, statement)
  const row = linked && (await readPersonRow(env.DB, linked.consumer_id))
  // Read once more: while the link is there, nobody has pressed its button, and the row has the password from before.
  const undo = row && (await firstRow(accountUndos.columns, statement))
  if (!undo || row.blocked) return null
  if (row.email === undo.email) return { undo, row }
  // An address that was proven later takes nothing from an earlier one, also where an operator has given it back.
  if (row.email_proven_at !== null && row.email_proven_at < (undo.proven_at ?? Infinity)) return null
  // Nobody has proven the former address, so nothing is given back to it; or an operator gave it to somebody else.
  return undo.proven && !(await findPersonRow(env.DB, undo.email)) ? { undo, row } : null
}

/** The change that a mailed link undoes. AUT402: the link is no longer valid. */
export async function readUndoLink(
  context: AccountsContext,
  token: string,
): Promise<Result<{ readonly change: UndoableChange }>> {
  const found = await readUndo(context, token)
  return found ? succeed({ change: found.undo.kind }) : refuse('AUT402')
}

/**
 * Gives an account back to the address that the link was mailed to: its address and, of a changed number, the number
 * are as they were; every way in ends, passkeys and the password included, and so do consents to text messages that
 * were given since the change, or at the number that the account loses; and addresses that were proven later can't undo
 * it in turn. The address that loses the account is told, without a link: had it been proven earlier, nothing could be
 * taken from it. The token that is answered chooses a new password (`auth.confirmForgotPassword`). AUT402: the link is
 * no longer valid. PRO415: password or address were changed in this moment, so the same press can be repeated.
 */
export async function undoChange(
  context: AccountsContext,
  token: string,
): Promise<Result<{ readonly resetToken: string }>> {
  const { env, now, site } = context
  const { DB: db } = env
  const found = await readUndo(context, token)
  if (!found) return refuse('AUT402')
  const { undo, row } = found
  const nobodys = await hashOfPassword(context, newToken())
  if (!nobodys.ok) return nobodys
  const resetToken = newToken()
  const number = await formerNumber(context, undo)
  const rekeyed = { consumerId: row.consumer_id, passwordHash: nobodys.value }
  const isDone = 'EXISTS (SELECT 1 FROM consumers WHERE consumer_id = ?1 AND password_hash = ?2)'
  const then = (sql: string, ...values: (string | number)[]) =>
    db.prepare(sql).bind(rekeyed.consumerId, rekeyed.passwordHash, ...values)
  const reset = { token_hash: '?3', consumer_id: '?1', expires_at: '?4', mailed: '0' }
  const isRekeyed = isDone.replace('?1', '?8').replace('?2', '?9')
  const loss = mailOf('emailGivenBack', site, row.email)
  const toldOfLoss = putMailWhere(db, loss, now, isRekeyed, [rekeyed.consumerId, rekeyed.passwordHash])
  const [replaced] = await db.batch([
    ...replacePassword(db, row, nobodys.value, now, { in: 'account_undos', hash: undo.token_hash }),
    ...(undo.proven_at !== null ? [then(emailBackSql, undo.email, undo.proven_at)] : []),
    ...(number === null ? [] : [then(phoneBackSql, number, now)]),
    ...endWaysIn(db, rekeyed, { session: null, passkeys: [] }),
    ...endTexts(context, {
      consumerId: rekeyed.consumerId,
      proof: 'mailed-link',
      where: `(confirmed_at >= ?3 OR recipient = ?4) AND ${isDone}`,
      bound: [rekeyed.passwordHash, undo.created_at, lostNumber(row, number)],
    }),
    then(`DELETE FROM phone_codes WHERE consumer_id = ?1 AND ${isDone}`),
    then(insertSelect(passwordResets, reset, `WHERE ${isDone}`), await hashOf(resetToken), now + resetLifetimeMs),
    ...(row.email === undo.email ? [] : [toldOfLoss]),
  ])
  return replaced?.meta.changes === 0 ? refuse('PRO415') : succeed({ resetToken })
}

/** The number that is the account's until it has its former one back; empty for none. */
const lostNumber = ({ phone }: PersonRow, former: string | null): string =>
  former === null || phone === former ? '' : (phone ?? '')

const emailBackSql = `UPDATE consumers SET email = ?3,
  email_proven_at = CASE email WHEN ?3 THEN coalesce(email_proven_at, ?4) ELSE ?4 END
WHERE consumer_id = ?1 AND password_hash = ?2`

/** A number that somebody else has proven since stays text. */
const phoneBackSql = `UPDATE consumers SET phone = nullif(?3, ''), phone_proven_at = CASE WHEN ?3 <> '' AND NOT EXISTS (
  SELECT 1 FROM consumers other WHERE other.phone = ?3 AND other.phone_proven_at IS NOT NULL AND other.consumer_id <> ?1
) THEN ?4 END
WHERE consumer_id = ?1 AND password_hash = ?2`

/**
 * The number that the account had before it was replaced the first time, as far back as links remember; empty if none
 * was proven when a change was made that this link undoes; null where no number was changed.
 */
async function formerNumber({ env, now }: AccountsContext, undo: Undo): Promise<string | null> {
  const sql = `SELECT phone FROM account_undos
WHERE consumer_id = ?1 AND expires_at >= ?2 AND phone IS NOT NULL AND (phone <> '' OR created_at >= ?3)
ORDER BY phone = '', created_at LIMIT 1`
  const statement = env.DB.prepare(sql).bind(undo.consumer_id, now, undo.created_at)
  return (await firstRow(pick(accountUndos, 'phone'), statement))?.phone ?? null
}
