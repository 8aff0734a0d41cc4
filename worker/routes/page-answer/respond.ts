import type { Context } from 'hono'
import { createElement } from 'react'
import type { AppEnv } from '../../app-env.ts'
import { ownRenderContext, type RenderContext } from '../../context/render-context.ts'
import { setPageCookies } from '../../http/cookies/page-headers.ts'
import type { Timing } from '../../http/request/timing.ts'
import { newLink } from '../../http/security/preview-links.ts'
import { type Chrome, readChrome } from '../../render/chrome.ts'
import { type Drawing, type DrawnPage, drawPage, wholeText } from '../../render/draw-page.tsx'
import { fillHoles, type HoleValues } from '../../render/holes.ts'
import { noteMakeshift } from '../../render/makeshift.ts'
import type { Page } from '../../render/page.ts'
import { streamText } from '../../render/stream.ts'
import { askedPart, isPartOnly } from './asked-part.ts'
import { endingWith } from './exposures.tsx'
import { pageEnd } from './page-end.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { setPageHeaders } from './response-headers.ts'
import { visitorValues } from './visitor-values.ts'

/**
 * Sends a page that is this visitor's alone. By now its status, headers and critical data are settled. `reason`: why it
 * isn't taken from the cache, for `x-page-cache`.
 */
export async function respond(c: Context<AppEnv>, page: Page, reason = 'route'): Promise<Response> {
  const rendered = ownRenderContext(c.get('context'))
  // A call that nobody waits for is canceled with its request, and keeps its place in the bulkhead.
  const chrome = page.bare ? null : startChrome(c, rendered)
  return respondWith(c, rendered, page, chrome, reason)
}

export async function respondWith(
  c: Context<AppEnv>,
  rendered: RenderContext,
  page: Page,
  chrome: Promise<Chrome> | null,
  reason: string,
): Promise<Response> {
  const { context, timing, trace, services } = c.var
  const [drawn, values] = await Promise.all([
    draw({ context: rendered, page, chrome, ...sceneOf(c) }, await toolbarOf(c, page)),
    visitorValues(context, services.favorites),
  ])
  await setPageCookies(c, context)
  timing.mark('render')
  const end = () => {
    noteMakeshift(trace, rendered.reads, drawn)
    return pageEnd(c, rendered.reads.summary().way, 'bypass', drawn.head)
  }
  const answer = sendText(c, endingWith(wholeText(drawn), end), page.status, values)
  setPageHeaders(answer, context, drawn.head, page, `bypass;${reason}`)
  answer.headers.set('server-timing', timing.header())
  return answer
}

/** Null where only a part of the page is asked for. */
export function startChrome(c: Context<AppEnv>, rendered: RenderContext): Promise<Chrome> | null {
  if (isPartOnly(c)) return null
  const chrome = readChrome(rendered, c.get('services').content)
  // A page that awaits it handles the error; a redirect never awaits it.
  chrome.catch(() => undefined)
  return chrome
}

/** The parts of a request that drawing needs beside the context: none of them is the visitor's. */
export type DrawingScene = Pick<Drawing, 'part' | 'content'> & { readonly timing: Timing }

export const sceneOf = (c: Context<AppEnv>): DrawingScene => ({
  part: askedPart(c),
  content: c.get('services').content,
  timing: c.get('timing'),
})

type ToDraw = DrawingScene & Pick<Drawing, 'context' | 'page'> & { readonly chrome: Promise<Chrome> | null }

/** Draws from `context` alone: the request ends here. */
export async function draw({ chrome, timing, ...drawing }: ToDraw, toolbar?: Drawing['toolbar']): Promise<DrawnPage> {
  const around = await chrome
  timing.mark('content')
  return drawPage({ ...drawing, chrome: around, ...(toolbar && { toolbar }) })
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

/** Not where a page is shown in a frame: the page around it has one, or is the editors' own. */
async function toolbarOf(c: Context<AppEnv>, page: Page): Promise<Drawing['toolbar']> {
  const context = c.get('context')
  const { preview, config, now } = context
  if (!preview || page.bare || c.req.header('sec-fetch-dest') === 'iframe') return undefined
  const link = await newLink(config.PREVIEW_SECRET, preview, now)
  return (popUp) => {
    const notes = [...(page.notes ?? []), popUp].filter((note) => note !== null)
    return createElement(PreviewToolbar, { context, preview, notes, link })
  }
}
