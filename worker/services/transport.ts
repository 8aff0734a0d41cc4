import type { ServiceName } from '../../shared/operations/operation.ts'
import type { Config, Env } from '../env.ts'

/** Sends one request to the server behind a service. This file alone knows whether that is a binding or an origin. */
export type Transport = (service: ServiceName, path: string, init: RequestInit) => Promise<Response>

function originOf(service: ServiceName, config: Config): string {
  if (service === 'content') return config.CONTENT_ORIGIN
  if (service === 'social') return config.SOCIAL_ORIGIN
  if (service === 'decisions') return config.DECISION_ORIGIN
  return config.COMMERCE_ORIGIN
}

export function createTransport(env: Env, config: Config): Transport {
  return (service, path, init) => {
    const origin = originOf(service, config)
    if (origin) return fetch(origin + path, init)
    return env.PLATFORM.fetch(`https://platform.internal${path}`, init)
  }
}

/** Pictures live behind IMAGE_ORIGIN, or in the embedded platform. */
export function fetchImage(env: Env, config: Config, pathAndQuery: string, headers: Headers): Promise<Response> {
  const init = { headers }
  return config.IMAGE_ORIGIN
    ? fetch(config.IMAGE_ORIGIN + pathAndQuery, init)
    : env.PLATFORM.fetch(`https://platform.internal${pathAndQuery}`, init)
}

/** The state of what the shop stands on, for /healthz. Never throws. */
export async function fetchPlatformHealth(
  env: Env,
  config: Config,
): Promise<{ readonly platform: 'ok' | 'down' | 'external' }> {
  if (config.COMMERCE_ORIGIN) return { platform: 'external' }
  try {
    const response = await env.PLATFORM.fetch('https://platform.internal/healthz', {
      signal: AbortSignal.timeout(1000),
    })
    return { platform: response.ok ? 'ok' : 'down' }
  } catch {
    return { platform: 'down' }
  }
}
