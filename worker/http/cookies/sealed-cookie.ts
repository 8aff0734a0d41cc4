import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { z } from 'zod'
import { type CookieKey, cookieRegister, type Lifetime } from '../../../shared/browser-register.ts'
import type { Config } from '../../env.ts'
import { cookieNames } from './cookie-names.ts'
import { seal, unseal } from './cookies.ts'
import { requestCookie } from './request-cookie.ts'

/** A cookie's scope: the shop's address, which determines whether it requires TLS, its secret, and how names begin. */
export type CookieScope = {
  readonly url: URL
  readonly config: Pick<Config, 'SESSION_SECRET'> & Partial<Pick<Config, 'COOKIE_PREFIX'>>
}

type Declaration<T> = {
  /** Its row of the register, which says how long it lives; the signature is bound to it. */
  readonly name: Exclude<CookieKey, 'locale' | 'dismissed' | 'consent'>
  readonly schema: z.ZodType<T>
}

/** The attribute of a cookie that lives so long: none until the browser is closed. */
export const lasting = (life: Lifetime) => (typeof life === 'number' ? { maxAge: life } : {})

/**
 * A signed cookie that script can't read. A value that was tampered with, or that doesn't match the schema, reads as
 * absent. SameSite=Lax, so that it is sent when a shopper returns from a bank's page.
 */
export function sealedCookie<T>({ name, schema }: Declaration<T>) {
  const nameFor = ({ url, config }: CookieScope) =>
    isSecure(url) ? cookieNames(true)[name] : (config.COOKIE_PREFIX ?? '') + cookieNames(false)[name]
  const options = ({ url }: CookieScope, life: Lifetime) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure(url),
      ...lasting(life),
    }) as const
  return {
    isSent: (c: Context, scope: CookieScope): boolean => requestCookie(c, nameFor(scope)) !== undefined,
    async read(c: Context, scope: CookieScope): Promise<T | null> {
      const sealed = requestCookie(c, nameFor(scope))
      if (sealed === undefined) return null
      return schema.safeParse(await unseal(scope.config.SESSION_SECRET, name, sealed)).data ?? null
    },
    async set(c: Context, scope: CookieScope, value: T, life: Lifetime = cookieRegister[name].life): Promise<void> {
      setCookie(c, nameFor(scope), await seal(scope.config.SESSION_SECRET, name, value), options(scope, life))
    },
    clear(c: Context, scope: CookieScope): void {
      setCookie(c, nameFor(scope), '', options(scope, 0))
    },
  }
}

const isSecure = (url: URL): boolean => url.protocol === 'https:'
