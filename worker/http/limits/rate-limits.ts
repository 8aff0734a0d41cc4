import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ingestPath } from '../../../shared/measures.ts'
import type { AppEnv } from '../../app-env.ts'
import { visitorCookie } from '../cookies/visitor-cookies.ts'
import { clientAddressOf } from './client-address.ts'
import { createWindow, type Window } from './limit-window.ts'
import { tooManyRequests } from './too-many.ts'

/** Requests within a number of seconds, as configured in wrangler.toml for the bindings. */
const limits = {
  /** Limit of a browser that has the shop's cookie; without one, of a network. */
  SIGN_IN_LIMIT: { limit: 40, period: 60 },
  /** Limit of a network, whatever its browsers: a new cookie is free. */
  NETWORK_SIGN_IN_LIMIT: { limit: 200, period: 60 },
  SEARCH_LIMIT: { limit: 60, period: 10 },
  SUGGEST_LIMIT: { limit: 120, period: 10 },
  MEASURE_LIMIT: { limit: 240, period: 60 },
  FIRST_ADD_LIMIT: { limit: 100, period: 10 },
} as const
type LimitName = keyof typeof limits

const standIns = new Map<LimitName, Window>()

/** Their secrets can be guessed, and comparing one is expensive. */
const guessForms =
  /^\/api\/(?:session\/(?:sign-in|sign-in-again|associate|passkey|forgot-password|reset-password|keep-account|order-account|undo)|gift-card\/balance)\/?$/

/** The limit of a request that is more expensive than a page; null for all others. */
function limitOf(method: string, path: string): LimitName | null {
  if (method === 'POST' && path === ingestPath) return 'MEASURE_LIMIT'
  if (method === 'POST') return guessForms.test(path) ? 'SIGN_IN_LIMIT' : null
  if (/^\/(?:api\/suggest|fapi\/components\/search)\/?$/.test(path)) return 'SUGGEST_LIMIT'
  return /^\/[a-z]{2}-[a-z]{2}\/search(?:hub)?\/?$/.test(path) ? 'SEARCH_LIMIT' : null
}

/**
 * Limits by network address, with Workers' rate-limiting binding or else a window in this isolate's memory; neither
 * cookies nor new guests reset them. Forms in which something can be guessed are counted by browser first, so that one
 * person doesn't refuse a whole network. They run before anything else is read, because refusing must be cheap, and
 * match the decoded path, as routes do.
 */
export const rateLimits = createMiddleware<AppEnv>(async (c, next) => {
  const name = limitOf(c.req.method, c.req.path)
  if (!name) return next()
  const network = clientAddressOf(c)
  if (name !== 'SIGN_IN_LIMIT')
    return (await passes(c, name, network)) ? next() : tooManyRequests(c, limits[name].period)
  const browser = await visitorCookie.read(c, { url: new URL(c.req.url), config: c.get('config') })
  const isLeft =
    (await passes(c, name, browser ?? network)) &&
    (browser === null || (await passes(c, 'NETWORK_SIGN_IN_LIMIT', network)))
  return isLeft ? next() : tooManyRequests(c, limits[name].period)
})

/**
 * Limits the first addition to a cart or to the favorites, which creates a guest. Runs after `requestContext`.
 */
export const firstAddLimit = createMiddleware<AppEnv>(async (c, next) => {
  const { session, clientAddress } = c.get('context')
  const isFirstAdd =
    c.req.method === 'POST' &&
    ((session?.basketId == null && /^\/api\/(?:cart\/add|cart\/restore|checkout\/apple-pay)\/?$/.test(c.req.path)) ||
      (session === null && /^\/api\/favorites\/toggle\/?$/.test(c.req.path)))
  const name = 'FIRST_ADD_LIMIT'
  if (!isFirstAdd || (await passes(c, name, clientAddress))) return next()
  return tooManyRequests(c, limits[name].period)
})

async function passes(c: Context<AppEnv>, name: LimitName, key: string): Promise<boolean> {
  const binding = c.env[name]
  if (isRateLimit(binding)) return (await binding.limit({ key })).success
  const window = standIns.get(name) ?? createWindow(limits[name].period * 1000)
  standIns.set(name, window)
  return window.take(key, c.get('edges').now()).count <= limits[name].limit
}

const isRateLimit = (binding: unknown): binding is RateLimit =>
  typeof binding === 'object' && binding !== null && 'limit' in binding
