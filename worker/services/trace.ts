import type { Edges } from '../edges.ts'

/**
 * A request's upstream calls, for its log line. The id is sent with every upstream call and shown on the error page.
 */
export type Trace = {
  readonly id: string
  /** Keeps work going after the request has been answered. */
  background(work: Promise<unknown>): void
  /** An upstream call has ended. */
  called(ms: number, ok: boolean): void
  /** The result of a cache lookup: fresh, stale, miss, error. */
  cached(state: string): void
  /** The page was made from failed parts. The first reason counts. */
  makeshift(reason: string): void
  /** The line waits until this is called: parts of a page may fail long after its response has begun. */
  hold(): () => void
  /** Never rejects. Null where everything is known once the response begins. */
  end(): Promise<void> | null
  summary(): {
    readonly calls: number
    readonly failedCalls: number
    readonly callMs: number
    readonly caches: string
    readonly makeshift?: string
  }
}

/**
 * An upstream call that is no operation, noted in its request's log line. Null where there is no answer: `failed` then
 * is a line of its own.
 */
export async function traced(
  trace: Trace,
  { now, log }: Pick<Edges, 'now' | 'log'>,
  failed: { readonly event: string; readonly path: string },
  call: Promise<Response>,
): Promise<Response | null> {
  const startedAt = now()
  const { event, path } = failed
  const answer = await call.catch((error: unknown) => {
    log('warn', event, { requestId: trace.id, path, reason: String(error) })
    return null
  })
  trace.called(now() - startedAt, answer !== null)
  return answer
}

/** `background` is the runtime's `waitUntil`. */
export function startTrace(background: Trace['background'] = () => undefined): Trace {
  const states = new Map<string, number>()
  let calls = 0
  let failedCalls = 0
  let callMs = 0
  let makeshift: string | null = null
  let end: Promise<void> | null = null
  return {
    // Short enough to be read out on the phone.
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 16),
    background,
    called(ms, ok) {
      calls += 1
      callMs += ms
      if (!ok) failedCalls += 1
    },
    cached: (state) => void states.set(state, (states.get(state) ?? 0) + 1),
    makeshift(reason) {
      makeshift ??= reason
    },
    hold() {
      let release = (): void => undefined
      end = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    end: () => end,
    summary: () => ({
      calls,
      failedCalls,
      callMs,
      caches: [...states].map(([state, count]) => `${state}:${count}`).join(' '),
      ...(makeshift !== null && { makeshift }),
    }),
  }
}
