import { FormFields } from '../../../client/pages/form-fields.tsx'
import { MessagePage, messagePageCss } from '../../../client/pages/message-page.tsx'
import { type FormTarget, href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'

type PressPage = {
  readonly status: Page['status']
  /** Without the locale. */
  readonly path: string
  readonly title: string
  readonly body: string
  /** The button with the link's token; none when there is nothing left to press. */
  readonly press?: { readonly to: FormTarget; readonly token: string; readonly label: string } | null
  /** Where the page leads without a button: home by default. */
  readonly onward?: { readonly to: string; readonly label: string }
}

/** The page of a message's link. Only its button does what the link is for, since mail programs open links too. */
export function pressPage({ site, t, locale, csrfToken }: RequestContext, shown: PressPage): Page {
  const { status, path, title, body, press, onward } = shown
  const next = onward ?? { to: href.home(locale), label: t('notFound.home') }
  const form = { csrf: csrfToken, returnTo: href.home(locale) }
  return {
    status,
    title: t('site.titleSuffix', { title }),
    description: body,
    canonical: path,
    index: false,
    jsonLd: [],
    css: messagePageCss,
    segments: [
      {
        name: 'press',
        node: () => (
          <MessagePage title={title} body={body}>
            {press ? (
              <form method="post">
                <FormFields site={site} form={form} to={press.to} />
                <input type="hidden" name="token" value={press.token} />
                <button type="submit" className="btn">
                  {press.label}
                </button>
              </form>
            ) : (
              <p className="ctas">
                <a className="btn" href={next.to}>
                  {next.label}
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
