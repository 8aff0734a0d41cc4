import { busySeconds } from '../../backend/hashing/call-hashing.ts'
import { compareSecret } from '../../backend/hashing/compare-secret.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { limited, type TryLimit, tooMany } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail } from '../mail/outbox.ts'
import type { PersonRow } from '../profile/people.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { hashNewPassword, passwordFault, replacePassword } from './password.ts'
import { endOtherSessions } from './refresh-tokens.ts'
import { sessionOf } from './tokens.ts'

/** Somebody at a device that was left signed in. */
const guesses: TryLimit = { kind: 'change-password', most: 10, windowMs: 15 * 60_000, guesses: ['AUT450'] }

type Change = {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword?: string | undefined
}
type Done = { readonly success: boolean }

/**
 * AUT450: the current password is wrong. PRO415: it was changed elsewhere in this moment. All other devices are signed
 * out.
 */
export async function changePassword(context: AccountsContext, change: Change): Promise<Result<Done>> {
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const fault = passwordFault(change)
  if (fault) return fault
  const limits = [{ limit: guesses, who: person.value.consumer_id }]
  return limited(context, limits, () => write(context, person.value, change))
}

async function write(
  context: AccountsContext,
  row: PersonRow,
  { currentPassword, newPassword }: Change,
): Promise<Result<Done>> {
  const { env, now, site } = context
  const matches = await compareSecret(env, currentPassword, row.password_hash)
  if (matches === 'busy') return tooMany(busySeconds)
  if (!matches) return refuse('AUT450')
  const hash = await hashNewPassword(context, row, newPassword)
  if (!hash.ok) return hash
  const [written] = await env.DB.batch(replacePassword(env.DB, row, hash.value, now))
  if (written?.meta.changes === 0) return refuse('PRO415')
  await env.DB.batch([
    endOtherSessions(env.DB, row.consumer_id, await sessionOf(context)),
    putMail(env.DB, mailOf('passwordChanged', site, row.email), now),
  ])
  return succeed({ success: true })
}
