import type { Call } from './call.ts'
import { type Result, succeed } from './result.ts'
import type { Session } from './session.ts'

/** Who asks: the session that came with the request, and when. */
export type Shopper = { readonly session: Session | null; readonly call: Call; readonly now: Date }

/** A token this close to its end is renewed first, in milliseconds. */
const renewalMarginMs = 60_000

/**
 * The session that a call in the shopper's name needs: the one at hand, its tokens renewed, or a new guest's. A guest token is asked for
 * when the first thing goes into the bag, never to show a page.
 */
export async function ensureSession(context: Shopper): Promise<Result<Session>> {
  const session = context.session
  if (session && session.accessExpiresAt - context.now.getTime() > renewalMarginMs) return succeed(session)
  const token = await context.call('auth.token', {
    body: session ? { type: 'Refresh', refreshToken: session.refreshToken } : { type: 'Guest' },
  })
  // A refresh token that is proven dead costs the shopper the old bag, never the purchase: they go on as a new guest.
  const issued =
    !token.ok && session && token.failure.status === 401
      ? await context.call('auth.token', { body: { type: 'Guest' } })
      : token
  if (!issued.ok) return issued
  const sameShopper = session?.userId === issued.value.consumerNo
  return succeed({
    v: 2,
    userId: issued.value.consumerNo,
    accessToken: issued.value.accessToken,
    accessExpiresAt: context.now.getTime() + issued.value.expiresIn * 1000,
    refreshToken: issued.value.refreshToken,
    basketId: sameShopper ? session.basketId : null,
    bagCount: sameShopper ? session.bagCount : 0,
    person: sameShopper ? session.person : null,
  })
}
