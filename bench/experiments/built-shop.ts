import { registerHooks } from 'node:module'
import { scheduler } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../../tools/serve/project.ts'
import { type QueuedEvent, sinkOf } from '../../worker/events/queued-event.ts'

type Fetch = (request: Request, env: object, execution: object) => Promise<Response>
export type ShownEvent = { readonly visitorId: string; readonly variant: string }

/** Globals that the built Worker finds in the runtime and Node does not have. */
function standIn(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'cloudflare:workers'
        ? { url: 'data:text/javascript,export class DurableObject {}', shortCircuit: true }
        : next(specifier, context),
  })
  const none = { match: async () => undefined, put: async () => undefined }
  Object.assign(globalThis, { scheduler, caches: { default: none } })
}

const empty = { keys: [], list_complete: true }
const kv = { get: async () => null, put: async () => undefined, delete: async () => undefined, list: async () => empty }
const limit = { limit: async () => ({ success: true }) }
let isolates = 0

/**
 * The built storefront Worker in an isolate of this process, without a network: a hundred thousand visits take minutes.
 * `seen` are the impressions that it has kept.
 */
export async function openBuiltShop(answer: (url: URL) => Response) {
  if (isolates === 0) standIn()
  isolates += 1
  const url = `${pathToFileURL(fromRoot('dist/worker/index.js')).href}?isolate=${isolates}`
  const { default: worker } = (await import(url)) as { default: { fetch: Fetch } }
  const seen: ShownEvent[] = []
  const outbox = {
    async enqueue(events: readonly QueuedEvent[]) {
      for (const { visitorId, destination, body } of events)
        if (sinkOf(destination) === 'experiments')
          seen.push({ visitorId, variant: /"variation_key":"(\w+)"/.exec(body)?.[1] ?? '' })
    },
  }
  const env = {
    ENVIRONMENT: 'test',
    BRAND: 'kerb',
    AUTH_ACCESS_KEY: 'key',
    SERVER_TRUST_ID: 'trust',
    SESSION_SECRET: 's'.repeat(32),
    PREVIEW_SECRET: 'p'.repeat(16),
    PURGE_TOKEN: 'p'.repeat(8),
    LOG_SHARE: '0',
    SHOP_ORIGINS: 'https://shop.example',
    DATAFILE_SDK_KEY: 'bench',
    CONTENT_CACHE: kv,
    PLATFORM: { fetch: async (asked: string) => answer(new URL(asked)) },
    EVENT_OUTBOX: { idFromName: (name: string) => name, get: () => outbox },
    SIGN_IN_LIMIT: limit,
    NETWORK_SIGN_IN_LIMIT: limit,
    SEARCH_LIMIT: limit,
    SUGGEST_LIMIT: limit,
    FIRST_ADD_LIMIT: limit,
  }
  const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  return {
    seen,
    get: (path: string, cookie: string) =>
      worker.fetch(new Request(`https://shop.example${path}`, { headers: { cookie } }), env, execution),
  }
}
