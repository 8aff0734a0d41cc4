import { workerEdges } from '../../../../backend/edges.ts'
import { isGuestId } from '../../../../shared/guest-id.ts'
import type { PlatformContext } from '../../../context.ts'
import type { Env } from '../../../env.ts'
import type { CopiedLine } from '../../../objects/cart-snapshot.ts'
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
    if (guest && guestBasketId && !(await handOver(context, { guestBasketId, guestId: guest, consumerId })))
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
  if (!(await handOver(context, { guestBasketId: basketId, guestId, consumerId, keepsCopies: true }))) return
  const basket = basketOf(env, basketId)
  if (!(await basket.transfer(guestId, consumerId))) return
  const brought = await basket.read(consumerId)
  const rebuilds = brought.ok ? brought.value.rebuilds?.basketId : null
  if (!rebuilds || !isBasketId(rebuilds)) return
  const from = await basketOf(env, rebuilds).read(consumerId)
  if (from.ok) await basket.change(consumerId, { kind: 'regain', from: from.value }, rebuilds, now, requestId)
}

type Bringing = {
  readonly guestBasketId: string
  readonly guestId: string
  readonly consumerId: string
  /** A quick purchase is what its button was pressed for, whoever that was. */
  readonly keepsCopies?: true
}

/**
 * Makes sure that whoever signs in gets nothing of another person: a guest's basket that was rebuilt from theirs,
 * because their session had ended at this browser, keeps what was put into it since. False if it can't be changed.
 */
async function handOver(
  { env, now, requestId }: PlatformContext,
  { guestBasketId, guestId, consumerId, keepsCopies }: Bringing,
): Promise<boolean> {
  const copied = await copiedFrom(env, guestBasketId)
  if (!copied || copied.owner === consumerId) return true
  const without = keepsCopies ? [] : copied.lines
  const basket = basketOf(env, guestBasketId)
  return (await basket.change(guestId, { kind: 'hand-over', without }, null, now, requestId)).ok
}

/** The person whose basket a guest's is a copy of, and the lines of it; null for a guest's own. */
async function copiedFrom(
  env: Env,
  guestBasketId: string,
): Promise<{ readonly owner: string; readonly lines: readonly CopiedLine[] } | null> {
  const basket = isBasketId(guestBasketId) ? await basketOf(env, guestBasketId).origin() : null
  const { rebuilds = null, purchaseId } = basket ?? {}
  if (!rebuilds || rebuilds.purchaseId !== purchaseId || !isBasketId(rebuilds.basketId)) return null
  const { owner } = (await basketOf(env, rebuilds.basketId).origin()) ?? {}
  return owner === undefined || isGuestId(owner) ? null : { owner, lines: rebuilds.lines }
}

type SaleBaskets = { readonly guestBasketId: string | null; readonly saleId: string | null }

/**
 * An associate's sale begins with the lines that the guest at the counter has collected, without anything entered for
 * them, and without copies of another person's or of an interrupted sale. Sales are never merged: an abandoned sale
 * isn't the next customer's. An interrupted one goes on where the associate asks for it.
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
  const without = (await copiedFrom(env, guest))?.lines ?? []
  const forgotten = await basket.change(guestId, { kind: 'hand-over', without }, null, now, requestId)
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
  const sale = isBasketId(saleId) ? await basketOf(env, saleId).read(associateId) : null
  if (!sale?.ok) return null
  if (guestBasketId === null) return saleId
  const basket = basketOf(env, guestBasketId)
  // Whatever was begun after the session had ended is the same purchase now.
  const { purchaseId } = sale.value
  const isRebuilt = (await basket.origin())?.rebuilds?.basketId === saleId
  await basket.note(guestId, {
    purchaseId,
    ...(!isRebuilt && { rebuilds: { basketId: saleId, lines: [], purchaseId } }),
  })
  const leaving = await basket.leave(guestId, saleId, associateId, now, requestId)
  if (!leaving) return null
  const merged = await finishMerge(env, leaving.cart, { basketId: leaving.into, owner: associateId }, now)
  if (!merged.ok) return null
  await basket.left()
  return leaving.into
}
