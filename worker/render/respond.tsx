import type { Context } from 'hono'
import { createElement, type ReactNode } from 'react'
import type { FooterDocument, MenuDocument } from '../../shared/content/document.ts'
import type { AppEnv } from '../app-env.ts'
import type { RequestContext } from '../context/request-context.ts'
import { setLocaleCookie, setVisitorCookie } from '../http/page-headers.ts'
import { linkToken } from '../http/preview-cookie.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import type { ContentNote } from './content-note.ts'
import type { Page } from './page.ts'
import { type PagePopUp, popUpOf } from './pop-up.ts'
import { PreviewToolbar } from './preview-toolbar.tsx'
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
  const [menu, footer, popUp] =
    isFragment || page.bare
      ? []
      : await Promise.all([content.menu(context), content.footer(context), popUpOf(context, content, page)])
  timing.mark('content')
  const toolbar = await toolbarOf(c, page, popUp?.note ?? null)
  const [head, tail] = isFragment
    ? [renderSegment('head', () => fragmentHead(page)), '']
    : shell(
        context,
        popUp ? { ...page, css: [...page.css, ...popUp.css] } : page,
        menu?.document ?? null,
        footer?.document ?? null,
        <>
          {popUp ? popUpNode(popUp) : null}
          {toolbar}
        </>,
      )
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
  if (context.preview) c.header('x-frame-options', 'SAMEORIGIN')
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

/** Rendered by itself, so that one that fails is left out and the page stands. */
const popUpNode = ({ html }: PagePopUp) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the block's own rendered HTML, escaped by React and sanitised where an editor's
  <div dangerouslySetInnerHTML={{ __html: html }} />
)

/** Not where a page is shown in a frame: the page around it has one, or is the editors' own. */
async function toolbarOf(c: Context<AppEnv>, page: Page, own: ContentNote | null): Promise<ReactNode> {
  const context = c.get('context')
  const { preview, config, now } = context
  if (!preview || page.bare || c.req.header('sec-fetch-dest') === 'iframe') return null
  const token = await linkToken(config.PREVIEW_SECRET, preview, now)
  const notes = [...(page.notes ?? []), own].filter((note) => note !== null)
  return <PreviewToolbar context={context} preview={preview} notes={notes} token={token} />
}

function shell(
  context: RequestContext,
  page: Page,
  menu: MenuDocument | null,
  footer: FooterDocument | null,
  after: ReactNode,
): [head: string, tail: string] {
  const html = renderSegment('shell', () => (
    <Shell context={context} page={page} menu={menu} footer={footer} after={after}>
      {createElement('kerb-outlet')}
    </Shell>
  ))
  const at = html.indexOf(outlet)
  if (at < 0) throw new Error('the document has no outlet')
  return [`<!DOCTYPE html>${html.slice(0, at)}`, html.slice(at + outlet.length)]
}
