import type { Context } from 'hono'
import { type ErrorKind, ErrorPage } from '../../../client/pages/error-page.tsx'
import { messagePageCss } from '../../../client/pages/message-page.tsx'
import type { AppEnv } from '../../app-env.ts'
import type { Page } from '../../render/page.ts'
import { respond } from '../../render/respond.tsx'

const kinds: Readonly<Record<400 | 403 | 500 | 503, ErrorKind>> = {
  400: 'badRequest',
  403: 'forbidden',
  500: 'broken',
  503: 'unavailable',
}

/** Never stored, never indexed. `reference` is the id that our log line of the same request carries. */
export function loadErrorPage(c: Context<AppEnv>, status: 400 | 403 | 500 | 503, reference: string): Page {
  const { site, t, url } = c.get('context')
  const retry = status >= 500 ? { retryHref: url.pathname + url.search } : {}
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
        node: () => <ErrorPage site={site} t={t} kind={kinds[status]} reference={reference} {...retry} />,
      },
    ],
    content: [],
    noStore: true,
  }
}

export function errorPage(c: Context<AppEnv>, status: 400 | 403 | 500 | 503, reference: string): Promise<Response> {
  return respond(c, loadErrorPage(c, status, reference))
}
