import { correlationHeader } from '../shared/correlation-header.ts'
import { currentTrace, traceId } from './trace.ts'

type Level = 'info' | 'warn' | 'error'
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Things that routes use beyond their bindings, passed to `createPlatform`: a test passes its own, and needs no
 * runtime.
 */
export type Edges = {
  /** Calls to external servers, with the id of the request that they are made for. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
  /**
   * Writes a JSON line per event, as Workers Logs indexes them, with the id of the request. Never put a token, an
   * e-mail address or a body in `fields`.
   */
  readonly log: (level: Level, event: string, fields: Fields) => void
}

export const workerEdges: Edges = {
  fetch(url, init) {
    const headers = new Headers(init.headers)
    headers.set(correlationHeader, traceId())
    return fetch(url, { ...init, headers })
  },
  now: Date.now,
  wait: (ms) => scheduler.wait(ms),
  log(level, event, fields) {
    const requestId = currentTrace()
    console[level](JSON.stringify({ level, event, ...(requestId !== null && { requestId }), ...fields }))
  },
}
