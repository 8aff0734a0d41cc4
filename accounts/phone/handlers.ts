import type { HandlersOf } from '../../backend/context.ts'
import { refuse, succeed } from '../../backend/result.ts'
import type { securityOperations } from '../../shared/operations/security.ts'
import type { AccountsContext } from '../context.ts'
import { phoneIsTaken } from '../profile/identity.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { textPhoneCode } from './phone-code.ts'
import { provePhone } from './prove-phone.ts'

export const phoneHandlers: HandlersOf<typeof securityOperations, AccountsContext> = {
  'auth.textPhoneCode': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const { consumer_id: consumerId, phone, phone_proven_at: provenAt } = person.value
    if (phone === null) return refuse('PRO420')
    if (provenAt !== null) return succeed({ success: true })
    if (await phoneIsTaken(context.env.DB, consumerId, phone)) return refuse('AUT442')
    return textPhoneCode(context, consumerId, phone, null)
  },

  'auth.provePhone': ({ body }, context) => provePhone(context, body),
}
