import { z } from 'zod'
import { shownField } from '../../../client/pages/account/preferences-page.tsx'
import { interests, joinInterests, readInterests } from '../../../shared/interests.ts'
import { maskedEmail } from '../../../shared/masked-email.ts'
import { isNotified, notificationTopicNames } from '../../../shared/notifications.ts'
import { href } from '../../../shared/routes.ts'
import { smsRules } from '../../../shared/validation/account-forms.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { internationalPhone } from '../../../shared/validation/phone.ts'
import { countryOfDialCode } from '../../../shared/validation/phone-countries.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import type { Call } from '../../services/call.ts'
import { type CallFailure, type Result, succeed } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import {
  newsletterOf,
  newslettersElsewhere,
  type Profile,
  showPreferences,
  textsOf,
  waits,
} from '../account/preferences-route.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { done, refused } from './account-answers.ts'
import type { C, FormHandler } from './checkout-answers.ts'

export const answerPreferences = formAnswer('preferences', showPreferences)

const pagePath = (c: C): string => href.accountSection(c.get('context').locale, 'preferences')

export const postNewsletter: FormHandler = (c, fields) => {
  const { site, t } = c.get('context')
  const { country } = site
  return save(c, (call, profile) => {
    const body = {
      type: 'Newsletter',
      channel: 'email',
      optin: fields['newsletter'] === 'on',
      recipient: profile.consumerDetails.email,
      country,
      wording: t('account.newsletterOn', { email: '…' }),
    } as const
    return newsletterOf(profile) ? call('consumer.updateSubscription', { body }) : call('consumer.subscribe', { body })
  })
}

/**
 * Takes back wishes for other addresses, which the page shows masked; those that look alike end together. Nothing that
 * a mailbox has confirmed is among them.
 */
export const withdrawNewsletter: FormHandler = (c, { recipient = '' }) =>
  save(c, async (call, profile) => {
    for (const wish of newslettersElsewhere(profile)) {
      if (maskedEmail(wish.recipient) !== recipient) continue
      const withdrawn = await call('consumer.updateSubscription', { body: { ...wish, optin: false } })
      if (!withdrawn.ok) return withdrawn
    }
    return succeed(null)
  })

const typed = z.string().trim().max(300).optional().catch(undefined)
const Sms = z.object({ sms: typed, phone: typed, phoneCode: typed, terms: typed })

/**
 * A wish, for whose terms the box stands; the number's owner confirms it by the code that is texted (postSmsProof), and
 * then it takes the place of the number that has texts until then. A refusal changes nothing.
 */
export const postSms: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { country } = context.site
  const values = Sms.parse(fields)
  const wanted = values.sms === 'on'
  const texts = wanted ? faultTexts(validate(smsRules(country), values), context.locale) : {}
  const dialled = countryOfDialCode(values.phoneCode ?? '', country)?.code ?? country
  const recipient = internationalPhone(values.phone ?? '', dialled)
  const work = async (call: Call, profile: Profile): Promise<Result<unknown>> => {
    if (wanted && recipient !== null) {
      const body = { type: 'Newsletter', channel: 'sms', optin: true, doubleOptin: false, recipient, country } as const
      const wording = `${context.t('account.smsOn')}. ${context.t('account.smsTerms')}`
      const asked = await call('consumer.subscribe', { body: { ...body, wording, ...captchaOf(fields) } })
      if (!asked.ok) return asked
    }
    for (const before of textsOf(profile)) {
      if (wanted && (before.recipient === recipient || !waits(before))) continue
      const ended = await call('consumer.updateSubscription', { body: { ...before, optin: false, doubleOptin: false } })
      if (!ended.ok) return ended
    }
    return succeed(null)
  }
  return save(c, work, { values, texts })
}

/** Only the topics whose choice has changed on the page are sent. */
export const postNotifications: FormHandler = (c, fields) => {
  const { t } = c.get('context')
  return save(c, async (call, { notifications }) => {
    for (const topic of notificationTopicNames) {
      const enabled = fields[`notify.${topic}`] === 'on'
      if (enabled === (wasShown(fields, topic) ?? isNotified(topic, notifications))) continue
      const chosen = await call('consumer.updateNotifications', {
        body: { topic, enabled, wording: t(`notify.${topic}`) },
      })
      if (!chosen.ok) return chosen
    }
    return succeed(null)
  })
}

/** Notes of another shop front or system stay. */
export const postInterests: FormHandler = (c, fields) =>
  save(c, (call, { preferences }) => {
    const before = readInterests(preferences.interests)
    const others = before.filter((one) => !interests.some((known) => known === one))
    const chosen = interests.filter((interest) => {
      const ticked = isTicked(fields, interest)
      return ticked === wasShown(fields, interest) ? before.includes(interest) : ticked
    })
    return call('consumer.update', { body: { preferences: { interests: joinInterests([...chosen, ...others]) } } })
  })

/**
 * Whether the page of this form showed the box ticked; null if the form doesn't say. A page that was opened before the
 * choice was made elsewhere, as by the link in a mail, doesn't undo that choice.
 */
function wasShown({ [shownField]: ticked }: FormFields, box: string): boolean | null {
  return ticked === undefined ? null : ticked.split(',').includes(box)
}

const isTicked = (fields: FormFields, interest: string): boolean => fields[`interest.${interest}`] === 'on'

type Typed = { readonly values: z.output<typeof Sms>; readonly texts: Readonly<Record<string, string>> }

/** Changes what is kept, or shows the page again with why not. */
async function save(
  c: C,
  work: (call: Call, profile: Profile) => Promise<Result<unknown>>,
  sms?: Typed,
): Promise<Response> {
  const context = c.get('context')
  const isWrong = Object.keys(sms?.texts ?? {}).length > 0
  const answer = await asPerson<CallFailure | null>(c, async (call) => {
    const profile = await call('consumer.get', {})
    if (!profile.ok || isWrong) return profile.ok ? succeed(null) : profile
    const saved = await work(call, profile.value)
    return succeed(saved.ok ? null : saved.failure)
  })
  if (!answer.ok) return refused(c, answer.failure)
  const failure = answer.value
  if (!isWrong && failure === null) return done(c, pagePath(c), 'saved')
  const fault = failure ? { fault: failureWords(failure, context.locale) } : {}
  const input = sms ? { sms: sms.values, smsAnswer: { texts: sms.texts, ...fault } } : fault
  return answerPreferences(c, { ...input, status: failureStatus(failure, 422) })
}
