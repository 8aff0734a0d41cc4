import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type MiniflareOptions, Response } from 'miniflare'
import { returnAddresses } from '../../demo/return-addresses.ts'
import { type BuildMode, buildIfStale } from './build.ts'
import { createLiveWorker, type LiveBuild } from './live-worker.ts'
import { applyMigrations } from './migrate.ts'
import { openRuntime } from './open-runtime.ts'
import { freePort } from './ports.ts'
import { fromRoot } from './project.ts'
import { createSideProcess, type SideProcess } from './side-process.ts'
import { localSecrets, type Vars, workerOptions } from './worker-options.ts'

/** A line that a Worker wrote with console.*; `level` is log, debug, info, warn or error. */
export type WorkerLog = { readonly level: string; readonly message: string }

export type LocalRuntimeOptions = {
  /** TCP ports; 0 takes a free one. */
  readonly port: number
  readonly platformPort: number
  /** Port of the demo's services; a free one when absent. */
  readonly demoPort?: number
  /** Directory of everything the Workers keep (D1, Durable Objects, R2, KV). */
  readonly statePath: string
  /** true: a copy of a state that this version has migrated. */
  readonly migrated?: boolean
  /** true: with the secrets of this machine's `.dev.vars` files, where there are any. */
  readonly ownSecrets?: boolean
  /** Over the [vars] and secrets of each Worker. */
  readonly vars?: { readonly shop?: Vars; readonly platform?: Vars; readonly demo?: Vars }
  /** Origin of pictures, where no variable names another; the demo's when absent. */
  readonly imageOrigin?: string
  /** false: take dist/ as it is. Otherwise it is built first when its sources changed. */
  readonly build?: boolean
  /** The shop's Worker as a script (watch-builds.ts): a new one is taken up without restarting anything. */
  readonly live?: string
  /** false: the platform and the demo's services only. Nothing answers at `shopUrl`. */
  readonly shop?: boolean
  /** false: the shop's Worker by itself, without the local runtime's own Worker before it that answers files. */
  readonly assets?: boolean
  /** Receives the Workers' logs; standard output and error if absent. */
  readonly onLog?: (log: WorkerLog) => void
  /** Called with the name of each step of an order; the order continues when it resolves. */
  readonly onFault?: (name: string) => void | Promise<void>
  /** Relay between the platform and its hashing Worker. */
  readonly aroundHashing?: (hashing: SideProcess['fetch']) => SideProcess['fetch']
  /** true: `miniflare` may read what a Durable Object keeps, and put it away. */
  readonly inspectObjects?: boolean
}

export type LocalRuntime = {
  readonly shopUrl: string
  readonly platformUrl: string
  readonly demoUrl: string
  /** The platform's ADMIN_TOKEN, as it runs here. */
  readonly adminToken: string
  /** The shop's PREVIEW_SECRET: the editor key. */
  readonly previewSecret: string
  /** The demo's. */
  readonly demoToken: string
  /** The platform's PAYMENT_SECRET, which the demo's sandbox signs with too. */
  readonly paymentSecret: string
  /** For tests that inspect the Workers' storage. */
  readonly miniflare: Miniflare
  /**
   * Runs the newest builds of these outputs; the ports and the state stay. `live`: the shop's, which open pages then
   * change to.
   */
  reload(modes: readonly BuildMode[], live?: LiveBuild): Promise<void>
  dispose(): Promise<void>
}

const shopWorker = 'kerb'
const platformWorker = 'kerb-platform'
const demoWorker = 'kerb-demo'

/**
 * The shop, the platform and the demo's services in one local workerd, each on its own port of 127.0.0.1, with
 * migrations applied; the Workers that draw and hash in others.
 */
export async function startLocalRuntime(options: LocalRuntimeOptions): Promise<LocalRuntime> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
  if (options.build !== false) await buildIfStale()

  const log = withoutLeft(options.onLog ?? print)
  const sides = {
    DRAWING: createSideProcess('kerb-drawing', 'demo/drawing/wrangler.toml', log),
    HASHING: createSideProcess('kerb-hashing', 'backend/hashing/wrangler.toml', log),
  }
  const all = Object.values(sides)
  const live = options.live === undefined ? null : createLiveWorker(options.live, ['EventOutbox'])
  const { runtime, settled } = await openRuntime(
    () => choosePorts({ ...options, onLog: log }),
    (settled) => new Miniflare(runtimeOptions(settled, sides, live)),
  )
  // Not asked of the runtime, which would start a process of its own for the answer.
  const { shop, platform, demo } = describeWorkers(settled)
  const migrate = async () =>
    applyMigrations(await runtime.getD1Database('DB', platformWorker), fromRoot('platform/migrations'))
  if (!options.migrated) await migrate()
  return {
    shopUrl: `http://127.0.0.1:${settled.port}`,
    platformUrl: `http://127.0.0.1:${settled.platformPort}`,
    demoUrl: `http://127.0.0.1:${settled.demoPort}`,
    adminToken: settingOf(platform, 'ADMIN_TOKEN'),
    demoToken: settingOf(demo, 'ADMIN_TOKEN'),
    previewSecret: settingOf(shop, 'PREVIEW_SECRET'),
    paymentSecret: settingOf(platform, 'PAYMENT_SECRET'),
    miniflare: runtime,
    async reload(modes, build) {
      if (build) live?.update(build)
      if (!live || modes.some((mode) => mode !== 'worker')) {
        const options = runtimeOptions(settled, sides, live)
        await Promise.all([runtime.setOptions(options), ...all.map((side) => side.reload())])
        await migrate()
      }
      live?.announce()
    },
    dispose: async () => {
      await Promise.all([runtime.dispose(), ...all.map((side) => side.dispose())])
    },
  }
}

