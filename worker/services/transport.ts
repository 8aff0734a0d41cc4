import { correlationHeader } from '../../shared/correlation-header.ts'
import { embeddedOrigin } from '../../shared/embedded-origin.ts'
import type { ServiceName } from '../../shared/operations/operation.ts'
import type { Edges } from '../edges.ts'
import type { Config, Env } from '../env.ts'

/**
 * Sends one request to the server of a service. Only this file knows whether that is a binding or an origin. Redirects
 * are never followed: they could take the shop's keys and the shopper's data anywhere.
 */
export type Transport = (service: ServiceName, path: string, init: RequestInit) => Promise<Response>

function originOf(service: ServiceName, config: Config): string {
  if (service === 'content') return config.CONTENT_ORIGIN
  if (service === 'social') return config.SOCIAL_ORIGIN
  if (service === 'decisions') return config.DECISION_ORIGIN
  return config.COMMERCE_ORIGIN
}

export function createTransport(env: Env, config: Config, edges: Pick<Edges, 'fetch'>): Transport {
  const send = createSend(env, edges)
  return (service, path, init) => send(originOf(service, config), path, init)
}

/** Sends one request to an external server; an empty origin, or `embeddedOrigin`, means the embedded platform. */
export type Send = (origin: string, path: string, init: RequestInit) => Promise<Response>

export function createSend({ PLATFORM }: Pick<Env, 'PLATFORM'>, { fetch }: Pick<Edges, 'fetch'>): Send {
  return (origin, path, init) => {
    const request: RequestInit = { ...init, redirect: 'manual' }
    if (origin !== '' && origin !== embeddedOrigin) return fetch(origin + path, request)
    return PLATFORM.fetch(embeddedOrigin + path, request)
  }
}

/** How long to wait for a picture, in milliseconds: it may have to be queued and drawn first. */
const pictureTimeoutMs = 28_000

/** A picture of the image service. Redirects are not followed. */
export function fetchImage(
  { fetch }: Pick<Edges, 'fetch'>,
  origin: string,
  pathAndQuery: string,
  headers: Headers,
): Promise<Response> {
  return fetch(origin + pathAndQuery, { headers, redirect: 'manual', signal: AbortSignal.timeout(pictureTimeoutMs) })
}

const filmTimeoutMs = 5000

/** A video, or a range of one. Only the headers have a deadline: a viewer may pause in the middle of the body. */
export async function fetchFilm(
  { fetch, wait }: Pick<Edges, 'fetch' | 'wait'>,
  origin: string,
  path: string,
  headers: Headers,
): Promise<Response> {
  const timeout = new AbortController()
  let hasAnswered = false
  void wait(filmTimeoutMs).then(() => {
    if (!hasAnswered) timeout.abort()
  })
  const answer = await fetch(origin + path, { headers, redirect: 'manual', signal: timeout.signal })
  hasAnswered = true
  return answer
}

/** The state of the shop's dependencies, for /healthz. Never throws. */
export async function fetchPlatformHealth(
  env: Env,
  config: Config,
  requestId: string,
): Promise<{ readonly platform: 'ok' | 'down' | 'external' }> {
  if (config.COMMERCE_ORIGIN) return { platform: 'external' }
  try {
    const response = await env.PLATFORM.fetch(`${embeddedOrigin}/healthz`, {
      headers: { [correlationHeader]: requestId },
      signal: AbortSignal.timeout(1000),
    })
    return { platform: response.ok ? 'ok' : 'down' }
  } catch {
    return { platform: 'down' }
  }
}
