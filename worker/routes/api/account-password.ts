import { z } from 'zod'
import { mostPasskeys } from '../../../shared/contracts/passkey.ts'
import { href } from '../../../shared/routes.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { CallFailure } from '../../services/result.ts'
import { succeed } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import { passwordRefusal, passwordTexts } from '../account/password-forms.tsx'
import { changeAsks, showChangePassword } from '../account/password-routes.tsx'
import { failureStatus } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { done, refused } from './account-answers.ts'
import type { FormHandler } from './checkout-answers.ts'

const keepPrefix = 'keep-'

const typed = z.string().catch('')
const Passwords = z.object({ currentPassword: typed, newPassword: typed, confirmPassword: typed })

/** Ids of the passkeys that were ticked, by the names of their boxes. */
const keptIn = (fields: Readonly<Record<string, string>>): string[] =>
  Object.keys(fields)
    .filter((name) => name.startsWith(keepPrefix))
    .map((name) => name.slice(keepPrefix.length))
    .filter((id) => id !== '' && id.length <= 1400)
    .slice(0, mostPasskeys)

const answerPassword = formAnswer('password', showChangePassword)

export const postPassword: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const path = href.accountSection(context.locale, 'password')
  const values = Passwords.parse(fields)
  const kept = keptIn(fields)
  const texts = passwordTexts(context, changeAsks, values)
  const body = { ...values, keptPasskeys: kept, ...captchaOf(fields) }
  const answer = await asPerson(c, async (call) => {
    const isWrong = Object.keys(texts).length > 0
    const changed = isWrong ? null : await call('auth.changePassword', { body })
    if (changed?.ok) return succeed(null)
    if (changed && isSessionEnd(changed.failure)) return changed
    return succeed({ failure: changed?.failure ?? null })
  })
  if (!answer.ok) return refused(c, answer.failure)
  if (answer.value === null) return done(c, path, 'password-changed')
  const { failure } = answer.value
  const status = failureStatus(failure, 422)
  const shown = failure ? passwordRefusal(context, failure) : { texts }
  return answerPassword(c, { kept, refused: { answer: shown, status } })
}

const isSessionEnd = ({ code }: CallFailure): boolean => code === 'AUT498' || code === 'PRO404'
