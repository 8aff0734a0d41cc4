import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { DrawIsland } from '../../client/blocks/parts/island.tsx'
import { log } from '../http/log.ts'
import { drawIsland, inPage } from './islands.tsx'

/**
 * A part of a page, rendered on its own so that a part that throws is left out and logged while the page stands. A
 * deferred part is waited for in its place, at most `deadlineMs` after the stream began; then `fallback` stands there.
 * Parts stream in document order: without JavaScript and for crawlers the page is whole, and no inline script moves
 * anything about (docs/decisions/0002-in-order-streaming.md).
 */
export type Segment = ReadySegment | DeferredSegment | FramedSegment
/** `mend` draws it once more when drawing has thrown, without what threw. */
type Drawing = { readonly node: () => ReactNode; readonly mend?: () => ReactNode }
type ReadySegment = Drawing & { readonly name: string }
type DeferredSegment = {
  readonly name: string
  readonly pending: Promise<Drawing | (() => ReactNode)>
  readonly fallback: () => ReactNode
  readonly deadlineMs: number
}

/** Parts that stand inside another one, which is given their HTML when all of them are there. */
type FramedSegment = {
  readonly name: string
  readonly parts: readonly Segment[]
  readonly frame: (html: string) => ReactNode
}

const isFramed = (segment: Segment): segment is FramedSegment => 'parts' in segment
const isDeferred = (segment: Segment): segment is DeferredSegment => 'pending' in segment

/** Nothing of it has to be waited for. */
export const isReady = (segment: Segment): boolean =>
  isFramed(segment) ? segment.parts.every(isReady) : !isDeferred(segment)

/** How parts are drawn, and who is told of what is in them. */
export type DrawOptions = {
  readonly draw?: DrawIsland
  /** A part is missing or stands for another. */
  readonly onFault?: () => void
  /** A picture is to be loaded before others: the element that preloads it. */
  readonly onPicture?: (preload: string) => void
}

/**
 * React writes a preload in front of a part for each of its pictures that isn't lazy. There, right before the picture,
 * it helps nobody; it costs bytes, and fetches the pictures of templates.
 */
const pictureHints = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** Whole elements as HTML. Throws what its components throw. */
export function renderNode(node: ReactNode, { draw = drawIsland, onPicture }: DrawOptions = {}): string {
  const html = renderToString(inPage(draw, node))
  const [hints = ''] = pictureHints.exec(html) ?? []
  const first = onPicture && /<link[^>]* fetchPriority="high"[^>]*>/.exec(hints)?.[0]
  if (first) onPicture(first)
  return html.slice(hints.length)
}

export function renderSegment(name: string, { node, mend }: Drawing, options: DrawOptions = {}): string {
  try {
    return renderNode(node(), options)
  } catch (error) {
    log('error', 'segment.failed', { segment: name, reason: String(error) })
    const { onFault, ...others } = options
    onFault?.()
    return mend ? renderSegment(name, { node: mend }, others) : ''
  }
}

/**
 * Parts that stand behind each other and are ready, drawn together: each drawing by itself costs more than a small part
 * does. Where one of them throws, each is drawn by itself after all.
 */
function renderReady(ready: readonly ReadySegment[], options: DrawOptions): string {
  const each = () => ready.map((segment) => renderSegment(segment.name, segment, options)).join('')
  if (ready.length < 2) return each()
  try {
    const nodes = ready.map(({ name, node }) => createElement(Fragment, { key: name }, node()))
    return renderNode(nodes, options)
  } catch {
    return each()
  }
}

/** A part that has to be waited for, or several that are ready. */
type Run = FramedSegment | DeferredSegment | readonly ReadySegment[]

function runsOf(segments: readonly Segment[]): readonly Run[] {
  const runs: (FramedSegment | DeferredSegment | ReadySegment[])[] = []
  for (const segment of segments) {
    const last = runs.at(-1)
    if (isFramed(segment) || isDeferred(segment)) runs.push(segment)
    else if (Array.isArray(last)) last.push(segment)
    else runs.push([segment])
  }
  return runs
}

const isReadyRun = (run: Run): run is readonly ReadySegment[] => Array.isArray(run)

/** The parts as one piece of HTML. Waits for deferred parts at most as long as the stream would. */
export async function renderSegments(segments: readonly Segment[], options: DrawOptions = {}): Promise<string> {
  const runs = runsOf(segments).map((run) => (isReadyRun(run) ? renderReady(run, options) : renderWhole(run, options)))
  return (await Promise.all(runs)).join('')
}

async function renderWhole(segment: Segment, options: DrawOptions, startedAt = Date.now()): Promise<string> {
  if (isDeferred(segment)) return renderDeferred(segment, segment.deadlineMs - (Date.now() - startedAt), options)
  if (!isFramed(segment)) return renderSegment(segment.name, segment, options)
  const parts = await Promise.all(segment.parts.map((part) => renderWhole(part, options, startedAt)))
  return renderSegment(segment.name, { node: () => segment.frame(parts.join('')) }, options)
}

async function renderDeferred(segment: DeferredSegment, waitMs: number, options: DrawOptions): Promise<string> {
  const late = scheduler.wait(Math.max(0, waitMs)).then(() => null)
  const drawing = await Promise.race([segment.pending.catch((error: unknown) => failed(segment.name, error)), late])
  if (drawing) return renderSegment(segment.name, typeof drawing === 'function' ? { node: drawing } : drawing, options)
  log('warn', 'segment.fallback', { segment: segment.name })
  options.onFault?.()
  return renderSegment(segment.name, { node: segment.fallback }, options)
}

/** The page in document order, in as few pieces as there are waits. */
export async function* pageText(
  head: string,
  segments: readonly Segment[],
  tail: string,
  options: DrawOptions = {},
): AsyncGenerator<string, void> {
  const startedAt = Date.now()
  // A part that fails while an earlier one is waited for is dealt with in its turn.
  for (const segment of segments) expectFailures(segment)
  let text = head
  for (const run of runsOf(segments)) {
    if (!isReadyRun(run) && !isReady(run)) {
      yield text
      text = ''
    }
    text += isReadyRun(run) ? renderReady(run, options) : await renderWhole(run, options, startedAt)
  }
  yield text + tail
}

const encoder = new TextEncoder()

/**
 * Each piece is encoded once: encoding bit by bit is what makes streams slow on workerd. Read to its end even when the
 * browser has left, for whoever keeps the page.
 */
export function streamText(pieces: AsyncIterable<string>, fill: (text: string) => string): ReadableStream<Uint8Array> {
  let cancelled = false
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const text of pieces) if (text && !cancelled) controller.enqueue(encoder.encode(fill(text)))
      if (!cancelled) controller.close()
    },
    cancel() {
      cancelled = true
    },
  })
}

function expectFailures(segment: Segment): void {
  if (isDeferred(segment)) segment.pending.catch(() => undefined)
  if (isFramed(segment)) segment.parts.forEach(expectFailures)
}

function failed(name: string, error: unknown): null {
  log('error', 'segment.rejected', { segment: name, reason: String(error) })
  return null
}

/** Waits for all of a text. */
export async function allOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
