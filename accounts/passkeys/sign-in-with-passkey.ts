import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { everyTry, limited, type TryLimit } from '../../backend/tries/tries.ts'
import { fromBase64Url, toBase64Url, utf8 } from '../../shared/bytes.ts'
import type { PasskeyProof } from '../../shared/contracts/passkey.ts'
import { rememberPlaces } from '../auth/known-place.ts'
import type { AccountsContext } from '../context.ts'
import { type PersonRow, readPersonRow } from '../profile/people.ts'
import { newChallenge, takeChallenge } from './challenge.ts'
import { passkeyShop } from './shop-of.ts'
import { findPasskey } from './stored-passkeys.ts'

/**
 * How many passkeys one network may be wrong about, as with accounts and their passwords. A lock of an account doesn't
 * count here: a passkey can't be guessed.
 */
const signIns: TryLimit = { kind: 'passkey', most: 40, proven: everyTry, windowMs: 15 * 60_000, guesses: ['PKY401'] }

/** For any passkey of this shop: the browser shows which ones the shopper has. */
export async function signInOptions(context: AccountsContext, origin: string) {
  const shop = passkeyShop(context.config, origin)
  if (!shop) return refuse('PKY401')
  const options = await generateAuthenticationOptions({
    rpID: shop.domain,
    challenge: await newChallenge(context, { domain: shop.domain, subject: '' }),
    userVerification: 'required',
  })
  return succeed({ options: { ...options } })
}

type Shown = { readonly origin: string; readonly credential: z.output<typeof PasskeyProof> }

/** Owner of the passkey. PKY401, whatever is wrong with it; AUT441 for the right one of a closed account. */
export async function checkPasskey(context: AccountsContext, shown: Shown): Promise<Result<PersonRow>> {
  const { network } = context
  const limits = network === null ? [] : [{ limit: signIns, who: network, target: shown.credential.id }]
  const person = await limited(context, limits, () => verify(context, shown))
  if (person.ok) await rememberPlaces(context, person.value.email)
  return person
}

async function verify(context: AccountsContext, { origin, credential }: Shown): Promise<Result<PersonRow>> {
  const { env, now } = context
  const shop = passkeyShop(context.config, origin)
  const stored = await findPasskey(env.DB, credential.id)
  const publicKey = stored && fromBase64Url(stored.public_key)
  if (!shop || !publicKey || stored.domain !== shop.domain) return refuse('PKY401')
  const { userHandle, ...response } = credential.response
  const owner = toBase64Url(utf8(stored.consumer_id))
  if (userHandle !== undefined && userHandle !== owner) return refuse('PKY401')
  // Throws as well where the counter has gone back, which says that the passkey was copied.
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, response },
    expectedChallenge: (challenge) => takeChallenge(context, { domain: shop.domain, subject: '' }, challenge),
    expectedOrigin: shop.origin,
    expectedRPID: shop.domain,
    credential: { id: credential.id, publicKey, counter: stored.counter },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return refuse('PKY401')
  const used = await env.DB.prepare(
    'UPDATE passkeys SET counter = ?, used_at = ? WHERE credential_id = ? AND counter = ?',
  )
    .bind(verified.authenticationInfo.newCounter, now, credential.id, stored.counter)
    .run()
  const row = used.meta.changes === 1 ? await readPersonRow(env.DB, stored.consumer_id) : null
  if (!row || row.store_employee_id !== null) return refuse('PKY401')
  return row.blocked ? refuse('AUT441') : succeed(row)
}
