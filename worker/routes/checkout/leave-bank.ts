import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { isAtBank, orderCookie } from '../../http/cookies/order-cookie.ts'
import { beginsTurn } from '../../http/cookies/turn.ts'
import { finishByTicket } from './place.ts'

/** The word of a payment that nobody waits for any more: every provider refuses it as a proof. */
const abandoned = 'abandoned'

/**
 * A sale that its register leaves while its order is at the bank is given up. Emptying its cart does that as well, but
 * only where the associate's session still lives.
 */
export const leaveBank: MiddlewareHandler<AppEnv> = async (c, next) => {
  const context = c.get('context')
  const { session } = context
  const isSale = Boolean(session?.person?.associate ?? session?.endedSale)
  const order = isSale ? await orderCookie.read(c, context) : null
  await next()
  if (order?.ticket && isAtBank(order) && beginsTurn(c)) await finishByTicket(c, order.ticket, abandoned)
}
