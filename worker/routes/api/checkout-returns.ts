import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { succeed } from '../../services/result.ts'
import { errorPage } from '../errors/error-page.tsx'
import { failureWords } from '../failure-words.ts'
import { answerTracking } from '../order-tracking/order-tracking-route.tsx'
import { type ReturnInput, readReturn, waitingReturn } from '../returns/return-view.ts'
import { ReturnId } from './account-returns.ts'
import { badRequest, type FormHandler } from './checkout-answers.ts'
import { Track } from './checkout-tracking.ts'
import { fileAnswer } from './file-answer.ts'

type Refusal = Pick<ReturnInput, 'texts' | 'fault'>
const answer = (order: PlacedOrder, refusal: Refusal | null) => succeed({ order, refusal })

/** A guest's return: the order is proven by its number and email address each time. */
export const guestReturn: FormHandler = async (c, fields) => {
  const returning = waitingReturn(fields)
  if (!returning) return badRequest(c)
  const context = c.get('context')
  const values = Track.parse(fields)
  const { email } = values
  const params = { orderId: values.orderNumber }
  const asked = await c.get('services').checkout.inName(context, async (call) => {
    const lookUp = () => call('consumer.trackOrder', { body: { ...values, ...captchaOf(fields) } })
    const order = await lookUp()
    if (!order.ok) return order
    const { items, ...faults } = readReturn(context, order.value, fields)
    if (items.length === 0) return answer(order.value, faults)
    const body = { items: [...items], email }
    const made = await call('consumer.returnLabel', { params, body }, { idempotencyKey: returning.key })
    if (!made.ok) {
      return answer(order.value, { texts: {}, fault: failureWords(made.failure, context.locale) })
    }
    const after = await lookUp()
    return after.ok ? answer(after.value, null) : after
  })
  if (!asked.ok) {
    if (asked.failure.status >= 500) return errorPage(c, 503)
    const fault = failureWords(asked.failure, context.locale)
    return answerTracking(c, { values, fault, returning, status: 422 })
  }
  const { order, refusal } = asked.value.value
  await setSession(c, context, asked.value.session)
  const shown = refusal
    ? { returning: { ...returning, ...refusal }, status: 422 as const }
    : { outcome: context.t('account.returnCreated') }
  return answerTracking(c, { values, order, ...shown })
}

export const guestReturnLabel: FormHandler = async (c, fields) => {
  const returnId = ReturnId.safeParse(fields['returnId'])
  if (!returnId.success) return badRequest(c)
  const context = c.get('context')
  const { orderNumber: orderId, email } = Track.parse(fields)
  const body = { returnId: returnId.data, email }
  const file = await c
    .get('services')
    .checkout.inName(context, (call) => call('consumer.returnLabel', { params: { orderId }, body }))
  if (!file.ok) return errorPage(c, file.failure.status >= 500 ? 503 : 400)
  await setSession(c, context, file.value.session)
  return fileAnswer(c, file.value.value, returnId.data)
}
