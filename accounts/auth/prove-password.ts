import { busySeconds } from '../../backend/hashing/call-hashing.ts'
import { compareSecret } from '../../backend/hashing/compare-secret.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { limited, type TryLimit, tooMany } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import type { PersonRow } from '../profile/people.ts'

/** Somebody at a device that was left signed in. */
const guesses: TryLimit = { kind: 'prove-password', most: 10, windowMs: 15 * 60_000, guesses: ['AUT450'] }

/** Asks who is signed in for the password once more. AUT450: it is another one. */
export function provePassword(context: AccountsContext, row: PersonRow, password: string): Promise<Result<null>> {
  return limited<null>(context, [{ limit: guesses, who: row.consumer_id }], async () => {
    const matches = await compareSecret(context.env, password, row.password_hash)
    if (matches === 'busy') return tooMany(busySeconds)
    return matches ? succeed(null) : refuse('AUT450')
  })
}
