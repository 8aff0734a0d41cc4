import { FormFields } from '../../../client/pages/form-fields.tsx'
import { MessagePage, messagePageCss } from '../../../client/pages/message-page.tsx'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader } from '../pages.ts'

/** `confirm`: the mailed link was opened. Only the button confirms, since mail programs open links too. */
export type Confirmation =
  | { readonly step: 'confirm'; readonly token: string }
  | { readonly step: 'done' | 'expired' | 'failed' }

const texts = {
  confirm: ['newsletter.confirmTitle', 'newsletter.confirmBody'],
  done: ['newsletter.doneTitle', 'newsletter.doneBody'],
  expired: ['newsletter.expiredTitle', 'newsletter.expiredBody'],
  failed: ['error.unavailableTitle', 'error.unavailableBody'],
} as const
const statuses = { confirm: 200, done: 200, expired: 410, failed: 503 } as const

export function confirmationPage({ site, t, locale, csrfToken }: RequestContext, confirmation: Confirmation): Page {
  const { step } = confirmation
  const [title, body] = texts[step]
  const form = { csrf: csrfToken, returnTo: href.home(locale) }
  return {
    status: statuses[step],
    title: t('site.titleSuffix', { title: t(title) }),
    description: t(body),
    canonical: '/newsletter/confirm',
    index: false,
    jsonLd: [],
    css: messagePageCss,
    segments: [
      {
        name: 'confirmation',
        node: () => (
          <MessagePage title={t(title)} body={t(body)}>
            {confirmation.step === 'confirm' ? (
              <form method="post">
                <FormFields site={site} form={form} to="newsletter/confirm" />
                <input type="hidden" name="token" value={confirmation.token} />
                <button type="submit" className="btn">
                  {t('newsletter.confirm')}
                </button>
              </form>
            ) : (
              <p className="ctas">
                <a className="btn" href={href.home(locale)}>
                  {t('notFound.home')}
                </a>
              </p>
            )}
          </MessagePage>
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}

export const loadConfirmationPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { searchParams } = context.url
  const token = searchParams.get('token') ?? ''
  if (searchParams.has('done')) return confirmationPage(context, { step: 'done' })
  return confirmationPage(context, token ? { step: 'confirm', token } : { step: 'expired' })
}
