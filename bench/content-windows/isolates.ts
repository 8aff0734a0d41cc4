import { setTimeout as wait } from 'node:timers/promises'
import type { HandlersOf, PlatformContext } from '../../platform/context.ts'
import { contentHandlers } from '../../publishing/handlers.ts'
import { errorBody } from '../../shared/errors/body.ts'
import { errorEntry } from '../../shared/errors/catalogue.ts'
import type { contentOperations } from '../../shared/operations/content.ts'
import { openD1 } from '../../tests/harness/d1.ts'
import { createContentCache } from '../../worker/content/content-cache.ts'
import { createContentReader } from '../../worker/content/content-reader.ts'
import { contentLoad, keysOf, refreshContent } from '../../worker/content/refresh.ts'
import { startReads } from '../../worker/context/page-reads.ts'
import type { RequestContext } from '../../worker/context/request-context.ts'
import { createCall } from '../../worker/services/call.ts'
import { startTrace } from '../../worker/services/trace.ts'
import type { Transport } from '../../worker/services/transport.ts'

export type Clock = { now: number }
type Database = ReturnType<typeof openD1>
type Kv = Parameters<typeof createContentReader>[0]

export const site = 'kerb-en-us'

/** How long a write to KV may stay unseen elsewhere. */
const kvLagMs = 60_000

/** KV as it is across the world: a write shows at once where it was made, and up to a minute later everywhere else. */
function createSharedKv(clock: Clock) {
  const writes = new Map<string, { at: number; by: number; value: string | null }[]>()
  const put = (by: number, key: string, value: string | null) => {
    const own = writes.get(key) ?? []
    writes.set(key, [...own.slice(-20), { at: clock.now, by, value }])
  }
  const get = (by: number, key: string) =>
    writes.get(key)?.findLast((write) => write.by === by || write.at + kvLagMs <= clock.now)?.value ?? null
  return (by: number): Kv =>
    ({
      get: async (key: string) => get(by, key),
      put: async (key: string, value: string) => put(by, key, value),
      delete: async (key: string) => put(by, key, null),
      list: async () => ({
        keys: [...writes.keys()].filter((key) => get(by, key)).map((name) => ({ name })),
        list_complete: true,
      }),
    }) as unknown as Kv
}

/**
 * The platform's own handlers over a database, answered as its router answers; `gate` holds every answer back until it
 * resolves.
 */
function createTransport(db: Database, clock: Clock, gate: { open: Promise<void> }): Transport {
  const handlers: HandlersOf<typeof contentOperations> = contentHandlers
  return async (_service, path) => {
    const [, mode, , , kind, siteId, ...rest] = new URL(path, 'https://platform.invalid').pathname
      .split('/')
      .map(decodeURIComponent)
    const context = { env: { DB: db }, now: clock.now, headers: new Headers() } as unknown as PlatformContext
    const request = {
      query: { removeNulls: 'true' },
      body: undefined,
      params: { mode, siteId, page: rest.join('/') },
    } as never
    const fragment = { query: { removeNulls: 'true' }, body: undefined, params: { mode, fragmentId: siteId } } as never
    const answer =
      kind === 'fragment'
        ? await handlers['content.fragment']?.(fragment, context)
        : kind === 'popups'
          ? await handlers['content.popups']?.(request, context)
          : await handlers['content.page']?.(request, context)
    await gate.open
    if (!answer) throw new Error(`${path}: nothing of this figure's`)
    const headers = (answer.ok ? answer.headers : answer.failure.headers) ?? {}
    if (answer.ok) return Response.json(answer.value, { headers })
    const body = errorBody({ code: answer.failure.code, correlationId: '', locale: 'en-us' })
    return Response.json(body, { status: errorEntry(answer.failure.code).status, headers })
  }
}

/** Isolates of the storefront, each with its memory, over one KV and one platform, all by the same clock. */
export function openIsolates(count: number, clock: Clock) {
  // The worker's global, which Node has under another name.
  Object.assign(globalThis, { scheduler: { wait } })
  const db = openD1()
  const gate = { open: Promise.resolve() }
  const transport = createTransport(db, clock, gate)
  const kvOf = createSharedKv(clock)
  const running: Promise<unknown>[] = []
  const identity = { locale: 'en-us', accessKey: '', serverTrustId: '', userId: '', accessToken: null }
  const context = {
    config: { BRAND: 'kerb' },
    locale: 'en-us',
    preview: null,
    trace: startTrace(),
    reads: startReads(),
    call: createCall(transport, identity),
    background: (work: Promise<unknown>) => void running.push(work),
  } as unknown as RequestContext
  const readers = Array.from({ length: count }, (_, index) =>
    createContentReader(
      kvOf(index),
      createContentCache(() => clock.now),
    ),
  )
  const [publisher] = readers
  if (!publisher) throw new Error('no isolates')
  return {
    db,
    context,
    readers,
    gate,
    settled: async () => void (await Promise.all(running.splice(0))),
    /** As `/ops/purge` does it, in the first isolate. */
    async purge(id: string): Promise<void> {
      const dropped = await publisher.purge([id])
      const load = contentLoad(transport, { AUTH_ACCESS_KEY: '', SERVER_TRUST_ID: '' })
      await refreshContent([...new Set([...dropped, ...keysOf([id], 'kerb')])], load, publisher.kept)
    },
  }
}
