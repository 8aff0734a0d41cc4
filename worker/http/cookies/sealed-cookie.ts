import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { z } from 'zod'
import { type CookieKey, cookieRegister, type Lifetime } from '../../../shared/browser-register.ts'
import { isSecure, ownCookie } from './cookie-attributes.ts'
import { type CookieScope, ownCookieName } from './cookie-scope.ts'
import { seal, unseal } from './cookies.ts'
import { requestCookie } from './request-cookie.ts'
import { purposeIn, turnOf } from './turn.ts'

type Declaration<T> = {
  /** Its row of the register, which says how long it lives; the signature is bound to it. */
  readonly name: Exclude<CookieKey, 'locale' | 'dismissed' | 'consent' | 'turn'>
  readonly schema: z.ZodType<T>
  /** About the person who uses the browser: reads as absent once it has changed hands. */
  readonly personal?: true
}

/**
 * A signed cookie that script can't read. A value that was tampered with, or that doesn't match the schema, reads as
 * absent.
 */
export function sealedCookie<T>({ name, schema, personal }: Declaration<T>) {
  const nameFor = (scope: CookieScope) => ownCookieName(scope, name)
  const purposeFor = (c: Context, scope: CookieScope) => (personal ? purposeIn(turnOf(c, scope), name) : name)
  const options = ({ url }: CookieScope, life: Lifetime) => ownCookie(isSecure(url), life)
  return {
    isSent: (c: Context, scope: CookieScope): boolean => requestCookie(c, nameFor(scope)) !== undefined,
    async read(c: Context, scope: CookieScope): Promise<T | null> {
      const sealed = requestCookie(c, nameFor(scope))
      if (sealed === undefined) return null
      return schema.safeParse(await unseal(scope.config.SESSION_SECRET, purposeFor(c, scope), sealed)).data ?? null
    },
    async set(c: Context, scope: CookieScope, value: T, life: Lifetime = cookieRegister[name].life): Promise<void> {
      const sealed = await seal(scope.config.SESSION_SECRET, purposeFor(c, scope), value)
      setCookie(c, nameFor(scope), sealed, options(scope, life))
    },
    clear(c: Context, scope: CookieScope): void {
      setCookie(c, nameFor(scope), '', options(scope, 0))
    },
  }
}
