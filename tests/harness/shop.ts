import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type LocalRuntime, startLocalRuntime, type WorkerLog } from '../../tools/serve/local-runtime.ts'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'
import { patience } from './patience.ts'
import { pictureStub } from './picture-stub.ts'
import { quickHashing } from './quick-hashing.ts'
import { type Catalogue, prepareState } from './seeded-state.ts'

export type ShopOptions = {
  /** demo: the whole seed. empty: migrations only. */
  readonly catalogue: Catalogue
  /**
   * true: one shop for all files of this process with these options. Only for tests that leave nothing but guests'
   * carts behind and hold no stock, which later tests may need.
   */
  readonly shared?: boolean
  /** true: the demo's own pictures, each drawn when it is first asked for. Otherwise each is a dot. */
  readonly pictures?: boolean
  readonly vars?: {
    readonly shop?: Readonly<Record<string, string>>
    readonly platform?: Readonly<Record<string, string>>
    readonly demo?: Readonly<Record<string, string>>
  }
}

export type Visitor = {
  readonly cookies: CookieJar
  /** Sends a request to the shop with this visitor's cookies, never following a redirect. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export type Shop = {
  readonly url: string
  readonly adminToken: string
  /** Sends a request without a visitor: no cookies are sent or stored, and redirects are returned. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  visitor(): Visitor
  readonly platform: { readonly url: string; fetch(path: string, init?: RequestInit): Promise<Response> }
  readonly demo: { readonly url: string }
  /** Ends the Workers and starts them again: what an isolate had in its memory is lost, and what is stored stays. */
  restart(): Promise<void>
  /** For tests that inspect the Workers' storage. */
  readonly miniflare: LocalRuntime['miniflare']
  /** Both Workers' log lines in this test. */
  readonly logs: readonly WorkerLog[]
  /** Announces a matching error log; any other fails the test. */
  expectError(pattern: RegExp): void
}

/**
 * Both Workers as deployed, on free ports with their own state, for all tests of the file or `describe` that calls
 * this. The returned object is usable from the first test on. A test in which a Worker logs an unannounced error fails.
 */
export function useShop(options: ShopOptions): Shop {
  const logs: WorkerLog[] = []
  let expected: RegExp[] = []
  let opened: OpenedShop | undefined

  beforeAll(async () => {
    opened = await (options.shared ? sharedShop(options) : openShop(options))
    opened.hearBy((log) => logs.push(log))
  })
  afterEach(() => {
    const errors = logs.filter((log) => log.level === 'error' && !expected.some((pattern) => pattern.test(log.message)))
    logs.length = 0
    expected = []
    expect(
      errors.map((error) => error.message),
      'errors that a Worker logged unexpectedly',
    ).toEqual([])
  })
  afterAll(async () => {
    if (!options.shared) await opened?.close()
  })

  const running = (): LocalRuntime => {
    if (!opened) throw new Error('The shop opens in beforeAll: use it inside a test.')
    return opened.runtime
  }
  const send = (origin: string, path: string, init?: RequestInit) =>
    fetch(new URL(path, origin), { redirect: 'manual', ...init })
  return {
    get url() {
      return running().shopUrl
    },
    get adminToken() {
      return running().adminToken
    },
    fetch: (path, init) => send(running().shopUrl, path, init),
    visitor: () => createVisitor(() => running().shopUrl),
    platform: {
      get url() {
        return running().platformUrl
      },
      fetch: (path, init) => send(running().platformUrl, path, init),
    },
    demo: {
      get url() {
        return running().demoUrl
      },
    },
    restart: () => running().reload([]),
    get miniflare() {
      return running().miniflare
    },
    logs,
    expectError: (pattern) => expected.push(pattern),
  }
}

type OpenedShop = {
  readonly runtime: LocalRuntime
  /** Calls this with the Workers' log lines from now on. */
  hearBy(listener: (log: WorkerLog) => void): void
  close(): Promise<void>
}

const sharedShops = new Map<string, Promise<OpenedShop>>()

function sharedShop(options: ShopOptions): Promise<OpenedShop> {
  const key = JSON.stringify(options)
  const opened = sharedShops.get(key) ?? openShop(options)
  sharedShops.set(key, opened)
  return opened
}

async function openShop({ catalogue, shared = false, pictures = false, vars }: ShopOptions): Promise<OpenedShop> {
  const statePath = await prepareState(catalogue)
  const deleteState = () => rmSync(statePath, { recursive: true, force: true })
  if (shared) process.once('exit', deleteState)
  // The runtime's own lines may come before it is open.
  let hear = (_: WorkerLog): void => undefined
  const onLog = (log: WorkerLog) => hear(log)
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    migrated: true,
    build: false,
    onLog,
    aroundHashing: quickHashing,
    ...(!pictures && { imageOrigin: await pictureStub() }),
    vars: {
      ...vars,
      shop: { TIMEOUT_FACTOR: patience, ...vars?.shop },
      platform: { TIMEOUT_FACTOR: patience, ...vars?.platform },
    },
  })
  return {
    runtime,
    hearBy: (listener) => {
      hear = listener
    },
    async close() {
      await runtime.dispose()
      deleteState()
    },
  }
}

let visitors = 0

/** Each with a network address of their own, because limits count by network; a request may name another. */
function createVisitor(origin: () => string): Visitor {
  const cookies = createCookieJar()
  visitors++
  const address = `198.18.${visitors >> 8}.${visitors & 255}`
  return {
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers)
      if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', address)
      if (cookies.header()) headers.set('cookie', cookies.header())
      const response = await fetch(new URL(path, origin()), { redirect: 'manual', ...init, headers })
      cookies.keep(response)
      return response
    },
  }
}

/** The shop under the machine's name: browsers make no passkeys for an address that is a number. */
export function atLocalhost(shop: Shop): Shop {
  const url = () => shop.url.replace('127.0.0.1', 'localhost')
  return Object.create(shop, { url: { get: url }, visitor: { value: () => createVisitor(url) } })
}
