import { z } from 'zod'
import { href } from '../../../shared/routes.ts'
import { succeed } from '../../services/result.ts'
import { asPerson, isSignedOut } from '../account/as-person.ts'
import { passwordRefusal, passwordTexts } from '../account/password-forms.tsx'
import { changeAsks, changePasswordPage } from '../account/password-routes.tsx'
import { respond } from '../page-answer/respond.ts'
import { done, refused } from './account-answers.ts'
import type { FormHandler } from './checkout-answers.ts'

/** A value that is too long is none of ours: it reads as empty, and its field says that it is required. */
const typed = z.string().max(256).catch('')
const Passwords = z.object({ currentPassword: typed, newPassword: typed, confirmPassword: typed })

export const postPassword: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const path = href.accountSection(context.locale, 'password')
  const values = Passwords.parse(fields)
  const texts = passwordTexts(context, changeAsks, values)
  const isWrong = Object.keys(texts).length > 0
  const answer = await asPerson<unknown>(c, async (call) =>
    isWrong ? succeed(null) : call('auth.changePassword', { body: values }),
  )
  if (answer.ok && !isWrong) return done(c, path, 'password-changed')
  if (answer.ok) return respond(c, changePasswordPage(context, null, { answer: { texts }, status: 422 }))
  const { failure } = answer
  if (isSignedOut(failure)) return refused(c, failure, path)
  const status = failure.status >= 500 ? 503 : 422
  return respond(c, changePasswordPage(context, null, { answer: passwordRefusal(context, failure), status }))
}
