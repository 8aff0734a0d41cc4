import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import type { sealedCookie } from '../../http/cookies/sealed-cookie.ts'
import type { Redirect } from '../pages.ts'

type TokenCookie = ReturnType<typeof sealedCookie<{ token: string }>>
/** Longer than any token of a mailed link. */
export const longestToken = 200

/**
 * The token of a mailed link, null without one. The token moves from the address into a cookie by a redirect to `path`,
 * and from there into the form: an address stays in histories and is sent to others as a referrer.
 */
export async function mailedToken(
  c: Context<AppEnv>,
  cookie: TokenCookie,
  path: string,
): Promise<Redirect | { readonly token: string | null }> {
  const context = c.get('context')
  const token = context.url.searchParams.get('token')
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'private, no-store')
  if (token === null) return { token: (await cookie.read(c, context))?.token ?? null }
  if (token !== '' && token.length <= longestToken) await cookie.set(c, context, { token })
  else cookie.clear(c, context)
  return { redirect: path, status: 302 }
}
