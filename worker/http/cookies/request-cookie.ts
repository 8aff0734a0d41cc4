import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { ownValue } from '../../../shared/own-value.ts'

const parsed = new WeakMap<Context, Readonly<Record<string, string>>>()

/** A cookie of the request. The header is parsed once, because a page reads a dozen cookies. */
export function requestCookie(c: Context, name: string): string | undefined {
  const cookies = parsed.get(c) ?? parse(c)
  return ownValue(cookies, name)
}

function parse(c: Context): Readonly<Record<string, string>> {
  const cookies = getCookie(c)
  parsed.set(c, cookies)
  return cookies
}
