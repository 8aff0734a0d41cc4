import { busySeconds } from '../../backend/hashing/call-hashing.ts'
import { compareSecret } from '../../backend/hashing/compare-secret.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { limited, type TryLimit, tooMany } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import { putMailWhere } from '../mail/outbox.ts'
import { passwordMail } from '../mail/password-mail.ts'
import { listPasskeys } from '../passkeys/stored-passkeys.ts'
import type { PersonRow } from '../profile/people.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { undoLink } from '../undo/undo-link.ts'
import { hashNewPassword, passwordFault, replacePassword } from './password.ts'
import { sessionOf } from './tokens.ts'
import { endWaysIn } from './ways-in.ts'

/** Somebody at a device that was left signed in: that device's alone, since others are no less their owner's. */
const guesses: TryLimit = { kind: 'change-password', most: 10, proven: 30, windowMs: 15 * 60_000, guesses: ['AUT450'] }

type Change = {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword?: string | undefined
  /** Ids of the passkeys that the person recognizes. */
  readonly keptPasskeys?: readonly string[] | undefined
}
type Done = { readonly success: boolean }

/**
 * AUT450: the current password is wrong. PRO415: password or address were changed elsewhere in this moment. Every other
 * way into the account ends but the passkeys that are kept.
 */
export async function changePassword(context: AccountsContext, change: Change): Promise<Result<Done>> {
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const fault = passwordFault(change)
  if (fault) return fault
  const { consumer_id: consumerId } = person.value
  const limits = [{ limit: guesses, who: `${consumerId} ${await sessionOf(context)}` }]
  return limited(context, limits, () => write(context, person.value, change))
}

async function write(
  context: AccountsContext,
  row: PersonRow,
  { currentPassword, newPassword, keptPasskeys = [] }: Change,
): Promise<Result<Done>> {
  const { env, now, site } = context
  const matches = await compareSecret(env, currentPassword, row.password_hash)
  if (matches === 'busy') return tooMany(busySeconds)
  if (!matches) return refuse('AUT450')
  const hash = await hashNewPassword(context, row, newPassword)
  if (!hash.ok) return hash
  const { consumer_id: consumerId, email } = row
  const rekeyed = { consumerId, passwordHash: hash.value }
  const kept = { session: await sessionOf(context), passkeys: keptPasskeys }
  const undo = await undoLink(context, row, 'password')
  const ended = (await listPasskeys(env.DB, consumerId)).filter(({ credential_id: id }) => !keptPasskeys.includes(id))
  const [written] = await env.DB.batch([
    ...replacePassword(env.DB, row, hash.value, now),
    ...endWaysIn(env.DB, rekeyed, kept),
    ...undo.keep('EXISTS (SELECT 1 FROM consumers WHERE consumer_id = ?2 AND password_hash = ?10)', [hash.value]),
    putMailWhere(
      env.DB,
      passwordMail(site, email, ended, undo.link),
      now,
      'EXISTS (SELECT 1 FROM consumers WHERE consumer_id = ?8 AND password_hash = ?9)',
      [consumerId, hash.value],
    ),
  ])
  return written?.meta.changes === 0 ? refuse('PRO415') : succeed({ success: true })
}
