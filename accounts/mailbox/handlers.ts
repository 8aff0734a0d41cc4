import type { HandlersOf } from '../../backend/context.ts'
import { succeed } from '../../backend/result.ts'
import type { securityOperations } from '../../shared/operations/security.ts'
import type { AccountsContext } from '../context.ts'
import type { EngineOf } from '../engine.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { askForEmail, confirmNewEmail, pendingEmail } from './change-email.ts'
import { mailMailboxLink } from './mail-link.ts'
import { openMailboxLink, readMailboxLink } from './prove-mailbox.ts'

export const mailboxHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<typeof securityOperations, Context> => ({
  'auth.mailEmailLink': async (_request, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    if (person.value.email_proven_at !== null) return succeed({ success: true })
    return mailMailboxLink(context, person.value, 'confirmEmail')
  },

  'auth.confirmEmail': ({ body }, context) => openMailboxLink(context, engineOf(context), body.token),

  'auth.mailboxLink': ({ body }, context) => readMailboxLink(context, body.token),

  'auth.emailChange': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const { email, associate_of: store } = person.value
    return succeed({ email, pending: await pendingEmail(context, person.value), mayChange: store === null })
  },

  'auth.changeEmail': ({ body }, context) => askForEmail(context, body),
  'auth.confirmNewEmail': ({ body }, context) => confirmNewEmail(context, engineOf(context), body.token),
})
