import type { ReactNode } from 'react'
import { matchRoute, pageType } from '../../shared/routes.ts'
import type { ContentReader } from '../content/content-reader.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { Chrome } from './chrome.ts'
import type { ContentNote } from './content-note.ts'
import { type DocumentHead, headText } from './document-text.ts'
import { type CollectedIsland, collectIslands } from './islands.tsx'
import type { Page } from './page.ts'
import type { PageHead } from './page-cache/kept-page.ts'
import type { PagePart } from './page-cache/page-address.ts'
import { type PagePopUp, popUpOf } from './pop-up.ts'
import { canonicalOf, isIndexed, renderShell } from './shell.tsx'
import { isReady, pageText, renderSegment, renderSegments } from './stream.ts'

/** A page before it is sent, as text with holes. */
export type DrawnPage = {
  readonly page: Page
  readonly head: PageHead
  /** Null for a part of a page. */
  readonly document: DocumentHead | null
  /** Rules of what follows, each by itself. */
  readonly css: readonly string[]
  /** The parts that follow; can be read once. */
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

/** A page with all that it is rendered from. */
export type Drawing = {
  readonly context: RenderContext
  readonly page: Page
  readonly part: PagePart
  /** Header and footer; null for a part, and around a page that stands bare. */
  readonly chrome: Chrome | null
  readonly content: ContentReader
  /** The editors' bar, in a preview; `note` says how its pop-up came to be shown. */
  readonly toolbar?: (popUp: ContentNote | null) => ReactNode
}

/** Draws a page: shell around its parts, or what of it is asked for. */
export async function drawPage({ context, page, part, chrome, content, toolbar }: Drawing): Promise<DrawnPage> {
  const popUp = chrome && (await popUpOf(context, content, page, chrome.popUps))
  const onFault = () => context.reads.fail('part')
  let picture = ''
  const onPicture = (preload: string) => {
    picture ||= preload
  }
  const css = [...page.css, ...(popUp?.css ?? [])]
  const { document, top, end } =
    part !== 'page'
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
                {toolbar?.(popUp?.note ?? null)}
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
      contentType: part.startsWith('island;') ? 'application/json' : 'text/html; charset=utf-8',
      pageType: pageTypeOf(page, context),
      contentState: states.length > 0 ? [...new Set(states)].join(',') : 'fresh',
      frames: [...(page.frames ?? []), ...(popUp?.frames ?? [])],
      events: [
        ...(page.events ?? []),
        ...(page.status >= 400 ? [{ name: 'error_shown', status: page.status } as const] : []),
      ],
    },
    document,
    css,
    pieces: part.startsWith('island;')
      ? islandText(page, headInPlace(context, page), part.slice('island;'.length), onFault)
      : pageText(top, page.segments, end, { onFault, onPicture }),
    picture: () => picture,
  }
}

/** For who reads logs and measures. A form that is shown again is the page that its address is. */
const pageTypeOf = ({ status, canonical }: Page, { route }: RenderContext) =>
  pageType(
    route ?? (canonical === null ? null : matchRoute(canonical.split('?')[0] ?? '')),
    status === 404 || status === 410 || status >= 500,
  )

/** For script that shows another address of the page in place. */
type HeadInPlace = { readonly title: string; readonly index: boolean; readonly canonical: string }

const headInPlace = (context: RenderContext, page: Page): HeadInPlace => ({
  title: page.title,
  index: isIndexed(page, context),
  canonical: canonicalOf(context, page),
})

/** Data that is ready at once is asked for first: a list that changes doesn't wait for what a page has besides. */
async function* islandText(
  { segments }: Page,
  head: HeadInPlace,
  asked: string,
  onFault: () => void,
): AsyncGenerator<string, void> {
  const [name = '', mode] = asked.split(';')
  const islands: CollectedIsland[] = []
  const draw = collectIslands({ name, starts: mode === 'starts' }, islands)
  await renderSegments(segments.filter(isReady), { draw, onFault })
  const late = segments.filter((segment) => !isReady(segment))
  if (islands.length === 0) await renderSegments(late, { draw, onFault })
  yield JSON.stringify({ ...head, islands })
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
