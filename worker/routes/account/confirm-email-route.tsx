import { FormFields } from '../../../client/pages/form-fields.tsx'
import { MessagePage, messagePageCss } from '../../../client/pages/message-page.tsx'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader } from '../pages.ts'
import { signInPath } from './as-person.ts'

/**
 * `confirm`: the mailed link was opened by somebody who is signed in. Only the button proves the address, since
 * programs that scan mail open links too.
 */
type Confirmation =
  | { readonly step: 'confirm' | 'sign-in'; readonly token: string }
  | { readonly step: 'other' | 'expired' | 'failed' }

const texts = {
  confirm: ['email.confirmTitle', 'email.confirmBody'],
  'sign-in': ['email.confirmTitle', 'email.signInBody'],
  other: ['email.confirmTitle', 'email.otherBody'],
  expired: ['email.expiredTitle', 'email.expiredBody'],
  failed: ['error.unavailableTitle', 'error.unavailableBody'],
} as const
const statuses = { confirm: 200, 'sign-in': 200, other: 409, expired: 410, failed: 503 } as const

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
      <form method="post" action={href.accountAction(locale, 'email-proof')}>
        <FormFields site={site} form={{ csrf: csrfToken, returnTo: account }} />
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
  const here = `/${locale}/confirm-email?${new URLSearchParams({ token: confirmation.token })}`
  return (
    <>
      <p className="ctas">
        <a className="btn" href={signInPath(context, here)}>
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

/** Where the mailed link leads. The token does nothing without the account's own session, so the form may keep it. */
export const loadConfirmEmailPage: PageLoader = async (c) => {
  const context = c.get('context')
  const token = (context.url.searchParams.get('token') ?? '').slice(0, 200)
  c.header('referrer-policy', 'no-referrer')
  if (token === '') return confirmEmailPage(context, { step: 'expired' })
  return confirmEmailPage(context, { step: context.session?.person ? 'confirm' : 'sign-in', token })
}
