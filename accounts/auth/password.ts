import { pick, readRows } from '../../backend/db/table.ts'
import { busySeconds } from '../../backend/hashing/call-hashing.ts'
import { compareSecret } from '../../backend/hashing/compare-secret.ts'
import { hashSecret } from '../../backend/hashing/hash-secret.ts'
import { type Failure, type Result, refuse, succeed } from '../../backend/result.ts'
import { tooMany } from '../../backend/tries/tries.ts'
import { newPassword as ofNewPassword } from '../../shared/validation/password.ts'
import type { AccountsContext } from '../context.ts'
import type { PersonRow } from '../profile/people.ts'
import { formerPasswords } from '../tables.ts'

/** How many former passwords can't be chosen again. */
const mostFormer = 3

type Chosen = { readonly newPassword: string; readonly confirmPassword?: string | undefined }

/** FE340: typed differently the second time. FE872: too short, or without one of its parts. */
export function passwordFault({ newPassword, confirmPassword }: Chosen): Failure | null {
  if (confirmPassword !== undefined && confirmPassword !== newPassword) return refuse('FE340')
  return newPassword === '' || ofNewPassword(newPassword, {}) ? refuse('FE872') : null
}

/** The hash of a password that this person has not had lately. AUT451: it is the present one. AUT452: a former one. */
export async function hashNewPassword(
  { env }: Pick<AccountsContext, 'env'>,
  row: PersonRow,
  newPassword: string,
): Promise<Result<string>> {
  const found = await env.DB.prepare(
    'SELECT password_hash FROM former_passwords WHERE consumer_id = ? ORDER BY at DESC LIMIT ?',
  )
    .bind(row.consumer_id, mostFormer)
    .all()
  const former = readRows(pick(formerPasswords, 'password_hash'), found)
  for (const [index, stored] of [row.password_hash, ...former.map((one) => one.password_hash)].entries()) {
    const matches = await compareSecret(env, newPassword, stored)
    if (matches === 'busy') return tooMany(busySeconds)
    if (matches) return refuse(index === 0 ? 'AUT451' : 'AUT452')
  }
  return hashOf({ env }, newPassword)
}

/** API429 where too many wait. */
export async function hashOf({ env }: Pick<AccountsContext, 'env'>, secret: string): Promise<Result<string>> {
  const hashed = await hashSecret(env, secret)
  return hashed === 'busy' ? tooMany(busySeconds) : succeed(hashed.stored)
}

/**
 * Runs `rest` in one transaction behind the statements of `replacePassword`, and none of them where these have not put
 * the password there: statements of other rooms can't ask for it. Resolves to whether it was done.
 */
export async function runIfReplaced(
  db: D1Database,
  { consumerId, passwordHash }: { readonly consumerId: string; readonly passwordHash: string },
  replaced: readonly D1PreparedStatement[],
  rest: readonly D1PreparedStatement[],
): Promise<boolean> {
  const failing = db
    .prepare(
      `INSERT INTO former_passwords (consumer_id, password_hash, at)
SELECT ?1, NULL, 0 WHERE NOT EXISTS (SELECT 1 FROM consumers WHERE consumer_id = ?1 AND password_hash = ?2)`,
    )
    .bind(consumerId, passwordHash)
  try {
    await db.batch([...replaced, failing, ...rest])
    return true
  } catch (error) {
    if (String(error).includes('former_passwords.password_hash')) return false
    throw error
  }
}

/** A mailed link, by the hash of its token and the table that has it. */
type UsedLink = { readonly in: 'account_undos' | 'password_resets'; readonly hash: string }
type Expected = Pick<PersonRow, 'consumer_id' | 'password_hash' | 'email' | 'email_proven_at'>

/**
 * Puts a new password in the place of the one that was read, which is remembered: only where the account has the
 * password and the address, as proven as they were read, and the link with which it was asked for is there. So of a
 * move, a change, a reset and an undo in the same moment none works on what another has made of the account. The first
 * statement says whether it was done.
 */
export function replacePassword(
  db: D1Database,
  { consumer_id: id, password_hash: password, email, email_proven_at: provenAt }: Expected,
  newHash: string,
  now: number,
  link: UsedLink | null = null,
): D1PreparedStatement[] {
  const isValid = link === null ? '?6 IS NULL' : `EXISTS (SELECT 1 FROM ${link.in} WHERE token_hash = ?6)`
  const expected = `consumer_id = ?1 AND password_hash = ?2 AND email = ?3 AND email_proven_at IS ?4 AND ${isValid}`
  const write = (sql: string, value: string | number) =>
    db.prepare(`${sql} WHERE ${expected}`).bind(id, password, email, provenAt, value, link?.hash ?? null)
  return [
    write(
      `INSERT INTO former_passwords (consumer_id, password_hash, at)
SELECT consumer_id, password_hash, ?5 FROM consumers`,
      now,
    ),
    write('UPDATE consumers SET password_hash = ?5', newHash),
    db
      .prepare(
        `DELETE FROM former_passwords WHERE consumer_id = ?1 AND rowid NOT IN (
  SELECT rowid FROM former_passwords WHERE consumer_id = ?1 ORDER BY at DESC LIMIT ?2)`,
      )
      .bind(id, mostFormer),
  ]
}
