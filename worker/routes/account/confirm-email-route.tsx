import { FormFields } from '../../../client/pages/form-fields.tsx'
import { MessagePage, messagePageCss } from '../../../client/pages/message-page.tsx'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { emailProofCookie } from '../../http/cookies/email-proof-cookie.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader } from '../pages.ts'
import { asPerson, isSignedOut, signInPath } from './as-person.ts'

/**
 * `confirm`: the mailed link was opened by somebody who is signed in. Only the button proves the address, since
 * programs that scan mail open links too. `done`: the address is confirmed already.
 */
type Confirmation =
  | { readonly step: 'confirm'; readonly token: string }
  | { readonly step: 'sign-in' | 'done' | 'other' | 'expired' | 'failed' }

const texts = {
  confirm: ['email.confirmTitle', 'email.confirmBody'],
  'sign-in': ['email.confirmTitle', 'email.signInBody'],
  done: ['email.saidProven', 'email.doneBody'],
  other: ['email.confirmTitle', 'email.otherBody'],
  expired: ['email.expiredTitle', 'email.expiredBody'],
  failed: ['error.unavailableTitle', 'error.unavailableBody'],
} as const
const statuses = { confirm: 200, 'sign-in': 200, done: 200, other: 409, expired: 410, failed: 503 } as const

export function confirmEmailPage(context: RequestContext, confirmation: Confirmation): Page {
  const { t } = context
  const { step } = confirmation
  const [title, body] = texts[step]
  return {
    status: statuses[step],
    title: t('site.titleSuffix', { title: t(title) }),
    description: t(body),
    canonical: '/confirm-email',
    index: false,
    jsonLd: [],
    css: messagePageCss,
    segments: [
      {
        name: 'confirmation',
        node: () => (
          <MessagePage title={t(title)} body={t(body)}>
            <NextStep context={context} confirmation={confirmation} />
          </MessagePage>
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}

type NextStepProps = { readonly context: RequestContext; readonly confirmation: Confirmation }

function NextStep({ context, confirmation }: NextStepProps) {
  const { site, t, locale, csrfToken } = context
  const account = href.account(locale)
  if (confirmation.step === 'confirm')
    return (
      <form method="post">
        <FormFields site={site} form={{ csrf: csrfToken, returnTo: account }} to="account/email-proof" />
        <input type="hidden" name="token" value={confirmation.token} />
        <button type="submit" className="btn">
          {t('email.confirm')}
        </button>
      </form>
    )
  if (confirmation.step !== 'sign-in')
    return (
      <p className="ctas">
        <a className="btn" href={account}>
          {t('email.toAccount')}
        </a>
      </p>
    )
  return (
    <>
      <p className="ctas">
        <a className="btn" href={signInPath(context, href.confirmEmail(locale))}>
          {t('people.submit')}
        </a>
      </p>
      <p>
        {t('email.notYours')}{' '}
        <a className="link" href={href.forgotPassword(locale)}>
          {t('email.takeOver')}
        </a>
      </p>
    </>
  )
}

/**
 * Where the mailed link leads. Its token moves from the address into a cookie, and from there into the form, as a reset
 * link's does. A link that is opened again after its address was confirmed says so.
 */
export const loadConfirmEmailPage: PageLoader = async (c) => {
  const context = c.get('context')
  const token = context.url.searchParams.get('token')
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'private, no-store')
  if (token !== null) {
    if (token !== '' && token.length <= 200) await emailProofCookie.set(c, context, { token })
    else emailProofCookie.clear(c, context)
    return { redirect: href.confirmEmail(context.locale), status: 302 }
  }
  const kept = await emailProofCookie.read(c, context)
  if (!context.session?.person) return confirmEmailPage(context, { step: kept ? 'sign-in' : 'expired' })
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  if (!profile.ok) return confirmEmailPage(context, { step: isSignedOut(profile.failure) ? 'sign-in' : 'failed' })
  if (profile.value.consumerDetails.emailProven) return confirmEmailPage(context, { step: 'done' })
  return confirmEmailPage(context, kept ? { step: 'confirm', token: kept.token } : { step: 'expired' })
}
