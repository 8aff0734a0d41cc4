import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { FormOutcome } from '../../http/forms/form-outcome.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import type { Call } from '../../services/call.ts'
import { type CallFailure, fail, type Result, succeed } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import { type Profile, pendingTexts } from '../account/preferences-route.tsx'
import { unprovenPhone } from '../account/profile-route.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { done, refused } from './account-answers.ts'
import { answerPreferences } from './account-preferences.ts'
import { answerProfile } from './account-profile.ts'
import type { C, FormHandler } from './checkout-answers.ts'

/** Texts a code to the account's number: to none that another tab's page has confirmed or taken out. */
export const postPhoneCode: FormHandler = (c, fields) =>
  onProfile(c, 'phone-texted', async (call, profile) =>
    unprovenPhone(profile) === null ? fail(nothingWaits) : call('auth.textPhoneCode', { body: captchaOf(fields) }),
  )

/** The code that was texted to the account's number. */
export const postPhoneProof: FormHandler = (c, fields) =>
  onProfile(c, 'phone-proven', (call, profile) => prove(call, unprovenPhone(profile), fields))

/** The code that confirms text messages. */
export const postSmsProof: FormHandler = async (c, fields) => {
  const context = c.get('context')
  return withProfile(
    c,
    { path: href.accountSection(context.locale, 'preferences'), outcome: 'texts-confirmed' },
    (call, profile) => prove(call, pendingTexts(profile), fields),
    (failure) => {
      const text = wordsOf(context, failure)
      const shown = isWrongCode(failure) ? { codeFault: text } : { fault: text }
      return answerPreferences(c, { ...shown, status: failureStatus(failure, 422) })
    },
  )
}

/** Only the number that the code was asked for is confirmed by it, if that one still waits. */
async function prove(
  call: Call,
  waiting: string | null,
  { code = '', phone = waiting ?? '' }: FormFields,
): Promise<Result<unknown>> {
  if (waiting === null || phone !== waiting) return fail(nothingWaits)
  return call('auth.provePhone', { body: { phone, code: code.slice(0, 20) } })
}

const isWrongCode = ({ code }: CallFailure): boolean => code === 'PHN401'
/** Not a service's code: in another tab, or by a message's link, the number was confirmed, changed or taken out. */
const nothingWaits: CallFailure = {
  code: 'nothing-waits',
  status: 422,
  message: 'this number waits for no code',
  details: {},
  cause: 'answer',
}

const wordsOf = ({ t, locale }: Pick<RequestContext, 't' | 'locale'>, failure: CallFailure): string =>
  failure.code === nothingWaits.code ? t('phone.nothingWaits') : failureWords(failure, locale)

function onProfile(
  c: C,
  outcome: FormOutcome,
  work: (call: Call, profile: Profile) => Promise<Result<unknown>>,
): Promise<Response> {
  const context = c.get('context')
  const path = href.accountSection(context.locale, 'profile')
  return withProfile(c, { path, outcome }, work, (failure) => {
    const text = wordsOf(context, failure)
    const status = failureStatus(failure, 422)
    if (isWrongCode(failure)) return answerProfile(c, { codeFault: text, status })
    const answer = failure.code === 'AUT442' ? { texts: { phone: text } } : { texts: {}, fault: text }
    return answerProfile(c, { answer, status })
  })
}

/** Back to the page, or the page that says why not. */
async function withProfile(
  c: C,
  to: { readonly path: string; readonly outcome: FormOutcome },
  work: (call: Call, profile: Profile) => Promise<Result<unknown>>,
  refuse: (failure: CallFailure) => Promise<Response>,
): Promise<Response> {
  const answer = await asPerson<CallFailure | null>(c, async (call) => {
    const profile = await call('consumer.get', {})
    if (!profile.ok) return profile
    const worked = await work(call, profile.value)
    return succeed(worked.ok ? null : worked.failure)
  })
  if (!answer.ok) return refused(c, answer.failure)
  return answer.value === null ? done(c, to.path, to.outcome) : refuse(answer.value)
}
