import { href } from '../../../shared/routes.ts'
import { emailProofCookie, newEmailCookie } from '../../http/cookies/mailed-token-cookies.ts'
import { asPerson, isSignedOut } from '../account/as-person.ts'
import { confirmationAfter, confirmEmailPage } from '../account/confirm-email-route.tsx'
import { longestToken } from '../account/mailed-token.ts'
import { respond } from '../page-answer/respond.ts'
import { done, refused } from './account-answers.ts'
import type { FormHandler } from './checkout-answers.ts'

/** Mails the link that proves the person's address once more. */
export const postEmailLink: FormHandler = async (c) => {
  const { locale, url } = c.get('context')
  const path = href.account(locale)
  const mailed = await asPerson(c, (call) => call('auth.mailEmailLink', { body: { shopOrigin: url.origin } }))
  if (mailed.ok) return done(c, path, 'email-mailed')
  return mailed.failure.code === 'API429' ? done(c, path, 'email-enough') : refused(c, mailed.failure)
}

/** The button on the page of the mailed link. */
export const postEmailProof: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const body = { token: (fields['token'] ?? '').slice(0, longestToken) }
  if (body.token === '') return respond(c, confirmEmailPage(context, 'proof', { step: 'expired' }))
  const proven = await asPerson(c, (call) => call('auth.confirmEmail', { body }))
  if (proven.ok || proven.failure.code === 'AUT402') emailProofCookie.clear(c, context)
  if (proven.ok) return done(c, href.account(context.locale), 'email-proven')
  if (isSignedOut(proven.failure)) await emailProofCookie.set(c, context, body)
  return respond(c, confirmEmailPage(context, 'proof', await confirmationAfter(c, proven.failure, body.token)))
}

/** The button on the page of the link that was mailed to the new address. */
export const postNewEmail: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const body = { token: (fields['token'] ?? '').slice(0, longestToken) }
  if (body.token === '') return respond(c, confirmEmailPage(context, 'change', { step: 'expired' }))
  const changed = await asPerson(c, (call) => call('auth.confirmNewEmail', { body }))
  if (changed.ok || changed.failure.code === 'AUT402') newEmailCookie.clear(c, context)
  if (changed.ok) return done(c, href.accountSection(context.locale, 'security'), 'email-changed')
  if (isSignedOut(changed.failure)) await newEmailCookie.set(c, context, body)
  return respond(c, confirmEmailPage(context, 'change', await confirmationAfter(c, changed.failure, body.token)))
}
