import type { Context } from 'hono'
import { createElement } from 'react'
import type { FooterDocument, MenuDocument } from '../../shared/content/document.ts'
import type { AppEnv } from '../app-env.ts'
import type { RequestContext } from '../context/request-context.ts'
import { setLocaleCookie, setVisitorCookie } from '../http/page-headers.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import type { Page } from './page.ts'
import { Shell } from './shell.tsx'
import { renderSegment, streamPage } from './stream.ts'

/** Where the parts of a page go in its shell. No text of ours or an editor's can be this tag: React and the sanitiser escape it. */
const outlet = '<kerb-outlet></kerb-outlet>'

/** Asked for with this header a page is its main part alone, after its title and the rules that the shell doesn't have. */
const fragmentHeader = 'x-fragment'

/** Sends a page: shell around its parts, streamed. By now its status, headers and critical data are settled. */
export async function respond(c: Context<AppEnv>, page: Page): Promise<Response> {
  const context = c.get('context')
  const timing = c.get('timing')
  const { content } = c.get('services')
  const isFragment = c.req.header(fragmentHeader) === 'main'
  const [menu, footer] = isFragment ? [] : await Promise.all([content.menu(context), content.footer(context)])
  timing.mark('content')
  const [head, tail] =
    menu && footer
      ? shell(context, page, menu.document, footer.document)
      : [renderSegment('head', () => fragmentHead(page)), '']
  const shellStates = menu && footer ? [menu.state, footer.state] : []
  const states = [...page.content, ...shellStates].filter(
    (state) => state !== 'fresh' && state !== 'miss' && state !== 'absent',
  )
  await setVisitorCookie(c, context)
  setLocaleCookie(c, context)
  c.header('content-type', 'text/html; charset=utf-8')
  const forced = context.preview !== null || context.testContext !== null
  c.header('cache-control', page.noStore || context.preview ? 'private, no-store' : 'private, no-cache')
  c.header('content-security-policy', contentSecurityPolicy(context, page))
  if (forced) c.header('x-robots-tag', 'noindex')
  if (page.refreshSeconds !== undefined) c.header('refresh', String(page.refreshSeconds))
  c.header('vary', fragmentHeader)
  c.header('content-language', context.site.bcp47)
  c.header('x-content-state', states.length > 0 ? [...new Set(states)].join(',') : 'fresh')
  c.header('x-page-cache', context.preview ? 'bypass;preview' : forced ? 'bypass;test-context' : 'bypass;not-built')
  timing.mark('render')
  c.header('server-timing', timing.header())
  if (c.req.method === 'HEAD') return c.body(null, page.status)
  return c.body(streamPage(head, page.segments, tail), page.status)
}

/** Rules as data: a style element would need the nonce of the page that they come into. */
const fragmentHead = (page: Page) => (
  <>
    <title>{page.title}</title>
    <script
      type="text/css"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
      dangerouslySetInnerHTML={{ __html: [...new Set(page.css)].join('') }}
    />
  </>
)

function shell(
  context: RequestContext,
  page: Page,
  menu: MenuDocument,
  footer: FooterDocument,
): [head: string, tail: string] {
  const html = renderSegment('shell', () => (
    <Shell context={context} page={page} menu={menu} footer={footer}>
      {createElement('kerb-outlet')}
    </Shell>
  ))
  const at = html.indexOf(outlet)
  if (at < 0) throw new Error('the document has no outlet')
  return [`<!DOCTYPE html>${html.slice(0, at)}`, html.slice(at + outlet.length)]
}
