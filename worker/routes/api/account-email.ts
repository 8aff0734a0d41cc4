import { href } from '../../../shared/routes.ts'
import { emailProofCookie } from '../../http/cookies/email-proof-cookie.ts'
import { asPerson, isSignedOut } from '../account/as-person.ts'
import { confirmEmailPage } from '../account/confirm-email-route.tsx'
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
  const token = (fields['token'] ?? '').slice(0, 200)
  if (token === '') return respond(c, confirmEmailPage(context, { step: 'expired' }))
  const proven = await asPerson(c, (call) => call('auth.confirmEmail', { body: { token } }))
  if (proven.ok || proven.failure.code === 'AUT402') emailProofCookie.clear(c, context)
  if (proven.ok) return done(c, href.account(context.locale), 'email-proven')
  const { failure } = proven
  if (isSignedOut(failure)) {
    await emailProofCookie.set(c, context, { token })
    return respond(c, confirmEmailPage(context, { step: 'sign-in' }))
  }
  if (failure.code === 'AUT404') return respond(c, confirmEmailPage(context, { step: 'other' }))
  return respond(c, confirmEmailPage(context, { step: failure.code === 'AUT402' ? 'expired' : 'failed' }))
}
