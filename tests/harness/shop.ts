import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { buildIfStale } from '../../tools/serve/build.ts'
import { type LocalRuntime, startLocalRuntime, type WorkerLog } from '../../tools/serve/local-runtime.ts'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'
import { type Catalogue, prepareState } from './seeded-state.ts'

export type ShopOptions = {
  /** demo: the whole seed. empty: migrations only. */
  readonly catalogue: Catalogue
  readonly vars?: {
    readonly shop?: Readonly<Record<string, string>>
    readonly platform?: Readonly<Record<string, string>>
  }
}

export type Visitor = {
  readonly cookies: CookieJar
  /** One request to the shop with this visitor's cookies, never following a redirect. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export type Shop = {
  readonly url: string
  readonly adminToken: string
  /** One request by nobody in particular: no cookies are sent or kept, redirects are answers. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  visitor(): Visitor
  readonly platform: { readonly url: string; fetch(path: string, init?: RequestInit): Promise<Response> }
  /** What both Workers logged in this test. */
  readonly logs: readonly WorkerLog[]
  /** Says that this test provokes an error log which matches; any other one fails it. */
  expectError(pattern: RegExp): void
}

/**
 * Both Workers as they deploy, on free ports with a state of their own, for all tests of the file or `describe` that calls this. The
 * returned object answers from the first test on. A test in which a Worker writes an error that was not announced fails.
 */
export function useShop(options: ShopOptions): Shop {
  const logs: WorkerLog[] = []
  let expected: RegExp[] = []
  let state = ''
  let runtime: LocalRuntime | undefined

  beforeAll(async () => {
    await buildIfStale()
    state = await prepareState(options.catalogue)
    const { vars } = options
    runtime = await startLocalRuntime({
      port: 0,
      platformPort: 0,
      statePath: state,
      build: false,
      onLog: (log) => logs.push(log),
      ...(vars && { vars }),
    })
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
    await runtime?.dispose()
    if (state) rmSync(state, { recursive: true, force: true })
  })

  const running = (): LocalRuntime => {
    if (!runtime) throw new Error('The shop opens in beforeAll: use it inside a test.')
    return runtime
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
    logs,
    expectError: (pattern) => expected.push(pattern),
  }
}

function createVisitor(origin: () => string): Visitor {
  const cookies = createCookieJar()
  return {
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers)
      if (cookies.header()) headers.set('cookie', cookies.header())
      const response = await fetch(new URL(path, origin()), { redirect: 'manual', ...init, headers })
      cookies.keep(response)
      return response
    },
  }
}
