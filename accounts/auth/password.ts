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
 * Puts a new password in the place of `expected`, which is remembered; null expects any. With `undo`, the hash of a
 * link's token, only while that link is valid. The first statement says whether it was done.
 */
export function replacePassword(
  db: D1Database,
  id: string,
  expected: string | null,
  newHash: string,
  now: number,
  undo: string | null = null,
): D1PreparedStatement[] {
  const replaced = `consumer_id = ?1 AND password_hash = coalesce(?2, password_hash)
AND (?4 IS NULL OR EXISTS (SELECT 1 FROM account_undos WHERE token_hash = ?4))`
  return [
    db
      .prepare(
        `INSERT INTO former_passwords (consumer_id, password_hash, at)
SELECT consumer_id, password_hash, ?3 FROM consumers WHERE ${replaced}`,
      )
      .bind(id, expected, now, undo),
    db.prepare(`UPDATE consumers SET password_hash = ?3 WHERE ${replaced}`).bind(id, expected, newHash, undo),
    db
      .prepare(
        `DELETE FROM former_passwords WHERE consumer_id = ?1 AND rowid NOT IN (
  SELECT rowid FROM former_passwords WHERE consumer_id = ?1 ORDER BY at DESC LIMIT ?2)`,
      )
      .bind(id, mostFormer),
  ]
}
