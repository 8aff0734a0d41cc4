import type { Context } from 'hono'
import { type ErrorKind, ErrorPage, errorWords } from '../../../client/pages/error-page.tsx'
import type { SentFields } from '../../../client/pages/form/hidden-fields.tsx'
import { messagePageCss } from '../../../client/pages/message-page.tsx'
import { formToken, personIn, proofIn } from '../../../shared/form-token.ts'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import type { Page } from '../../render/page.ts'
import { formAnswer } from '../page-answer/form-answer.ts'

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

type Failed = {
  readonly status: ErrorStatus
  /** The id of the request that failed, which identifies our log lines and those of the services behind it. */
  readonly reference: string
  readonly retryHref?: string
  readonly again?: FormAgain | undefined
}
type FormAgain = { readonly fields: SentFields; readonly action: string | undefined }

function failedAt(c: Context<AppEnv>, status: ErrorStatus): Failed {
  const { url } = c.get('context')
  // A route for forms can't be opened by a link.
  const own = url.pathname.startsWith('/api/') ? null : url.pathname + url.search
  const page = status === 409 ? (own ?? cameFrom(c)) : status >= 500 ? own : null
  const again = status === 403 ? formAgain(c) : undefined
  return { status, reference: c.get('trace').id, again, ...(page !== null && { retryHref: page }) }
}

export const loadErrorPage = (c: Context<AppEnv>, status: ErrorStatus): Page => pageOf(c, failedAt(c, status))

/** Never stored, never indexed. */
function pageOf(c: Context<AppEnv>, { status, reference, again, retryHref }: Failed): Page {
  const { site, t } = c.get('context')
  const kind = kinds[status]
  const { title, body } = errorWords({ t, kind, again })
  return {
    status,
    title: t('site.titleSuffix', { title }),
    description: body,
    canonical: null,
    index: false,
    jsonLd: [],
    css: messagePageCss,
    segments: [
      {
        name: 'error',
        node: () => (
          <ErrorPage site={site} t={t} kind={kind} reference={reference} again={again} retryHref={retryHref} />
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}

/** Fields of an expired form with this visitor's token; what only its person should type is empty. */
function formAgain(c: Context<AppEnv>): FormAgain | undefined {
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

const answerFailed = formAnswer('failed', pageOf)

export async function errorPage(c: Context<AppEnv>, status: ErrorStatus): Promise<Response> {
  if (c.get('expiredForm')) await setVisitorCookie(c, c.get('context'))
  return answerFailed(c, failedAt(c, status))
}
