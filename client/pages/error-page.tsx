import type { MessageKey } from '../../shared/i18n/messages/en.ts'
import { href } from '../../shared/routes.ts'
import { HiddenFields, type SentFields } from './form/hidden-fields.tsx'
import { MessagePage } from './message-page.tsx'
import type { PageContext } from './page-context.ts'

const messageKeys = {
  broken: ['error.title', 'error.body'],
  unavailable: ['error.unavailableTitle', 'error.unavailableBody'],
  badRequest: ['error.badRequestTitle', 'error.badRequestBody'],
  forbidden: ['error.forbiddenTitle', 'error.forbiddenBody'],
  otherPerson: ['people.othersTitle', 'people.othersBody'],
} as const

export type ErrorKind = keyof typeof messageKeys

type WaysOutProps = PageContext & {
  /** The current page's URL, if a retry may help. Empty: the address that the browser shows. */
  retryHref?: string | undefined
  retryLabel?: MessageKey | undefined
}

export const WaysOut = ({ site, t, retryHref, retryLabel = 'error.retry' }: WaysOutProps) => (
  <p className="ctas">
    {retryHref === undefined ? null : (
      <a className="btn" href={retryHref}>
        {t(retryLabel)}
      </a>
    )}
    <a className={retryHref === undefined ? 'btn' : 'btn b2'} href={href.home(site.locale)}>
      {t('notFound.home')}
    </a>
  </p>
)

type ErrorPageProps = WaysOutProps & {
  kind: ErrorKind
  /** The request id, for the shopper to quote to support. */
  reference: string
  /** Fields of a form that is sent again by a press, and where to: the page that the form stands on has no action. */
  again?: { fields: SentFields; action: string | undefined } | undefined
}

/** Words of the page and of its head. */
export function errorWords({ t, kind, again }: Pick<ErrorPageProps, 't' | 'kind' | 'again'>) {
  const [title, body] = messageKeys[kind]
  return { title: t(title), body: t(again ? 'error.expiredBody' : body) }
}

export function ErrorPage({ site, t, kind, reference, retryHref, again }: ErrorPageProps) {
  return (
    <MessagePage {...errorWords({ t, kind, again })}>
      {again ? (
        <form method="post" action={again.action}>
          <HiddenFields fields={again.fields} />
          <button type="submit" className="btn">
            {t('error.sendAgain')}
          </button>
        </form>
      ) : null}
      <WaysOut
        site={site}
        t={t}
        retryHref={retryHref}
        retryLabel={kind === 'otherPerson' ? 'people.othersWay' : undefined}
      />
      <p className="label muted">{t('error.reference', { id: reference })}</p>
    </MessagePage>
  )
}
