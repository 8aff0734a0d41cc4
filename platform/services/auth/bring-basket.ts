import type { PlatformContext } from '../../context.ts'
import { mergeBaskets } from '../cart/merge.ts'

/**
 * The basket that somebody who signs in goes on with (spec 1 §4 "Login"). A guest's basket comes along only with that guest's own token; it
 * failing to is no reason not to sign in, the person then goes on with what they had.
 */
export async function bringBasket(
  { env, consumer, now, correlationId }: PlatformContext,
  guestBasketId: string | null,
  consumerId: string,
): Promise<string | null> {
  const guest = consumer?.kind === 'guest' ? consumer.consumerId : null
  try {
    const merged = await mergeBaskets(env, guest && guestBasketId, guest ?? consumerId, consumerId, now)
    return merged.basketId
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'sign-in.merge', correlationId, reason: String(error) }))
    return null
  }
}
