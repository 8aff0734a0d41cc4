import { z } from 'zod'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { nextEnrollment } from '../../../shared/enrollment/enrollment.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { interests, joinInterests, readInterests } from '../../../shared/interests.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import { href } from '../../../shared/routes.ts'
import { enrollmentRules } from '../../../shared/validation/account-forms.ts'
import { dateFormatOf, isoDate } from '../../../shared/validation/date.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { readPhone } from '../../../shared/validation/phone.ts'
import { countryOfDialCode } from '../../../shared/validation/phone-countries.ts'
import { type FormValues, type Rules, validate } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import type { SignInAnswer } from '../../services/people.ts'
import type { CallFailure } from '../../services/result.ts'
import { asMember } from '../../services/session.ts'
import { asPerson } from '../account/as-person.ts'
import { answerEnrollment, askedFields, type EnrollmentInput } from '../enrollment/enrollment-page.tsx'
import { enrollmentValues } from '../enrollment/enrollment-routes.tsx'
import { failureParams, failureStatus, failureWords } from '../failure-words.ts'
import { refused } from './account-answers.ts'
import { type C, type FormHandler, seeOther } from './checkout-answers.ts'
import { entered } from './entered.ts'

const typed = z.string().trim().max(300).optional().catch('')
const Where = z.object({
  returnTo: ReturnTo,
  enrollment: z
    .enum(['page', 'dialog'])
    .catch('page')
    .transform((where) => where === 'dialog'),
})
const Values = z.object({
  email: typed,
  firstName: typed,
  lastName: typed,
  birthDate: typed,
  postalCode: typed,
  phone: typed,
  phoneCode: typed,
  newsletter: typed,
  loyalty: typed,
})

/** Subject of the form, where it is shown, and what was typed but passwords. */
function readEnrollment({ locale }: RequestContext, fields: Readonly<Record<string, string>>) {
  const { returnTo = href.account(locale), enrollment: dialog } = Where.parse(fields)
  return { page: { dialog, returnTo }, values: Values.parse(fields) }
}

type FormStep = keyof ReturnType<typeof enrollmentRules>

/** Faults of the fields that the step asks for. */
function textsOf(context: RequestContext, step: FormStep, values: FormValues): FormAnswer['texts'] {
  const rules: Rules = enrollmentRules(context.site)[step]
  const asked = askedFields(context, step, values)
  const askedRules = Object.fromEntries(Object.entries(rules).filter(([name]) => asked.includes(name)))
  return faultTexts(validate(askedRules, values), context.locale)
}

const fieldOf: Readonly<Record<string, string>> = {
  AUT439: 'email',
  AUT453: 'email',
  FE872: 'newPassword',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
  PRO420: 'phone',
  AUT442: 'phone',
  AUT444: 'phone',
}

/** The step again, with what was typed, and the error at its field or else above the form. */
function refuse(c: C, input: EnrollmentInput, failure: CallFailure): Promise<Response> {
  const context = c.get('context')
  const text = failureWords(failure, context.locale)
  const { field } = failureParams(failure)
  const name = failure.code === 'PRO421' ? (field === 'lastName' ? 'lastName' : 'firstName') : fieldOf[failure.code]
  const isAsked = name !== undefined && askedFields(context, input.step, input.values ?? {}).includes(name)
  const answer = isAsked ? { texts: { [name]: text } } : { texts: {}, fault: text }
  return answerEnrollment(c, { ...input, answer, status: failureStatus(failure, 422) })
}

export const postLookup: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { page, values } = readEnrollment(context, fields)
  const input = { ...page, values: { email: values.email } }
  const texts = textsOf(context, 'lookup', values)
  if (Object.keys(texts).length > 0)
    return answerEnrollment(c, { ...input, step: 'lookup', answer: { texts }, status: 422 })
  const found = await context.call('consumer.lookup', { query: { email: values.email ?? '', ...captchaOf(fields) } })
  if (!found.ok) return refuse(c, { ...input, step: 'lookup' }, found.failure)
  const step = nextEnrollment('lookup', found.value.exists ? 'known' : 'unknown', null)
  return answerEnrollment(c, { ...input, step: step === 'sign-in' ? step : 'sign-up' })
}

export const postSignUp: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { locale } = context
  const { page, values } = readEnrollment(context, fields)
  const input = { ...page, step: 'sign-up', values } as const
  const password = fields['newPassword'] ?? ''
  const texts = textsOf(context, 'sign-up', { ...values, newPassword: password })
  if (Object.keys(texts).length > 0) return answerEnrollment(c, { ...input, answer: { texts }, status: 422 })
  const { people } = c.get('services')
  const { firstName, lastName, postalCode, phone, birthDate } = detailsOf(context, values)
  const answer = await people.signUp(context, {
    email: values.email ?? '',
    password,
    captcha: captchaOf(fields),
    details: { firstName, lastName, postalCode, phone, birthDate },
  })
  if (!answer.ok) return refuse(c, input, answer.failure)
  const back = await entered(c, await withWishes(c, answer.value, values), page.returnTo)
  return seeOther(
    c,
    page.dialog
      ? href.dialog(locale, 'welcome', { returnTo: back })
      : href.completeProfile(locale, { step: 'welcome', returnTo: back }),
  )
}

