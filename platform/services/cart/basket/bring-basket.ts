import { workerEdges } from '../../../../backend/edges.ts'
import type { PlatformContext } from '../../../context.ts'
import { mergeBaskets } from './merge.ts'

/**
 * The basket to use after signing in (spec 1 §4 "Login"). A guest's basket is merged only with that guest's own token.
 * A merge that fails doesn't prevent the sign-in: the person continues with the basket they had.
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
    workerEdges.log('error', 'sign-in.merge', { requestId: correlationId, reason: String(error) })
    return null
  }
}
