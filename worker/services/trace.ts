/**
 * A request's upstream calls, for its log line. The id is sent with every upstream call and shown on the error page.
 */
export type Trace = {
  readonly id: string
  /** An upstream call has ended. */
  called(ms: number, ok: boolean): void
  /** The result of a cache lookup: fresh, stale, miss, error. */
  cached(state: string): void
  summary(): { readonly calls: number; readonly failedCalls: number; readonly callMs: number; readonly caches: string }
}

export function startTrace(): Trace {
  const states = new Map<string, number>()
  let calls = 0
  let failedCalls = 0
  let callMs = 0
  return {
    // Short enough to be read out on the phone.
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 16),
    called(ms, ok) {
      calls += 1
      callMs += ms
      if (!ok) failedCalls += 1
    },
    cached: (state) => void states.set(state, (states.get(state) ?? 0) + 1),
    summary: () => ({
      calls,
      failedCalls,
      callMs,
      caches: [...states].map(([state, count]) => `${state}:${count}`).join(' '),
    }),
  }
}
