import type { HandlersOf } from '../../backend/context.ts'
import { refuse, succeed } from '../../backend/result.ts'
import type { securityOperations } from '../../shared/operations/security.ts'
import { issueCode } from '../auth/authorization-codes.ts'
import { sessionOf } from '../auth/tokens.ts'
import type { AccountsContext } from '../context.ts'
import { isProven } from '../devices/devices.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { addPasskey, passkeyOptions } from './add-passkey.ts'
import { checkPasskey, signInOptions } from './sign-in-with-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './stored-passkeys.ts'

const instant = (at: number): string => new Date(at).toISOString()

export const passkeyHandlers: HandlersOf<typeof securityOperations, AccountsContext> = {
  'auth.passkeySignInOptions': ({ body }, context) => signInOptions(context, body.origin),

  'auth.passkeySignIn': async ({ body }, context) => {
    const person = await checkPasskey(context, body)
    if (!person.ok) return person
    const { env, now } = context
    const passkey = { consumer_id: person.value.consumer_id, credential_id: body.credential.id }
    const authorizationCode = await issueCode(env.DB, passkey, body.codeChallenge, now)
    return authorizationCode === null ? refuse('PKY401') : succeed({ authorizationCode })
  },

  'auth.passkeys': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const { env, now } = context
    const rows = await listPasskeys(env.DB, person.value.consumer_id)
    const passkeys = rows.map(({ credential_id: passkeyId, name, domain, created_at, used_at }) => ({
      passkeyId,
      name,
      domain,
      createdAt: instant(created_at),
      usedAt: used_at === null ? null : instant(used_at),
    }))
    return succeed({ passkeys, isProven: await isProven(env.DB, await sessionOf(context), now) })
  },

  'auth.passkeyOptions': ({ body }, context) => passkeyOptions(context, body),
  'auth.addPasskey': ({ body }, context) => addPasskey(context, body),

  'auth.renamePasskey': async ({ params, body }, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const { consumer_id: consumerId } = person.value
    const isRenamed = await renamePasskey(context.env.DB, consumerId, params.passkeyId, body.name)
    return isRenamed ? succeed({ success: true }) : refuse('PKY404')
  },

  'auth.removePasskey': async ({ params }, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const isRemoved = await removePasskey(context.env.DB, person.value.consumer_id, params.passkeyId)
    return isRemoved ? succeed({ success: true }) : refuse('PKY404')
  },
}
