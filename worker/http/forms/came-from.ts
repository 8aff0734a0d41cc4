import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { shopPath } from './return-to.ts'

/** The page of ours that a request was sent from, as the browser names it; null for any other. */
export function cameFrom(c: Context<AppEnv>): string | null {
  const { url } = c.get('context')
  const referrer = URL.parse(c.req.header('referer') ?? '')
  const path = referrer && referrer.host === url.host ? shopPath(referrer.pathname + referrer.search) : null
  return path?.startsWith('/api/') ? null : path
}
