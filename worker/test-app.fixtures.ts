import { createApp } from './app.ts'
import type { Edges } from './edges.ts'
import type { Env } from './env.ts'
import type { QueuedEvent } from './events/queued-event.ts'

export type TestAppOptions = {
  /** Overrides for the variables of a shop whose services are all at `elsewhere`. */
  readonly vars?: Readonly<Record<string, string>>
  /** The responses of the services behind the shop. */
  readonly answer: (url: URL, init: RequestInit) => Response | Promise<Response>
  /** Whether the Worker's own waits end at once, or never, so that nothing times out. */
  readonly wait?: 'none' | 'endless'
  /** The location's cache; if absent, one that stores nothing. */
  readonly sharedCache?: ReturnType<Edges['sharedCache']>
}

type LogLine = { readonly level: string; readonly event: string } & Readonly<Record<string, unknown>>

const elsewhere = 'https://services.example'
const vars = {
  ENVIRONMENT: 'test',
  BRAND: 'kerb',
  AUTH_ACCESS_KEY: 'key',
  SERVER_TRUST_ID: 'trust',
  SESSION_SECRET: 's'.repeat(32),
  PREVIEW_SECRET: 'p'.repeat(16),
  PURGE_TOKEN: 'p'.repeat(8),
  LOG_SHARE: '1',
  SHOP_ORIGINS: 'https://shop.example',
  COMMERCE_ORIGIN: elsewhere,
  CONTENT_ORIGIN: elsewhere,
  SOCIAL_ORIGIN: elsewhere,
  IMAGE_ORIGIN: elsewhere,
  FILM_ORIGIN: elsewhere,
}
const emptyCache = { match: async () => undefined, put: async () => undefined, delete: async () => false }
const emptyKv = {
  get: async () => null,
  put: async () => undefined,
  delete: async () => undefined,
  list: async () => ({ keys: [], list_complete: true }),
}

/** The storefront created by its factory, without a runtime: requests share only an isolate's state. */
export function createTestApp({ vars: own, answer, wait = 'endless', sharedCache = emptyCache }: TestAppOptions) {
  let now = Date.now()
  const lines: LogLine[] = []
  const app = createApp({
    fetch: async (url, init) => answer(new URL(url), init),
    sharedCache: () => sharedCache,
    now: () => now,
    wait: () => (wait === 'none' ? Promise.resolve() : new Promise(() => undefined)),
    log: (level, event, fields) => lines.push({ level, event, ...fields }),
  })
  const platform = { fetch: async (url: string, init: RequestInit) => answer(new URL(url), init) }
  const kept: QueuedEvent[] = []
  const outbox = {
    enqueue: async (events: readonly QueuedEvent[]) => void kept.push(...events),
    forget: async (visitorId: string) => {
      for (const event of kept.filter((one) => one.visitorId === visitorId)) kept.splice(kept.indexOf(event), 1)
    },
  }
  const outboxes = { idFromName: (name: string) => name, get: () => outbox }
  const env = {
    ...vars,
    ...own,
    CONTENT_CACHE: emptyKv,
    PLATFORM: platform,
    EVENT_OUTBOX: outboxes,
  } as unknown as Env
  const background: Promise<unknown>[] = []
  const execution = {
    waitUntil: (work: Promise<unknown>) => background.push(work),
    passThroughOnException: () => undefined,
    props: {},
  }
  return {
    lines,
    /** Events stored for the log endpoint. */
    kept,
    /** Resolves when all background work of earlier requests is done. */
    settled: () => Promise.all(background),
    /** Advances the clock by so many milliseconds. */
    pass(ms: number): void {
      now += ms
    },
    request: async (path: string, init?: RequestInit) =>
      app.request(`https://shop.example${path}`, { redirect: 'manual', ...init }, env, execution),
  }
}

/** A block of text. */
export const says = (words: string) => ({ type: 'rich-text', width: 'text', html: `<p>${words}</p>` })

/** A page document, as the content service answers it. */
export const documentOf = (slug: string, blocks: readonly unknown[]) => ({
  id: slug,
  slug,
  title: slug,
  seo: { title: slug, description: '' },
  revision: 1,
  updatedAt: '2026-11-01T00:00:00Z',
  blocks,
})
