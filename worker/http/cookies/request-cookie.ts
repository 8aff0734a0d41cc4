import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

const parsed = new WeakMap<Context, Readonly<Record<string, string>>>()

/** A cookie of the request. The header is parsed once, because a page reads a dozen cookies. */
export function requestCookie(c: Context, name: string): string | undefined {
  const cookies = parsed.get(c) ?? getCookie(c)
  parsed.set(c, cookies)
  return Object.hasOwn(cookies, name) ? cookies[name] : undefined
}
