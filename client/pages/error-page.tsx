import { href } from '../../shared/routes.ts'
import { MessagePage } from './message-page.tsx'
import type { PageContext } from './page-context.ts'

const words = {
  broken: ['error.title', 'error.body'],
  unavailable: ['error.unavailableTitle', 'error.unavailableBody'],
  badRequest: ['error.badRequestTitle', 'error.badRequestBody'],
  forbidden: ['error.forbiddenTitle', 'error.forbiddenBody'],
  method: ['error.methodTitle', 'error.badRequestBody'],
} as const

export type ErrorKind = keyof typeof words

type ErrorPageProps = PageContext & {
  kind: ErrorKind
  /** What a shopper can quote to us. */
  reference: string
  /** The same page again, where asking again can help. */
  retryHref?: string
}

export function ErrorPage({ site, t, kind, reference, retryHref }: ErrorPageProps) {
  const [title, body] = words[kind]
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