/** The account is there by now: a newsletter or membership that can't be had at the moment doesn't undo it. */
async function withWishes(c: C, answer: SignInAnswer, values: FormValues): Promise<SignInAnswer> {
  const context = c.get('context')
  const { people } = c.get('services')
  const { result, session } = await people.asPerson({ ...context, session: answer.session }, async (call) => {
    if (values['newsletter'] === 'on') {
      const { country } = context.site
      const recipient = values['email'] ?? ''
      await call('consumer.subscribe', {
        body: {
          type: 'Newsletter',
          channel: 'email',
          optin: true,
          recipient,
          country,
          wording: context.t('checkout.newsletter'),
        },
      })
    }
    return values['loyalty'] === 'on'
      ? call('consumer.create', { body: { consumerDetails: sourceOf(context) } })
      : call('consumer.get', {})
  })
  const current = { ...(session ?? answer.session), cartCount: answer.session.cartCount }
  return { ...answer, session: result.ok && result.value.isLoyaltyMember ? asMember(current) : current }
}

/** Where a membership begins (spec 1 §3 `source`). Nobody's campaign is known: links are not followed. */
const sourceOf = ({ channel }: Pick<RequestContext, 'channel'>) => ({
  source: { acquisitionType: channel, campaignName: '' },
})

/** In the form that the service keeps; undefined where nothing was typed. */
function detailsOf({ site }: RequestContext, values: FormValues) {
  const dialed = countryOfDialCode(values['phoneCode'] ?? '', site.country)?.code ?? site.country
  const given = (text: string | null | undefined) => text || undefined
  return {
    firstName: given(values['firstName']),
    lastName: given(values['lastName']),
    postalCode: given(values['postalCode']),
    phone: given(readPhone(values['phone'] ?? '', dialed)?.international),
    birthDate: given(isoDate(values['birthDate'] ?? '', dateFormatOf(site.country))),
  }
}

type Profile = OperationResponse<OperationOf<'consumer.get'>>
const CompleteStep = z.enum(['non-loyalty', 'mobile', 'profile', 'interests'])
type CompleteStep = z.output<typeof CompleteStep>

/** A step of the profile: saved or skipped, it leads to the next one. */
export const postComplete: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { page, values } = readEnrollment(context, fields)
  const step = CompleteStep.catch('profile').parse(fields['step'])
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  if (!profile.ok) return refused(c, profile.failure)
  const isSkipped = fields['skip'] === 'yes'
  const next = (person: Profile) =>
    nextEnrollment(step, isSkipped ? 'skipped' : step === 'non-loyalty' ? 'joined' : 'saved', person)
  if (isSkipped) return goOn(c, page, next(profile.value))
  const chosen = interests.filter((interest) => fields[`interest.${interest}`] === 'on')
  const input: EnrollmentInput = {
    ...page,
    step,
    values: {
      ...values,
      ...Object.fromEntries(chosen.map((interest) => [`interest.${interest}`, 'on'])),
      knownBirthDate: enrollmentValues(context, profile.value)['knownBirthDate'],
    },
  }
  const texts = textsOf(context, step, input.values ?? {})
  if (Object.keys(texts).length > 0) return answerEnrollment(c, { ...input, answer: { texts }, status: 422 })
  const saved = await save(c, step, detailsOf(context, values), joinInterests([...chosen, ...others(profile.value)]))
  if (!saved.ok) return refuse(c, input, saved.failure)
  const session = c.get('sentSession') ?? context.session
  if (session?.person) {
    const { firstName } = saved.value.consumerDetails
    const named = { ...session, person: { ...session.person, firstName } }
    await setSession(c, context, saved.value.isLoyaltyMember ? asMember(named) : named)
  }
  return goOn(c, page, next(saved.value))
}

/** Notes of another shop front or system. */
const others = ({ preferences }: Profile) =>
  readInterests(preferences.interests).filter((one) => !interests.some((known) => known === one))

function save(c: C, step: CompleteStep, details: ReturnType<typeof detailsOf>, chosen: string) {
  return asPerson(c, (call) => {
    if (step === 'interests') return call('consumer.update', { body: { preferences: { interests: chosen } } })
    const { phone, ...rest } = details
    if (step === 'non-loyalty')
      return call('consumer.create', {
        body: { consumerDetails: { birthDate: details.birthDate, ...sourceOf(c.get('context')) } },
      })
    const consumerDetails = step === 'mobile' ? { phone } : rest
    // Spec 1 §5: "Profile update is skipped when all fields are empty."
    const isEmpty = Object.values(consumerDetails).every((value) => value === undefined)
    return isEmpty ? call('consumer.get', {}) : call('consumer.update', { body: { consumerDetails } })
  })
}

type Where = { readonly dialog: boolean; readonly returnTo: string }

function goOn(c: C, page: Where, next: ReturnType<typeof nextEnrollment>): Response | Promise<Response> {
  const context = c.get('context')
  const { locale }: { locale: Locale } = context
  const { returnTo } = page
  if (!page.dialog) return seeOther(c, href.completeProfile(locale, { step: next, returnTo }))
  if (next === 'welcome') return seeOther(c, href.dialog(locale, 'welcome', { returnTo }))
  return answerEnrollment(c, { ...page, step: 'success' })
}
