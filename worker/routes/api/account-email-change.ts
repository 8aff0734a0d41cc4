import { text } from '../../../shared/errors/message.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { passwordLength } from '../../../shared/validation/password.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { email as address, required } from '../../../shared/validation/text.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { Call } from '../../services/call.ts'
import { type Result, succeed } from '../../services/result.ts'
import type { Refused } from '../account/security-route.tsx'
import { failureAnswer, failureWords } from '../failure-words.ts'
import { change, isSessionEnd } from './account-security.ts'
import type { FormHandler } from './checkout-answers.ts'

/** Longer than any valid address, so that cutting it off can't make a wrong one right. */
const longestTyped = 300

/** The fields that a refusal is shown at. AUT404: the session is too old by now, so the page asks for the password. */
const fieldOf: Readonly<Record<string, string>> = {
  AUT453: 'newEmail',
  AUT404: 'emailPassword',
  AUT450: 'emailPassword',
}

/** Mails a link to the new address. The answer is the same whether that has an account or not. */
export const postEmailChange: FormHandler = async (c, fields) => {
  const { locale, t } = c.get('context')
  const typed = (fields['newEmail'] ?? '').trim().slice(0, longestTyped)
  const { emailPassword } = fields
  const rules = {
    newEmail: [required, address],
    emailPassword: emailPassword === undefined ? [] : [required, passwordLength],
  }
  const texts = faultTexts(validate(rules, { newEmail: typed, emailPassword: emailPassword ?? '' }), locale)
  const refusedAt = (field: string, words: string): Result<Refused> =>
    succeed({ status: 422, email: { typed, texts: { [field]: words } } })
  const ask = async (call: Call): Promise<Result<Refused | null>> => {
    if (Object.keys(texts).length > 0) return succeed({ status: 422, email: { typed, texts } })
    const body = { email: typed, password: emailPassword || undefined, ...captchaOf(fields) }
    const asked = await call('auth.changeEmail', { body })
    if (asked.ok) return asked.value.mailed ? succeed(null) : refusedAt('newEmail', t('email.same'))
    const { failure } = asked
    if (isSessionEnd(failure)) return asked
    if (failure.code === 'AUT404') return refusedAt('emailPassword', text('field.required', locale))
    const field = fieldOf[failure.code]
    if (field) return refusedAt(field, failureWords(failure, locale))
    return succeed({ ...failureAnswer(failure, locale), email: { typed, texts: {} } })
  }
  return change(c, ask, 'email-asked')
}
