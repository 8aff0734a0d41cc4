import type { Context } from 'hono'
import { PreferencesPage } from '../../../client/pages/account/preferences-page.tsx'
import { addressChoices } from '../../../client/pages/form/address-choices.ts'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { readInterests } from '../../../shared/interests.ts'
import { maskedEmail } from '../../../shared/masked-email.ts'
import { isNotified, notificationTopicNames } from '../../../shared/notifications.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { asPerson, withoutData } from './as-person.ts'
import { sectionPage } from './section-page.tsx'

export type Profile = OperationResponse<OperationOf<'consumer.get'>>
type Subscription = Profile['subscriptions'][number]

/** The person's text messages: at the number that has confirmed them, and at one that waits for a code. */
export const textsOf = ({ subscriptions }: Pick<Profile, 'subscriptions'>): readonly Subscription[] =>
  subscriptions.filter(({ type, channel, optin }) => type === 'Newsletter' && channel === 'sms' && optin)

export const waits = ({ doubleOptin }: Subscription): boolean => doubleOptin === false

type People = Pick<Profile, 'subscriptions' | 'consumerDetails'>

const isAtOwnAddress = ({ recipient }: Subscription, { consumerDetails: { email } }: People): boolean =>
  recipient.toLowerCase() === email.toLowerCase()

const newsletters = ({ subscriptions }: People): readonly Subscription[] =>
  subscriptions.filter(({ type, channel }) => type === 'Newsletter' && channel === 'email')

/** The newsletter at the address of the account. */
export const newsletterOf = (profile: People): Subscription | undefined =>
  newsletters(profile).find((one) => isAtOwnAddress(one, profile))

/** Newsletters that the person asked for at other addresses, whose mailboxes have not confirmed them. */
export const newslettersElsewhere = (profile: People): readonly Subscription[] =>
  newsletters(profile).filter((one) => one.optin && one.doubleOptin === false && !isAtOwnAddress(one, profile))

/** The number of text messages that wait for a code. */
export function pendingTexts(profile: Pick<Profile, 'subscriptions'>): string | null {
  return textsOf(profile).find(waits)?.recipient ?? null
}

/** Requested, but not confirmed by the mailed link yet. */
const isPending = (newsletter: Subscription | undefined): boolean =>
  newsletter?.optin === true && newsletter.doubleOptin === false

type PreferencesInput = {
  /** As posted. */
  readonly sms?: FormValues
  readonly smsAnswer?: FormAnswer
  readonly fault?: string
  /** Fault of the code that was entered. */
  readonly codeFault?: string
  readonly status?: Page['status']
}

function preferencesPage(context: RequestContext, profile: Profile, input: PreferencesInput): Page {
  const { site, t } = context
  const { sms, smsAnswer = { texts: {} }, fault, codeFault, status } = input
  const { email, emailProven, phone } = profile.consumerDetails
  const texts = textsOf(profile)
  const given = texts.find(waits) ?? texts[0]
  const known = { phone: given?.recipient ?? phone ?? '', ...(given && { sms: 'on', terms: 'on' }) }
  return sectionPage(context, {
    title: t('account.preferences'),
    path: '/account/preferences',
    status,
    node: (shown) => (
      <PreferencesPage
        {...shown}
        view={{
          email,
          emailProven,
          newsletter: newsletterOf(profile)?.optin ?? false,
          newsletterPending: isPending(newsletterOf(profile)),
          newslettersElsewhere: [
            ...new Set(newslettersElsewhere(profile).map(({ recipient }) => maskedEmail(recipient))),
          ],
          sms: sms ?? known,
          smsAnswer,
          smsPending: pendingTexts(profile),
          smsUntilThen: texts.find((one) => !waits(one))?.recipient ?? null,
          codeFault,
          notified: notificationTopicNames.filter((topic) => isNotified(topic, profile.notifications)),
          interests: readInterests(profile.preferences.interests),
          dialCodes: addressChoices(site).dialCodes,
          fault,
        }}
      />
    ),
  })
}

/** `refused`: of a form of the page. */
export async function showPreferences(c: Context<AppEnv>, refused: PreferencesInput = {}): Promise<RouteAnswer> {
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  return profile.ok ? preferencesPage(c.get('context'), profile.value, refused) : withoutData(c, profile.failure)
}

export const loadPreferencesPage: PageLoader = (c) => showPreferences(c)
