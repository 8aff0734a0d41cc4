import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { fontHref } from '../../client/styles/font.ts'
import { matchRoute, pageType } from '../../shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import type { RequestContext } from '../context/request-context.ts'
import { setPageCookies } from '../http/cookies/page-headers.ts'
import { newLink } from '../http/security/preview-links.ts'
import { contentSecurityPolicy } from '../http/security/security-headers.ts'
import { chromeOf } from './chrome.ts'
import type { ContentNote } from './content-note.ts'
import { type DocumentHead, headText } from './document-text.ts'
import { endingWith, expose } from './exposures.tsx'
import { fillHoles, type HoleValues } from './holes.ts'
import { type CollectedIsland, collectIslands } from './islands.tsx'
import { noteMakeshift } from './makeshift.ts'
import type { Page } from './page.ts'
import type { PageHead } from './page-cache/kept-page.ts'
import { fragmentHeader, islandHeader, isPartOnly } from './part-only.ts'
import { type PagePopUp, popUpOf } from './pop-up.ts'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { renderShell } from './shell.tsx'
import { isReady, pageText, renderSegment, renderSegments, streamText } from './stream.ts'
import { visitorValues } from './visitor-values.ts'

/** After which a service is asked again that didn't say when. */
const usualRetrySeconds = 30

/** A page before it is sent, as text with holes. */
export type DrawnPage = {
  readonly page: Page
  readonly head: PageHead
  /** Null for a part of a page. */
  readonly document: DocumentHead | null
  /** Rules of what follows, each by itself. */
  readonly css: readonly string[]
  /** What follows. Read once. */
  readonly pieces: AsyncIterable<string>
  /** The element that preloads its first picture, once the pieces have been read; empty if there is none. */
  readonly picture: () => string
}

/** All of a page's text. */
export async function* wholeText({ document, pieces }: DrawnPage): AsyncGenerator<string, void> {
  let text = document ? headText(document) : ''
  for await (const piece of pieces) {
    yield text + piece
    text = ''
  }
}

/** Sends a page that is this visitor's alone. By now its status, headers and critical data are settled. */
export async function respond(c: Context<AppEnv>, page: Page, reason = 'route'): Promise<Response> {
  const { context, timing } = c.var
  const [drawn, values] = await Promise.all([drawPage(c, page), visitorValues(c, context)])
  await setPageCookies(c, context)
  timing.mark('render')
  const end = () => {
    noteMakeshift(c, context.reads, drawn)
    return expose(c, context.reads.summary().way)
  }
  const answer = sendText(c, endingWith(wholeText(drawn), end), page.status, values)
  setPageHeaders(answer, context, drawn.head, page, `bypass;${reason}`)
  answer.headers.set('server-timing', timing.header())
  return answer
}

export function sendText(
  c: Context<AppEnv>,
  text: AsyncIterable<string>,
  status: Page['status'],
  values: HoleValues,
): Response {
  if (c.req.method === 'HEAD') return c.body(null, status)
  const release = c.get('trace').hold()
  return c.body(
    streamText(releasing(text, release), (piece) => fillHoles(piece, values)),
    status,
  )
}

async function* releasing(text: AsyncIterable<string>, release: () => void): AsyncGenerator<string, void> {
  try {
    yield* text
  } finally {
    release()
  }
}

