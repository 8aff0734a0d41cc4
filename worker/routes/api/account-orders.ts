import { z } from 'zod'
import { optionsOf } from '../../../shared/cart/remaining.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import { countAdd } from '../../events/conversions.ts'
import { noticeCode } from '../../http/cookies/failure-cookie.ts'
import type { CartAnswer } from '../../services/cart.ts'
import { isAbsent, succeed } from '../../services/result.ts'
import { asPerson, isSignedOut, signInAgainPath } from '../account/as-person.ts'
import { answerOrder } from '../account/order-routes.tsx'
import { keepCart } from '../checkout/lost-order.ts'
import { errorPage } from '../errors/error-page.tsx'
import { loadNotFoundPage } from '../errors/not-found.tsx'
import { failureWords } from '../failure-words.ts'
import { respond } from '../page-answer/respond.ts'
import { pageTypeBefore } from '../page-before.ts'
import { done, orderPath, refused } from './account-answers.ts'
import { cancelOutcome } from './cancel-outcome.ts'
import { isCancelRefusal } from './cancel-refusals.ts'
import { badRequest, type C, type FormHandler, seeOther } from './checkout-answers.ts'
import { fileAnswer } from './file-answer.ts'

const orderNumber = z.string().regex(/^[\w-]{1,40}$/)
const Cancel = z.object({ orderNumber })
const BuyAgain = z.object({ orderNumber, key: z.string().regex(/^[\w-]{8,80}$/) })

/** Calls an order off, while it still can be. */
export const cancelOrder: FormHandler = async (c, fields) => {
  const asked = Cancel.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const path = orderPath(c, asked.data.orderNumber)
  const answer = await asPerson(c, async (call) => {
    const read = () => call('consumer.purchase', { params: { orderId: asked.data.orderNumber } })
    const order = await read()
    if (!order.ok) return order
    const { orderNumber: number, email } = order.value
    const cancellation = await call('consumer.cancelOrder', { body: { orderNumber: number, email } })
    if (!cancellation.ok) return cancellation
    const after = await read()
    return after.ok ? succeed(cancelOutcome(cancellation.value.success, after.value)) : after
  })
  if (!answer.ok && isCancelRefusal(answer.failure.code)) {
    const fault = failureWords(answer.failure, c.get('context').locale)
    return answerOrder(c, { ...asked.data, fault, status: 409 })
  }
  if (!answer.ok) return refused(c, answer.failure)
  return done(c, path, answer.value)
}

/**
 * Puts the lines of an order into the cart again, as they were wanted: all of them leads to the cart, else the order
 * says of each that stays out why. A line that is fetched from a store comes to the door this time, since its stock of
 * then says nothing of today's.
 */
export const buyAgain: FormHandler = async (c, fields) => {
  const asked = BuyAgain.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const context = c.get('context')
  const path = orderPath(c, asked.data.orderNumber)
  const found = await asPerson(c, (call) => call('consumer.purchase', { params: { orderId: asked.data.orderNumber } }))
  if (!found.ok) return refused(c, found.failure)
  const lines = found.value.items.filter(({ bonus }) => !bonus)
  const missing: string[] = []
  for (const [index, item] of lines.entries()) {
    const key = `${asked.data.key}-${index}`
    const answer = await addLine(c, item, key)
    if (!answer.ok) missing.push(`${item.id}:${noticeCode(answer.failure.code)}`)
    else await countAdd(context, { productId: item.productId, qty: item.qty, key, page: pageTypeBefore(c) })
  }
  if (missing.length === 0) return done(c, href.cart(context.locale), 'bought-again')
  const query = new URLSearchParams({ added: String(lines.length - missing.length), missing: missing.join() })
  return seeOther(c, `${path}?${query}`)
}

/** In the session that the line before it left. */
async function addLine(c: C, item: CartItem, key: string): Promise<CartAnswer> {
  const context = c.get('context')
  const session = c.get('sentSession') ?? context.session
  const { productId, upc, qty } = item
  const { giftOption = null, recipeId = null } = optionsOf(item)
  const request = { productId, upc, qty, giftOption, recipeId, storeId: null, storeMethod: null }
  const answer = await c.get('services').cart.add({ ...context, session }, request, { key })
  await keepCart(c, answer.ok ? answer.value : answer.state)
  return answer
}

/** The bill as a file to keep. */
export async function invoice(c: C, asked: string): Promise<Response> {
  const number = orderNumber.safeParse(asked)
  const file = number.success
    ? await asPerson(c, (call) => call('consumer.downloadInvoice', { body: { orderNumber: number.data } }))
    : null
  if (!file || (!file.ok && isAbsent(file.failure))) return respond(c, await loadNotFoundPage(c))
  if (!file.ok) {
    return isSignedOut(file.failure)
      ? seeOther(c, signInAgainPath(c.get('context'), orderPath(c, asked)))
      : errorPage(c, 503)
  }
  return fileAnswer(c, file.value, asked)
}
