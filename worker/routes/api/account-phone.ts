import { href } from '../../../shared/routes.ts'
import type { FormOutcome } from '../../http/forms/form-outcome.ts'
import type { Page } from '../../render/page.ts'
import type { Call } from '../../services/call.ts'
import { type CallFailure, fail, type Result, succeed } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import { type Profile, pendingTexts, preferencesPage } from '../account/preferences-route.tsx'
import { knownValues, profilePage, unprovenPhone } from '../account/profile-route.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { respond } from '../page-answer/respond.ts'
import { done, refused } from './account-answers.ts'
import type { C, FormHandler } from './checkout-answers.ts'

/** Texts a code to the account's number. */
export const postPhoneCode: FormHandler = (c) =>
  onProfile(c, 'phone-texted', (call) => call('auth.textPhoneCode', { body: {} }))

/** The code that was texted to the account's number. */
export const postPhoneProof: FormHandler = (c, { code = '' }) =>
  onProfile(c, 'phone-proven', (call, profile) => {
    const phone = unprovenPhone(profile)
    return phone === null ? Promise.resolve(succeed(null)) : call('auth.provePhone', { body: bodyOf(phone, code) })
  })

/** The code that confirms text messages. */
export const postSmsProof: FormHandler = async (c, { code = '' }) => {
  const context = c.get('context')
  return withProfile(
    c,
    { path: href.accountSection(context.locale, 'preferences'), outcome: 'texts-confirmed' },
    (call, profile) => {
      const phone = pendingTexts(profile)
      return phone === null
        ? Promise.resolve(fail(nothingWaits))
        : call('auth.provePhone', { body: bodyOf(phone, code) })
    },
    (profile, failure) => {
      const text = failureWords(failure, context.locale)
      const shown = isWrongCode(failure) ? { codeFault: text } : { fault: text }
      return preferencesPage(context, profile, { ...shown, status: failureStatus(failure, 422) })
    },
  )
}

const bodyOf = (phone: string, code: string) => ({ phone, code: code.slice(0, 20) })
const isWrongCode = ({ code }: CallFailure): boolean => code === 'PHN401'
/** The wish was withdrawn in another tab, or by the message's link. */
const nothingWaits: CallFailure = {
  code: 'PHN401',
  status: 422,
  message: 'no consent waits for a code',
  details: {},
  cause: 'answer',
}

function onProfile(
  c: C,
  outcome: FormOutcome,
  work: (call: Call, profile: Profile) => Promise<Result<unknown>>,
): Promise<Response> {
  const context = c.get('context')
  const path = href.accountSection(context.locale, 'profile')
  return withProfile(c, { path, outcome }, work, (profile, failure) => {
    const text = failureWords(failure, context.locale)
    const values = knownValues(context, profile)
    const unproven = unprovenPhone(profile)
    const status = failureStatus(failure, 422)
    if (isWrongCode(failure)) return profilePage(context, { values, unproven, codeFault: text, status })
    const answer = failure.code === 'AUT442' ? { texts: { phone: text } } : { texts: {}, fault: text }
    return profilePage(context, { values, unproven, answer, status })
  })
}

/** Back to the page, or the page of `shown` with why not. */
async function withProfile(
  c: C,
  to: { readonly path: string; readonly outcome: FormOutcome },
  work: (call: Call, profile: Profile) => Promise<Result<unknown>>,
  shown: (profile: Profile, failure: CallFailure) => Page,
): Promise<Response> {
  type Refused = { readonly profile: Profile; readonly failure: CallFailure }
  const answer = await asPerson<Refused | null>(c, async (call) => {
    const profile = await call('consumer.get', {})
    if (!profile.ok) return profile
    const worked = await work(call, profile.value)
    return succeed(worked.ok ? null : { profile: profile.value, failure: worked.failure })
  })
  if (!answer.ok) return refused(c, answer.failure)
  if (answer.value === null) return done(c, to.path, to.outcome)
  return respond(c, shown(answer.value.profile, answer.value.failure))
}
