import type { PageReads } from '../context/page-reads.ts'
import type { Trace } from '../services/trace.ts'
import type { DrawnPage } from './draw-page.tsx'

type Made = Pick<DrawnPage, 'head' | 'page'>

/** Ways of documents that are what the content service has, if not at this moment; or what an editor previews. */
const wholeStates: readonly string[] = ['fresh', 'stale', 'preview']

/**
 * Sources of a page that was made from others in place of its own parts; null where it is as it should be, as far as it
 * is drawn.
 */
export function makeshiftOf(reads: PageReads, { head, page }: Made): string | null {
  // Its status says enough.
  if (page.status >= 500) return null
  const substitute = head.contentState.split(',').find((state) => !wholeStates.includes(state))
  return reads.summary().failure ?? (substitute === undefined ? null : `content ${substitute}`)
}

/** For the request's log line: a page can look whole by its status and headers, and miss half of what it is for. */
export function noteMakeshift(trace: Pick<Trace, 'makeshift'>, reads: PageReads, made: Made): string | null {
  const reason = makeshiftOf(reads, made)
  if (reason !== null) trace.makeshift(reason)
  return reason
}
