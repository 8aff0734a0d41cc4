import type { Context } from 'hono'
import type { OrderRef } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { isAtBank, orderCookie, readUnseenOrder } from '../../http/cookies/order-cookie.ts'
import { forgetCheckout, forgetPurchase } from '../../http/cookies/purchase-cookies.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import type { CartState } from '../../services/cart.ts'
import { afterOrder, orderOf, withoutQuick } from '../../services/cart-recovery.ts'
import type { CallFailure } from '../../services/result.ts'
import type { Session } from '../../services/session.ts'
import { whichCart } from './which-cart.ts'

type C = Context<AppEnv>

/** Makes this the browser's last order: its confirmation is shown next. */
function rememberOrder(c: C, { orderNumber, st }: OrderRef): Promise<void> {
  forgetCheckout(c, c.get('context'))
  return orderCookie.set(c, c.get('context'), { orderNumber, st, method: null, unseen: true, bag: whichCart(c) })
}

/**
 * Stores the result of reading a cart: its session, and the order that the previous cart became. An empty cart ends its
 * purchase, and the next one begins without the last order. Whoever takes the last line out also leaves a quick
 * purchase behind, unless a shopper's is at the bank; and an associate's sale that it was rebuilt from, unless this
 * very answer is the first to say that the sale's session has ended.
 */
export async function keepCart(c: C, state: CartState | null): Promise<void> {
  const context = c.get('context')
  const hadCart = Boolean(context.session?.basketId)
  const order = await orderCookie.read(c, context)
  const isQuickAtBank = order !== null && isAtBank(order) && order.bag === 'quick'
  const isEmptied = state?.cart?.items.length === 0 && (context.session?.cartCount ?? 0) > 0
  const isSelling = Boolean(context.session?.person?.associate)
  const leavesQuick = isEmptied && whichCart(c) === 'own' && (isSelling || !isQuickAtBank)
  const leavesSale = isEmptied && !isSelling
  const session = state?.session && leavesSale ? withoutSale(state.session) : state?.session
  if (session) await setSession(c, context, leavesQuick ? withoutQuick(session) : session)
  if (state?.order) return rememberOrder(c, state.order)
  if (!state?.cart || (isQuickAtBank && !leavesQuick)) return
  if (state.cart.items.length === 0) forgetCheckout(c, context)
  else if (!hadCart && !order?.unseen) forgetPurchase(c, context)
}

const withoutSale = ({ endedSale: _, ...session }: Session): Session => session

/**
 * Where a shopper should go whose cart has been ordered but who hasn't seen the result: the confirmation, or the page
 * that waits for the order. Null for all others.
 */
export async function wayToOrder(c: C, { cart, order }: Pick<CartState, 'cart' | 'order'>): Promise<string | null> {
  const context = c.get('context')
  if (cart?.locked && cart.order) {
    const lastOrder = await orderCookie.read(c, context)
    const known = lastOrder?.orderNumber === cart.order.orderNumber ? lastOrder : { method: null }
    await orderCookie.set(c, context, { ...known, ...cart.order, unseen: false, shown: false, bag: whichCart(c) })
    return href.checkout(context.locale, 'processing')
  }
  return order || (await readUnseenOrder(c, context)) ? href.orderConfirmation(context.locale) : null
}

/** `wayToOrder` for a cart that could not be read. */
export async function wayFromGone(c: C, failure: CallFailure): Promise<string | null> {
  const context = c.get('context')
  const order = orderOf(failure)
  if (order)
    await keepCart(c, { cart: null, session: context.session && afterOrder(context.session, whichCart(c)), order })
  return wayToOrder(c, { cart: null, ...(order && { order }) })
}
