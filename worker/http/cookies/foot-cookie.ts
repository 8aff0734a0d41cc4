import type { Context } from 'hono'
import { z } from 'zod'
import type { CookieScope } from './cookie-scope.ts'
import { sealedCookie } from './sealed-cookie.ts'

/** A guest's foot (shared/sizing/foot.ts). Ends with the person who uses the browser, and with their consent. */
export const footCookie = sealedCookie({ name: 'foot', schema: z.string().max(20), personal: true })

export function forgetFoot(c: Context, scope: CookieScope): void {
  if (footCookie.isSent(c, scope)) footCookie.clear(c, scope)
}