/** Draws a page: shell around its parts, or what of it is asked for. */
export async function drawPage(c: Context<AppEnv>, page: Page): Promise<DrawnPage> {
  const { context, timing, services } = c.var
  const island = c.req.header(islandHeader)
  const isFragment = isPartOnly(c)
  const chrome = isFragment || page.bare ? null : await chromeOf(c)
  const popUp = chrome && (await popUpOf(context, services.content, page, chrome.popUps))
  timing.mark('content')
  const toolbar = await toolbarOf(c, page, popUp?.note ?? null)
  const onFault = () => context.reads.fail('part')
  let picture = ''
  const onPicture = (preload: string) => {
    picture ||= preload
  }
  const css = [...page.css, ...(popUp?.css ?? [])]
  const { document, top, end } = isFragment
    ? { document: null, top: renderSegment('head', { node: () => fragmentHead(page) }), end: '' }
    : renderShell(
        {
          context,
          page: { ...page, css },
          menu: chrome?.menu.document ?? null,
          footer: chrome?.footer.document ?? null,
          after: (
            <>
              {popUp ? popUpNode(popUp) : null}
              {toolbar}
            </>
          ),
        },
        { onFault },
      )
  const shellStates = chrome ? [chrome.menu.state, chrome.footer.state] : []
  const states = [...page.content, ...shellStates].filter(
    (state) => state !== 'fresh' && state !== 'miss' && state !== 'absent',
  )
  return {
    page,
    head: {
      contentType: island === undefined ? 'text/html; charset=utf-8' : 'application/json',
      pageType: pageTypeOf(page, context),
      contentState: states.length > 0 ? [...new Set(states)].join(',') : 'fresh',
      frames: [...(page.frames ?? []), ...(popUp?.frames ?? [])],
    },
    document,
    css,
    pieces:
      island === undefined
        ? pageText(top, page.segments, end, { onFault, onPicture })
        : islandText(page, island, onFault),
    picture: () => picture,
  }
}

/**
 * What goes with a page, drawn or kept; `cacheState` is what its cache did. Set on the answer itself: one that is made
 * with headers copies them.
 */
export function setPageHeaders(
  { headers }: Response,
  context: RequestContext,
  head: PageHead,
  page: Pick<Page, 'status' | 'noStore' | 'refreshSeconds' | 'retryAfter' | 'paymentOrigin'>,
  cacheState: string,
): void {
  const { preview, testContext, site } = context
  headers.set('content-type', head.contentType)
  headers.set('cache-control', page.noStore || preview ? 'private, no-store' : 'private, no-cache')
  headers.set('content-security-policy', contentSecurityPolicy(context, { ...page, frames: head.frames }))
  if (preview) headers.set('x-frame-options', 'SAMEORIGIN')
  if (preview || testContext) headers.set('x-robots-tag', 'noindex')
  if (page.refreshSeconds !== undefined) headers.set('refresh', String(page.refreshSeconds))
  if (page.status === 503) headers.set('retry-after', String(page.retryAfter ?? usualRetrySeconds))
  headers.set('vary', `${fragmentHeader}, ${islandHeader}`)
  headers.set('content-language', site.bcp47)
  headers.set('link', `<${fontHref}>; rel=preload; as=font; type=font/woff2; crossorigin`)
  headers.set('x-page-type', head.pageType)
  headers.set('x-content-state', head.contentState)
  headers.set('x-page-cache', cacheState)
}

/** For who reads logs and measures. A form that is shown again is the page that its address is. */
const pageTypeOf = ({ status, canonical }: Page, { route }: RequestContext) =>
  pageType(
    route ?? (canonical === null ? null : matchRoute(canonical.split('?')[0] ?? '')),
    status === 404 || status === 410 || status >= 500,
  )

/** What is ready at once is asked first: a list that changes doesn't wait for what a page has besides. */
async function* islandText(
  { title, segments }: Page,
  asked: string,
  onFault: () => void,
): AsyncGenerator<string, void> {
  const [name = '', part] = asked.split(';')
  const islands: CollectedIsland[] = []
  const draw = collectIslands({ name, starts: part === 'starts' }, islands)
  await renderSegments(segments.filter(isReady), { draw, onFault })
  const late = segments.filter((segment) => !isReady(segment))
  if (islands.length === 0) await renderSegments(late, { draw, onFault })
  yield JSON.stringify({ title, islands })
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
const popUpNode = ({ html }: PagePopUp) =>
  html === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the block's own rendered HTML, escaped by React and sanitised where an editor's
    <div dangerouslySetInnerHTML={{ __html: html }} />
  )

/** Not where a page is shown in a frame: the page around it has one, or is the editors' own. */
async function toolbarOf(c: Context<AppEnv>, page: Page, own: ContentNote | null): Promise<ReactNode> {
  const context = c.get('context')
  const { preview, config, now } = context
  if (!preview || page.bare || c.req.header('sec-fetch-dest') === 'iframe') return null
  const link = await newLink(config.PREVIEW_SECRET, preview, now)
  const notes = [...(page.notes ?? []), own].filter((note) => note !== null)
  return <PreviewToolbar context={context} preview={preview} notes={notes} link={link} />
}
