import { busySeconds } from '../../backend/hashing/call-hashing.ts'
import { compareSecret } from '../../backend/hashing/compare-secret.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { limited, type TryLimit, tooMany } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import { isProven, proveDevice } from '../devices/devices.ts'
import type { PersonRow } from '../profile/people.ts'
import { sessionOf } from './tokens.ts'

/** Somebody at a device that was left signed in: that device's alone. */
const guesses: TryLimit = { kind: 'prove-password', most: 10, proven: 30, windowMs: 15 * 60_000, guesses: ['AUT450'] }

/** Asks who is signed in for the password once more. AUT450: it is another one. */
export async function provePassword(context: AccountsContext, row: PersonRow, password: string): Promise<Result<null>> {
  const who = `${row.consumer_id} ${await sessionOf(context)}`
  return limited<null>(context, [{ limit: guesses, who }], async () => {
    const matches = await compareSecret(context.env, password, row.password_hash)
    if (matches === 'busy') return tooMany(busySeconds)
    return matches ? succeed(null) : refuse('AUT450')
  })
}

/**
 * A session that began a moment ago, by a password or a passkey, is proof enough; an older one needs the password.
 * AUT404: none was given. AUT450: it is the wrong one.
 */
export async function proveSession(
  context: AccountsContext,
  row: PersonRow,
  password: string | undefined,
): Promise<Result<null>> {
  const { env, now } = context
  const session = await sessionOf(context)
  if (await isProven(env.DB, session, now)) return succeed(null)
  if (password === undefined) return refuse('AUT404')
  const proven = await provePassword(context, row, password)
  if (proven.ok) await proveDevice(env.DB, session, now)
  return proven
}
