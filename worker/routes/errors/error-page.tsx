import type { Context } from 'hono'
import { type ErrorKind, ErrorPage } from '../../../client/pages/error-page.tsx'
import type { SentFields } from '../../../client/pages/form/hidden-fields.tsx'
import { messagePageCss } from '../../../client/pages/message-page.tsx'
import { formToken, personIn, proofIn } from '../../../shared/form-token.ts'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import type { Page } from '../../render/page.ts'
import { respond } from '../page-answer/respond.ts'

const kinds = {
  400: 'badRequest',
  403: 'forbidden',
  409: 'otherPerson',
  413: 'badRequest',
  415: 'badRequest',
  500: 'broken',
  503: 'unavailable',
} as const satisfies Readonly<Record<number, ErrorKind>>
type ErrorStatus = keyof typeof kinds

/**
 * Never stored, never indexed. The page shows the request's id, which identifies our log lines and those of the
 * services behind it.
 */
export function loadErrorPage(c: Context<AppEnv>, status: ErrorStatus): Page {
  const { site, t, url } = c.get('context')
  // A route for forms can't be opened by a link.
  const own = url.pathname.startsWith('/api/') ? null : url.pathname + url.search
  const page = status === 409 ? (own ?? cameFrom(c)) : status >= 500 ? own : null
  const retry = page === null ? {} : { retryHref: page }
  return {
    status,
    title: t('site.titleSuffix', { title: t('error.title') }),
    description: t('error.body'),
    canonical: null,
    index: false,
    jsonLd: [],
    css: messagePageCss,
    segments: [
      {
        name: 'error',
        node: () => (
          <ErrorPage
            site={site}
            t={t}
            kind={kinds[status]}
            reference={c.get('trace').id}
            again={status === 403 ? formAgain(c) : undefined}
            {...retry}
          />
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}

/** Fields of an expired form with this visitor's token; what only its person should type is empty. */
function formAgain(c: Context<AppEnv>): { fields: SentFields; action: string | undefined } | undefined {
  const expired = c.get('expiredForm')
  if (!expired) return undefined
  const kept = expired
    .filter(([name]) => name !== 'csrf')
    .map(([name, value]) => [name, /password|^pin$/i.test(name) ? '' : value] as const)
  const token = expired.findLast(([name]) => name === 'csrf')?.[1] ?? ''
  const { csrfToken, url } = c.get('context')
  // Shown at the address of the page that it was sent from.
  const action = url.pathname.startsWith('/api/') ? url.pathname + url.search : undefined
  return { fields: [...kept, ['csrf', formToken(proofIn(csrfToken), personIn(token))]], action }
}

export async function errorPage(c: Context<AppEnv>, status: ErrorStatus): Promise<Response> {
  if (c.get('expiredForm')) await setVisitorCookie(c, c.get('context'))
  return respond(c, loadErrorPage(c, status))
}
