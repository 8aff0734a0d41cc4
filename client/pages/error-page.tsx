import { href } from '../../shared/routes.ts'
import { MessagePage } from './message-page.tsx'
import type { PageContext } from './page-context.ts'

const messageKeys = {
  broken: ['error.title', 'error.body'],
  unavailable: ['error.unavailableTitle', 'error.unavailableBody'],
  badRequest: ['error.badRequestTitle', 'error.badRequestBody'],
  forbidden: ['error.forbiddenTitle', 'error.forbiddenBody'],
  method: ['error.methodTitle', 'error.badRequestBody'],
} as const

export type ErrorKind = keyof typeof messageKeys

type ErrorPageProps = PageContext & {
  kind: ErrorKind
  /** The request id, for the shopper to quote to support. */
  reference: string
  /** The current page's URL, if a retry may help. */
  retryHref?: string
}

export function ErrorPage({ site, t, kind, reference, retryHref }: ErrorPageProps) {
  const [title, body] = messageKeys[kind]
  return (
    <MessagePage title={t(title)} body={t(body)}>
      <p className="ctas">
        {retryHref ? (
          <a className="btn" href={retryHref}>
            {t('error.retry')}
          </a>
        ) : null}
        <a className={retryHref ? 'btn b2' : 'btn'} href={href.home(site.locale)}>
          {t('notFound.home')}
        </a>
      </p>
      <p className="label muted">{t('error.reference', { id: reference })}</p>
    </MessagePage>
  )
}
