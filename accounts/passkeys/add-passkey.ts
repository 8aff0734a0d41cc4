import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import { insertSelect } from '../../backend/db/table.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { toBase64Url, utf8 } from '../../shared/bytes.ts'
import { mostPasskeys, type NewPasskey } from '../../shared/contracts/passkey.ts'
import { proveSession } from '../auth/prove-password.ts'
import { sessionOf } from '../auth/tokens.ts'
import type { AccountsContext } from '../context.ts'
import { mailOf } from '../mail/mails.ts'
import { putMailWhere } from '../mail/outbox.ts'
import type { PersonRow } from '../profile/people.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { passkeys } from '../tables.ts'
import { undoLink } from '../undo/undo-link.ts'
import { newChallenge, takeChallenge } from './challenge.ts'
import { type PasskeyShop, passkeyShop } from './shop-of.ts'
import { listPasskeys, transportsOf } from './stored-passkeys.ts'

/** COSE's EdDSA, ES256 and RS256: what workerd's Web Crypto verifies. */
const algorithms = [-8, -7, -257]

type Owner = { readonly row: PersonRow; readonly shop: PasskeyShop }

/** PKY400: the shop can't have passkeys, or it is an associate, who signs in with the number of a store. */
async function ownerOf(context: AccountsContext, origin: string): Promise<Result<Owner>> {
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const shop = passkeyShop(context.config, origin)
  if (!shop || person.value.store_employee_id !== null) return refuse('PKY400')
  return succeed({ row: person.value, shop })
}

type Asked = { readonly origin: string; readonly password?: string | undefined }

/** AUT404: the sign-in was too long ago, and no password was given. AUT450: it is the wrong one. */
export async function passkeyOptions(context: AccountsContext, { origin, password }: Asked) {
  const owner = await ownerOf(context, origin)
  if (!owner.ok) return owner
  const { row, shop } = owner.value
  const proven = await proveSession(context, row, password)
  if (!proven.ok) return proven
  const own = await listPasskeys(context.env.DB, row.consumer_id)
  const options = await generateRegistrationOptions({
    rpName: 'Kerb',
    rpID: shop.domain,
    userID: utf8(row.consumer_id),
    userName: row.email,
    userDisplayName: row.first_name ?? row.email,
    challenge: await newChallenge(context, { domain: shop.domain, subject: row.consumer_id }),
    attestationType: 'none',
    excludeCredentials: own
      .filter(({ domain }) => domain === shop.domain)
      .map(({ credential_id: id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return succeed({ options: { ...options } })
}

type Made = {
  readonly origin: string
  readonly name: string
  readonly credential: z.output<typeof NewPasskey>
}

/** PKY400: what the browser sent doesn't answer a challenge of this person and shop, or the passkey exists. */
export async function addPasskey(context: AccountsContext, { origin, name, credential }: Made) {
  const { env, now } = context
  const owner = await ownerOf(context, origin)
  if (!owner.ok) return owner
  const { row, shop } = owner.value
  const purpose = { domain: shop.domain, subject: row.consumer_id }
  const transports = transportsOf(credential.response.transports)
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response: { ...credential.response, transports } },
    expectedChallenge: (challenge) => takeChallenge(context, purpose, challenge),
    expectedOrigin: shop.origin,
    expectedRPID: shop.domain,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!verified?.verified) return refuse('PKY400')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const values = {
    credential_id: '?1',
    consumer_id: '?2',
    domain: '?3',
    public_key: '?4',
    counter: '?5',
    transports: '?6',
    name: '?7',
    created_at: '?8',
    used_at: 'NULL',
  }
  // A session that ended in this moment leaves no passkey behind.
  const rest = `WHERE (SELECT count(*) FROM passkeys WHERE consumer_id = ?2) < ?9
AND EXISTS (SELECT 1 FROM refresh_tokens WHERE family = ?10) ON CONFLICT DO NOTHING`
  const add = env.DB.prepare(insertSelect(passkeys, values, rest)).bind(
    id,
    row.consumer_id,
    shop.domain,
    toBase64Url(publicKey),
    counter,
    JSON.stringify(transports),
    name,
    now,
    mostPasskeys,
    await sessionOf(context),
  )
  const undo = await undoLink(context, row, 'passkey')
  const mail = mailOf('passkeyAdded', context.site, row.email, undo.link, { name })
  const isAdded = (credential: string, at: string) =>
    `EXISTS (SELECT 1 FROM passkeys WHERE credential_id = ${credential} AND created_at = ${at})`
  const [added] = await env.DB.batch([
    add,
    ...undo.keep(isAdded('?10', '?7'), [id]),
    putMailWhere(env.DB, mail, now, isAdded('?8', '?6'), [id]),
  ])
  if (added?.meta.changes !== 1) return refuse('PKY400')
  return succeed({ success: true })
}
