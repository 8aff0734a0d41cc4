import type { Lifetime } from '../../../shared/browser-register.ts'

/** Out of reach of script. SameSite=Lax, so that it is sent when a shopper returns from a bank's page. */
export const ownCookie = (secure: boolean, life: Lifetime) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure, ...lasting(life) }) as const

/** The attribute of a cookie that lives so long: none until the browser is closed. */
export const lasting = (life: Lifetime) => (typeof life === 'number' ? { maxAge: life } : {})

export const isSecure = (url: URL): boolean => url.protocol === 'https:'
