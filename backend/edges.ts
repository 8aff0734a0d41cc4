type Level = 'info' | 'warn' | 'error'
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** What routes use beyond their bindings, passed to `createPlatform`: a test passes its own, and needs no runtime. */
export type Edges = {
  /** Calls to external servers. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
  /**
   * One JSON line per event, as Workers Logs indexes them. Never put a token, an e-mail address or a body in `fields`.
   */
  readonly log: (level: Level, event: string, fields: Fields) => void
}

export const workerEdges: Edges = {
  fetch: (url, init) => fetch(url, init),
  now: Date.now,
  wait: (ms) => scheduler.wait(ms),
  log: (level, event, fields) => console[level](JSON.stringify({ level, event, ...fields })),
}
