import type { Call } from './call.ts'
import { type Result, succeed } from './result.ts'
import { endedSaleOf, type Session } from './session.ts'
import { withToken } from './signed-in.ts'

/** The caller: the request's session, its browser, and the time. */
export type Shopper = {
  readonly session: Session | null
  readonly visitorId: string
  readonly call: Call
  readonly now: Date
}

/** A token that expires within this many milliseconds is renewed first. */
const renewalMarginMs = 60_000

/** Equal for what one browser asks for at once, so that two first things into the cart meet in it. */
export const firstKey = (purpose: 'guest' | 'cart', { visitorId, now }: Shopper): string =>
  `${purpose}-${visitorId}-${Math.floor(now.getTime() / 60_000)}`

/**
 * The session that a call in the shopper's name needs: the one at hand, its tokens renewed, or a new guest's. A guest
 * token is asked for when the first thing goes into the cart, never to show a page. `fresh`: one that nobody was
 * before.
 */
export async function ensureSession(context: Shopper, { fresh = false } = {}): Promise<Result<Session>> {
  const session = context.session
  if (session && session.accessExpiresAt - context.now.getTime() > renewalMarginMs) return succeed(session)
  const token = session
    ? await context.call('auth.token', { body: { type: 'Refresh', refreshToken: session.refreshToken } })
    : await context.call(
        'auth.token',
        { body: { type: 'Guest' } },
        fresh ? {} : { idempotencyKey: firstKey('guest', context) },
      )
  // A refresh token that is proven dead costs the shopper the old cart, never the purchase: they go on as a new guest.
  // Any other failure, also a 401 from a gateway or about our own keys, says nothing about the token.
  const issued =
    !token.ok && session && token.failure.code === 'AUT401'
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
    cartCount: sameShopper ? session.cartCount : 0,
    person: sameShopper && session.person ? withToken(session.person, issued.value) : null,
    ...(sameShopper ? session.endedSale && { endedSale: session.endedSale } : endedSaleOf(session)),
    ...(session?.quick && { quick: session.quick }),
  })
}
