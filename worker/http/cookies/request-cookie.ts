import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

const parsed = new WeakMap<Context, ReadonlyMap<string, string>>()

/** A cookie of the request. The header is parsed once, because a page reads a dozen cookies. */
export function requestCookie(c: Context, name: string): string | undefined {
  const cookies = parsed.get(c) ?? new Map(Object.entries(getCookie(c)))
  parsed.set(c, cookies)
  return cookies.get(name)
}
