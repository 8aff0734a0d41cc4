import { correlationHeader } from '../../shared/correlation-header.ts'
import { embeddedOrigin } from '../../shared/embedded-origin.ts'
import { accessKeyHeader, datafilePath, eventsPath } from '../../shared/experiment-services.ts'
import { defaultLocale, siteId } from '../../shared/i18n/locales.ts'
import { askAll, Readiness, stateOfRefusable, stateOfStatus, up } from '../../shared/readiness.ts'
import type { Edges } from '../edges.ts'
import type { Config, Env } from '../env.ts'
import { createCall } from './call.ts'
import type { Result } from './result.ts'
import type { Trace } from './trace.ts'
import { createTransport } from './transport.ts'

const timeoutMs = 1800

/**
 * Checks everything that the shop depends on. Commerce, content, the datafile and the event log are called with the
 * shop's own keys, because otherwise only shoppers would notice a wrong key. `segmentsOrigin` is that of the customer
 * data platform which the datafile names; null if there is none.
 */
export async function askDependencies(
  env: Env,
  config: Config,
  trace: Trace,
  edges: Pick<Edges, 'fetch' | 'wait'>,
  segmentsOrigin: string | null,
): ReturnType<typeof askAll> {
  const { AUTH_ACCESS_KEY: accessKey, SERVER_TRUST_ID: serverTrustId, BRAND } = config
  const identity = { locale: defaultLocale, accessKey, serverTrustId, userId: '', accessToken: null, trace }
  const headers = { [correlationHeader]: trace.id }
  const call = createCall(createTransport(env, config, edges), identity)
  const { COMMERCE_ORIGIN, CONTENT_ORIGIN, SOCIAL_ORIGIN, IMAGE_ORIGIN, FILM_ORIGIN } = config
  const experimentOrigins = config.DATAFILE_SDK_KEY === '' ? [] : [config.DATAFILE_ORIGIN, config.EVENTS_ORIGIN]
  const usesPlatform = [COMMERCE_ORIGIN, CONTENT_ORIGIN, SOCIAL_ORIGIN, ...experimentOrigins].includes('')
  const site = { mode: 'publish', siteId: siteId(BRAND, defaultLocale) } as const
  const query = { start: 0, count: 1, sort: 'newest' } as const
  return askAll(
    {
      cache: async () => {
        await env.CONTENT_CACHE.get('readyz')
        return up
      },
      commerce: async () => stateOf(await call('products.catalog', { query }, { timeoutMs })),
      content: async () =>
        stateOf(await call('content.menu', { params: site, query: { removeNulls: 'true' } }, { timeoutMs })),
      ...(usesPlatform && { platform: () => platformState(env, headers) }),
      ...originStates(edges, headers, {
        social: SOCIAL_ORIGIN,
        images: IMAGE_ORIGIN,
        films: FILM_ORIGIN,
        decisions: config.DECISION_ORIGIN,
        segments: segmentsOrigin === embeddedOrigin ? '' : (segmentsOrigin ?? ''),
      }),
      ...(config.DATAFILE_ORIGIN !== '' &&
        config.DATAFILE_SDK_KEY !== '' && { datafile: () => datafileState(config, edges, headers) }),
      ...(config.EVENTS_ORIGIN !== '' && { events: () => eventLogState(config, edges, headers) }),
    },
    edges.wait,
  )
}

/** A missing document counts as an answer. */
const stateOf = (result: Result<unknown>): string =>
  result.ok || result.failure.status === 404 ? up : `answers ${result.failure.status} ${result.failure.code}`

async function platformState(env: Env, headers: HeadersInit): Promise<string> {
  const answer = await env.PLATFORM.fetch(`${embeddedOrigin}/readyz`, { headers })
  const read = Readiness.safeParse(await answer.json().catch(() => null))
  if (!read.success) return stateOfStatus(answer.status)
  const faults = Object.entries(read.data.dependencies).filter(([, state]) => state !== up)
  return faults.length === 0 ? up : faults.map(([name, state]) => `${name}: ${state}`).join('; ')
}

/** A wrong key is a datafile that isn't there; pages would show the baselines and say nothing. */
async function datafileState(
  { DATAFILE_ORIGIN, DATAFILE_SDK_KEY }: Config,
  { fetch }: Pick<Edges, 'fetch'>,
  headers: HeadersInit,
): Promise<string> {
  const init = { method: 'HEAD', headers, redirect: 'manual' } as const
  const { status } = await fetch(DATAFILE_ORIGIN + datafilePath(DATAFILE_SDK_KEY), init)
  return status === 404 ? 'knows no datafile of DATAFILE_SDK_KEY' : stateOfRefusable(status, 'DATAFILE_SDK_KEY')
}

/** Asked with its key, by a batch that is none. */
async function eventLogState(
  { EVENTS_ORIGIN, EVENTS_ACCESS_KEY }: Config,
  { fetch }: Pick<Edges, 'fetch'>,
  traced: Readonly<Record<string, string>>,
): Promise<string> {
  const headers = { ...traced, [accessKeyHeader]: EVENTS_ACCESS_KEY }
  const init = { method: 'POST', body: '{}', headers, redirect: 'manual' } as const
  const { status } = await fetch(EVENTS_ORIGIN + eventsPath, init)
  return stateOfRefusable(status, 'EVENTS_ACCESS_KEY')
}

function originStates(
  { fetch }: Pick<Edges, 'fetch'>,
  headers: HeadersInit,
  origins: Readonly<Record<string, string>>,
): Record<string, () => Promise<string>> {
  const named = Object.entries(origins).filter(([, origin]) => origin !== '')
  const request = async (origin: string) =>
    stateOfStatus((await fetch(origin, { method: 'HEAD', headers, redirect: 'manual' })).status)
  return Object.fromEntries(named.map(([name, origin]) => [name, () => request(origin)]))
}
