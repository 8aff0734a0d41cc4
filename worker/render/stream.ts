import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { log } from '../http/log.ts'

/**
 * One part of a page, rendered on its own so that a part that throws is left out and logged while the page stands.
 * A deferred part is waited for in its place, at most `deadlineMs` after the stream began; then `fallback` stands there. Parts stream in
 * document order: without JavaScript and for crawlers the page is whole, and no inline script moves anything about
 * (docs/decisions/0002-in-order-streaming.md).
 */
export type Segment = ReadySegment | DeferredSegment
/** `mend` draws it once more when drawing has thrown, without what threw. */
type Drawing = { readonly node: () => ReactNode; readonly mend?: () => ReactNode }
type ReadySegment = Drawing & { readonly name: string }
type DeferredSegment = {
  readonly name: string
  readonly pending: Promise<Drawing | (() => ReactNode)>
  readonly fallback: () => ReactNode
  readonly deadlineMs: number
}

const isDeferred = (segment: Segment): segment is DeferredSegment => 'pending' in segment

/** React's own separator of neighbouring texts and its root marker mean nothing outside hydration roots, which are islands only. */
export function renderSegment(name: string, node: () => ReactNode, mend?: () => ReactNode): string {
  try {
    return renderToString(node(), { identifierPrefix: `${name}-` })
  } catch (error) {
    log('error', 'segment.failed', { segment: name, reason: String(error) })
    return mend ? renderSegment(name, mend) : ''
  }
}

/** The parts as one piece of HTML, for a page that frames them. Waits for deferred parts at most as long as the stream would. */
export async function renderSegments(segments: readonly Segment[]): Promise<string> {
  const parts = segments.map(async (segment) =>
    isDeferred(segment)
      ? renderDeferred(segment, segment.deadlineMs)
      : renderSegment(segment.name, segment.node, segment.mend),
  )
  return (await Promise.all(parts)).join('')
}

async function renderDeferred(segment: DeferredSegment, waitMs: number): Promise<string> {
  const late = scheduler.wait(Math.max(0, waitMs)).then(() => null)
  const drawing = await Promise.race([segment.pending.catch((error: unknown) => failed(segment.name, error)), late])
  if (!drawing) log('warn', 'segment.fallback', { segment: segment.name })
  if (!drawing) return renderSegment(segment.name, segment.fallback)
  return typeof drawing === 'function'
    ? renderSegment(segment.name, drawing)
    : renderSegment(segment.name, drawing.node, drawing.mend)
}

const encoder = new TextEncoder()

/** Text is gathered until something has to be waited for, then encoded once: encoding piece by piece is what makes streams dear on workerd. */
export function streamPage(head: string, segments: readonly Segment[], tail: string): ReadableStream<Uint8Array> {
  const startedAt = Date.now()
  let cancelled = false
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let text = head
      const flush = () => {
        if (text && !cancelled) controller.enqueue(encoder.encode(text))
        text = ''
      }
      // One that fails while an earlier one is waited for is dealt with in its turn.
      for (const segment of segments) if (isDeferred(segment)) segment.pending.catch(() => undefined)
      for (const segment of segments) {
        if (isDeferred(segment)) {
          flush()
          text += await renderDeferred(segment, segment.deadlineMs - (Date.now() - startedAt))
        } else {
          text += renderSegment(segment.name, segment.node, segment.mend)
        }
      }
      text += tail
      flush()
      if (!cancelled) controller.close()
    },
    cancel() {
      cancelled = true
    },
  })
}

function failed(name: string, error: unknown): null {
  log('error', 'segment.rejected', { segment: name, reason: String(error) })
  return null
}