type WriteLog = (log: WorkerLog) => void
type Sides = Readonly<Record<'DRAWING' | 'HASHING', SideProcess>>
type Live = ReturnType<typeof createLiveWorker> | null
type Logged = LocalRuntimeOptions & { readonly onLog: WriteLog }
type Settled = Logged & { readonly demoPort: number }

/** Browsers and the other Workers need these addresses, so the ports are chosen before anything starts. */
async function choosePorts(options: Logged): Promise<Settled> {
  return {
    ...options,
    port: options.port || (await freePort()),
    platformPort: options.platformPort || (await freePort()),
    demoPort: options.demoPort || (await freePort()),
  }
}

/**
 * Without the runtime's own error about a browser that disconnected early. A Worker sees the failures of its own calls.
 */
const withoutLeft =
  (write: WriteLog): WriteLog =>
  (log) => {
    if (!/^kj::getCaughtExceptionAsKj\(\) = .*disconnected: /.test(log.message)) write(log)
  }

const print = (log: WorkerLog): void =>
  (log.level === 'error' || log.level === 'warn' ? console.error : console.log)(log.message)

/** Each as its wrangler.toml describes it, with its variables for this machine. */
function describeWorkers(settled: Settled) {
  const { port, platformPort, demoPort, imageOrigin, ownSecrets = false, vars } = settled
  const worker = (name: string, config: string, port: number, ownVars: Vars = {}, standIns: Vars = {}) => {
    const described = workerOptions(config, { ...localSecrets(config, { own: ownSecrets }), ...ownVars })
    return {
      ...described,
      bindings: { ...described.bindings, ...neededOf(standIns, described.bindings, ownVars) },
      name,
      unsafeDirectSockets: [{ host: '127.0.0.1', port, proxy: false }],
    }
  }
  const demoOrigin = `http://localhost:${demoPort}`
  const shop = worker(shopWorker, 'wrangler.toml', port, vars?.shop, {
    IMAGE_ORIGIN: imageOrigin ?? `http://127.0.0.1:${demoPort}`,
    FILM_ORIGIN: `http://127.0.0.1:${demoPort}`,
    SOCIAL_ORIGIN: demoOrigin,
  })
  const platform = worker(platformWorker, 'platform/wrangler.toml', platformPort, vars?.platform, {
    PAYMENT_PROVIDER_ORIGIN: demoOrigin,
    CARRIER_ORIGIN: demoOrigin,
    PURGE_ORIGIN: settled.shop === false ? '' : `http://localhost:${port}`,
    RETURN_ADDRESSES: JSON.stringify(returnAddresses),
  })
  const demo = worker(demoWorker, 'demo/wrangler.toml', demoPort, {
    PAYMENT_SECRET: platform.bindings['PAYMENT_SECRET'] ?? '',
    PAYMENT_WEBHOOK_URL: `http://localhost:${platformPort}/payments/webhook`,
    ...vars?.demo,
  })
  return { shop, platform, demo }
}

const settingOf = ({ bindings }: { readonly bindings: Vars }, name: string): string => bindings[name] ?? ''

function runtimeOptions(settled: Settled, sides: Sides, live: Live): MiniflareOptions {
  const { statePath, onLog, onFault, aroundHashing, inspectObjects = false, assets = true } = settled
  const { shop, platform, demo } = describeWorkers(settled)
  const { assets: _, ...shopAlone }: typeof shop & { readonly assets?: unknown } = shop
  const builtShop = {
    ...(assets ? shop : shopAlone),
    ...(live && {
      modules: live.modules(),
      serviceBindings: { PLATFORM: platformWorker, NEWEST_BUILD: live.fetch },
      unsafeEvalBinding: 'UNSAFE_EVAL',
    }),
  }
  return convertV4MiniflareOptions({
    cf: false,
    host: '127.0.0.1',
    port: 0,
    // No message for a run that kills the process on purpose.
    log: new Log(onFault ? LogLevel.ERROR : LogLevel.WARN),
    handleStructuredLogs: onLog,
    resourcePersistencePath: statePath,
    unsafeInspectDurableObjects: inspectObjects,
    workers: [
      ...(settled.shop === false ? [] : [builtShop]),
      {
        ...platform,
        serviceBindings: {
          HASHING: aroundHashing ? aroundHashing(sides.HASHING.fetch) : sides.HASHING.fetch,
          ...(onFault && { FAULTS: faultBinding(onFault) }),
        },
      },
      { ...demo, serviceBindings: { DRAWING: sides.DRAWING.fetch } },
    ],
  })
}

function faultBinding(onFault: (name: string) => void | Promise<void>) {
  return async (request: { readonly url: string }) => {
    await onFault(new URL(request.url).pathname.slice(1))
    return new Response()
  }
}

/**
 * The demo's services for origins that neither wrangler.toml nor the given variables set. A Worker configured for
 * production has none.
 */
function neededOf(standIns: Vars, bindings: Readonly<Record<string, unknown>>, ownVars: Vars): Vars {
  if (bindings['ENVIRONMENT'] === 'production') return {}
  return Object.fromEntries(Object.entries(standIns).filter(([name]) => !bindings[name] && ownVars[name] === undefined))
}
