import { href } from '../../../shared/routes.ts'
import { emailProofCookie, newEmailCookie } from '../../http/cookies/mailed-token-cookies.ts'
import type { FormOutcome } from '../../http/forms/form-outcome.ts'
import { succeed } from '../../services/result.ts'
import { asPerson, isSignedOut } from '../account/as-person.ts'
import {
  type Confirmation,
  confirmationAfter,
  confirmEmailPage,
  type MailboxLink,
} from '../account/confirm-email-route.tsx'
import { longestToken } from '../account/mailed-token.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { done, refused } from './account-answers.ts'
import type { FormHandler } from './checkout-answers.ts'

type Confirming = { readonly link: MailboxLink; readonly confirmation: Confirmation }
const answerConfirmation = formAnswer('email-confirmation', (c, { link, confirmation }: Confirming) =>
  confirmEmailPage(c.get('context'), link, confirmation),
)

/** Mails the link that proves the person's address once more: none where another tab's page has proven it. */
export const postEmailLink: FormHandler = async (c) => {
  const { locale } = c.get('context')
  const path = href.account(locale)
  const mailed = await asPerson<FormOutcome>(c, async (call) => {
    const profile = await call('consumer.get', {})
    if (!profile.ok) return profile
    if (profile.value.consumerDetails.emailProven) return succeed('email-proven')
    const sent = await call('auth.mailEmailLink', { body: {} })
    return sent.ok ? succeed('email-mailed') : sent
  })
  if (mailed.ok) return done(c, path, mailed.value)
  return mailed.failure.code === 'API429' ? done(c, path, 'email-enough') : refused(c, mailed.failure)
}

/** The button on the page of the mailed link. */
export const postEmailProof: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const body = { token: (fields['token'] ?? '').slice(0, longestToken) }
  if (body.token === '') return answerConfirmation(c, { link: 'proof', confirmation: { step: 'expired' } })
  const proven = await asPerson(c, (call) => call('auth.confirmEmail', { body }))
  if (proven.ok || proven.failure.code === 'AUT402') emailProofCookie.clear(c, context)
  if (proven.ok) return done(c, href.account(context.locale), 'email-proven')
  if (isSignedOut(proven.failure)) await emailProofCookie.set(c, context, body)
  const confirmation = await confirmationAfter(c, proven.failure, body.token)
  return answerConfirmation(c, { link: 'proof', confirmation })
}

/** The button on the page of the link that was mailed to the new address. */
export const postNewEmail: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const body = { token: (fields['token'] ?? '').slice(0, longestToken) }
  if (body.token === '') return answerConfirmation(c, { link: 'change', confirmation: { step: 'expired' } })
  const changed = await asPerson(c, (call) => call('auth.confirmNewEmail', { body }))
  if (changed.ok || changed.failure.code === 'AUT402') newEmailCookie.clear(c, context)
  if (changed.ok) return done(c, href.accountSection(context.locale, 'security'), 'email-changed')
  if (isSignedOut(changed.failure)) await newEmailCookie.set(c, context, body)
  const confirmation = await confirmationAfter(c, changed.failure, body.token)
  return answerConfirmation(c, { link: 'change', confirmation })
}
