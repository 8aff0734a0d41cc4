import { workerEdges } from '../../../../backend/edges.ts'
import { isGuestId } from '../../../../shared/guest-id.ts'
import type { PlatformContext } from '../../../context.ts'
import { isBasketId } from './basket-id.ts'
import { basketOf } from './baskets.ts'
import { finishMerge } from './finish-merge.ts'
import { mergeBaskets } from './merge.ts'

/**
 * The basket to use after signing in (spec 1 §4 "Login"). A guest's basket is merged only with that guest's own token.
 * A merge that fails doesn't prevent the sign-in: the person continues with the basket they had.
 */
export async function bringBasket(
  context: PlatformContext,
  guestBasketId: string | null,
  consumerId: string,
): Promise<string | null> {
  const { env, consumer, now, requestId } = context
  const guest = consumer?.kind === 'guest' ? consumer.consumerId : null
  try {
    if (guest && guestBasketId && !(await isWithoutOthers(context, { guestBasketId, guestId: guest, consumerId })))
      return (await mergeBaskets(env, null, guest, consumerId, now)).basketId
    const merged = await mergeBaskets(env, guest && guestBasketId, guest ?? consumerId, consumerId, now)
    return merged.basketId
  } catch (error) {
    workerEdges.log('error', 'sign-in.merge', { requestId, reason: String(error) })
    return null
  }
}

/**
 * A guest's basket beside their own, with all that was entered for it, by that guest's own token. One that was rebuilt
 * from the same person's basket, because their session had ended, gets back what that one had.
 */
export async function bringApart(context: PlatformContext, basketId: string | null, consumerId: string): Promise<void> {
  const { env, consumer, now, requestId } = context
  if (consumer?.kind !== 'guest' || basketId === null || !isBasketId(basketId)) return
  const { consumerId: guestId } = consumer
  if (!(await isWithoutOthers(context, { guestBasketId: basketId, guestId, consumerId }))) return
  const basket = basketOf(env, basketId)
  if (!(await basket.transfer(guestId, consumerId))) return
  const brought = await basket.read(consumerId)
  const rebuilds = brought.ok ? brought.value.rebuilds : null
  if (rebuilds === null || !isBasketId(rebuilds)) return
  const from = await basketOf(env, rebuilds).read(consumerId)
  if (from.ok) await basket.change(consumerId, { kind: 'regain', from: from.value }, rebuilds, now, requestId)
}

type Bringing = { readonly guestBasketId: string; readonly guestId: string; readonly consumerId: string }

/** A session may end while its place is taken by a guest's that ends too. */
const mostRebuilds = 5

/**
 * Makes sure that whoever signs in gets nothing that was entered for another person: a guest's basket that was rebuilt
 * from theirs, because their session had ended at this browser, keeps its lines alone. False if it can't be changed.
 */
async function isWithoutOthers(
  { env, now, requestId }: PlatformContext,
  { guestBasketId, guestId, consumerId }: Bringing,
): Promise<boolean> {
  if (!isBasketId(guestBasketId)) return true
  let origin = await basketOf(env, guestBasketId).origin()
  for (let step = 0; step < mostRebuilds && origin?.rebuilds && isBasketId(origin.rebuilds); step++) {
    origin = await basketOf(env, origin.rebuilds).origin()
    if (!origin || isGuestId(origin.owner)) continue
    if (origin.owner === consumerId) return true
    return (await basketOf(env, guestBasketId).change(guestId, { kind: 'forget' }, null, now, requestId)).ok
  }
  return true
}

type SaleBaskets = { readonly guestBasketId: string | null; readonly saleId: string | null }

/**
 * An associate's sale begins with the lines that the guest at the counter has collected, without anything entered for
 * them. Sales are never merged: an abandoned one isn't the next customer's. One whose session has ended goes on where
 * the associate asks for it.
 */
export async function beginSale(
  context: PlatformContext,
  associateId: string,
  { guestBasketId, saleId }: SaleBaskets,
): Promise<string | null> {
  const { env, consumer, now, requestId } = context
  if (consumer?.kind !== 'guest') return null
  const guest = guestBasketId !== null && isBasketId(guestBasketId) ? guestBasketId : null
  const { consumerId: guestId } = consumer
  const ended =
    saleId === null ? null : await goOnWithSale(context, { saleId, guestBasketId: guest, guestId, associateId })
  if (ended !== null || guest === null) return ended
  const basket = basketOf(env, guest)
  const forgotten = await basket.change(guestId, { kind: 'forget' }, null, now, requestId)
  return forgotten.ok && (await basket.transfer(guestId, associateId)) ? guest : null
}

type EndedSale = {
  readonly saleId: string
  readonly guestBasketId: string | null
  readonly guestId: string
  readonly associateId: string
}

/**
 * This associate's sale, with its member and its reductions, and with what the guest in its place has collected since;
 * null if there is none.
 */
async function goOnWithSale(
  { env, now, requestId }: PlatformContext,
  { saleId, guestBasketId, guestId, associateId }: EndedSale,
): Promise<string | null> {
  if (!isBasketId(saleId) || !(await basketOf(env, saleId).read(associateId)).ok) return null
  if (guestBasketId === null) return saleId
  const basket = basketOf(env, guestBasketId)
  // A basket that was begun after the session had ended is merged as one that was rebuilt then.
  await basket.note(guestId, { rebuilds: saleId })
  const leaving = await basket.leave(guestId, saleId, associateId, now, requestId)
  if (!leaving) return null
  const merged = await finishMerge(env, leaving.cart, { basketId: leaving.into, owner: associateId }, now)
  if (!merged.ok) return null
  await basket.left()
  return leaving.into
}
