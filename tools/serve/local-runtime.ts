import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type MiniflareOptions, Response } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler'
import { buildIfStale } from './build.ts'
import { applyMigrations } from './migrate.ts'
import { freePort, requireFreePort } from './ports.ts'
import { fromRoot } from './project.ts'

/** One line that a Worker wrote with console.*; `level` is log, debug, info, warn or error. */
export type WorkerLog = { readonly level: string; readonly message: string }
type Vars = Readonly<Record<string, string>>

export type LocalRuntimeOptions = {
  /** TCP ports; 0 takes a free one. */
  readonly port: number
  readonly platformPort: number
  /** Directory of everything the Workers keep (D1, Durable Objects, R2, KV). */
  readonly statePath: string
  /** Over the [vars] of each wrangler.toml. */
  readonly vars?: { readonly shop?: Vars; readonly platform?: Vars }
  /** false: take dist/ as it is. Otherwise it is built first when its sources changed. */
  readonly build?: boolean
  /** Where the Workers' logs go; standard output and error when absent. */
  readonly onLog?: (log: WorkerLog) => void
  /** Told the name of each step of an order; the order goes on when it is through. */
  readonly onFault?: (name: string) => void | Promise<void>
}

export type LocalRuntime = {
  readonly shopUrl: string
  readonly platformUrl: string
  /** The platform's ADMIN_TOKEN, as it runs here. */
  readonly adminToken: string
  /** Takes up what was built since; the ports and the state stay. */
  reload(): Promise<void>
  dispose(): Promise<void>
}

const shopWorker = 'kerb'
const platformWorker = 'kerb-platform'

/** Both Workers in one local workerd, each on its own port of 127.0.0.1, with migrations applied. Rejects when a port is taken. */
export async function startLocalRuntime(options: LocalRuntimeOptions): Promise<LocalRuntime> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
  if (options.build !== false) await buildIfStale()
  if (options.port) await requireFreePort(options.port, 'PORT')
  if (options.platformPort) await requireFreePort(options.platformPort, 'PLATFORM_PORT')

  // Browsers are sent to the platform's own address (card fields, challenges), so its port has to be known before it starts.
  const settled = { ...options, platformPort: options.platformPort || (await freePort()) }
  const runtime = new Miniflare(runtimeOptions(settled))
  await runtime.ready
  const { ADMIN_TOKEN } = await runtime.getBindings<{ ADMIN_TOKEN: string }>(platformWorker)
  const migrate = async () =>
    applyMigrations(await runtime.getD1Database('DB', platformWorker), fromRoot('platform/migrations'))
  await migrate()
  return {
    shopUrl: (await runtime.unsafeGetDirectURL(shopWorker)).origin,
    platformUrl: (await runtime.unsafeGetDirectURL(platformWorker)).origin,
    adminToken: ADMIN_TOKEN,
    async reload() {
      await runtime.setOptions(runtimeOptions(settled))
      await migrate()
    },
    dispose: () => runtime.dispose(),
  }
}

function runtimeOptions(options: LocalRuntimeOptions): MiniflareOptions {
  const { port, platformPort, statePath, vars, onLog, onFault } = options
  return convertV4MiniflareOptions({
    cf: false,
    host: '127.0.0.1',
    port: 0,
    // A run that kills the process on purpose needn't be told each time that it died.
    log: new Log(onFault ? LogLevel.ERROR : LogLevel.WARN),
    handleStructuredLogs:
      onLog ?? ((log) => (log.level === 'error' || log.level === 'warn' ? console.error : console.log)(log.message)),
    resourcePersistencePath: statePath,
    workers: [
      worker(shopWorker, 'wrangler.toml', port, vars?.shop),
      {
        ...worker(platformWorker, 'platform/wrangler.toml', platformPort, {
          PUBLIC_ORIGIN: `http://localhost:${platformPort}`,
          ...vars?.platform,
        }),
        ...(onFault && { serviceBindings: { FAULTS: faultBinding(onFault) } }),
      },
    ],
  })
}

function faultBinding(onFault: (name: string) => void | Promise<void>) {
  return async (request: { readonly url: string }) => {
    await onFault(new URL(request.url).pathname.slice(1))
    return new Response()
  }
}

function worker(name: string, config: string, port: number, vars: Vars = {}) {
  const { workerOptions, main } = readWorker(fromRoot(config))
  if (!main) throw new Error(`${config} names no "main".`)
  const folder = dirname(main)
  const wasm = readdirSync(folder).filter((file) => file.endsWith('.wasm'))
  return {
    ...workerOptions,
    name,
    bindings: { ...(workerOptions['bindings'] as Vars), ...vars },
    modulesRoot: folder,
    modules: [
      { type: 'ESModule' as const, path: main },
      ...wasm.map((file) => ({ type: 'CompiledWasm' as const, path: join(folder, file) })),
    ],
    unsafeDirectSockets: [{ host: '127.0.0.1', port, proxy: false }],
  }
}
