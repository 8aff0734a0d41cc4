import { log } from './http/log.ts'

/** Everything the Worker uses beyond its bindings, passed to `createApp`: tests replace it, and need no runtime. */
export type Edges = {
  /** Servers elsewhere. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Pictures and pages cached by any isolate in this location. */
  readonly sharedCache: () => Pick<Cache, 'match' | 'put' | 'delete'>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
  /** A line about a request. */
  readonly log: typeof log
}

export const workerEdges: Edges = {
  fetch: (url, init) => fetch(url, init),
  sharedCache: () => caches.default,
  now: Date.now,
  wait: (ms) => scheduler.wait(ms),
  log,
}
