import { z } from 'zod'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { email, maxLength, required } from '../../../shared/validation/text.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { outcomeWords } from '../../http/forms/form-outcome.ts'
import { errorPage } from '../errors/error-page.tsx'
import { failureWords } from '../failure-words.ts'
import { answerTracking } from '../order-tracking/order-tracking-route.tsx'
import { waitingReturn } from '../returns/return-view.ts'
import { cancelOutcome } from './cancel-outcome.ts'
import { isCancelRefusal } from './cancel-refusals.ts'
import type { FormHandler } from './checkout-answers.ts'

const typed = z.string().trim().max(300).catch('')
export const Track = z.object({ orderNumber: typed, email: typed })
const rules = { orderNumber: [required, maxLength(40)], email: [required, email, maxLength(254)] }

/** Finds an order by its number and email address; neither is ever in a URL. */
export const track: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { locale } = context
  const values = Track.parse(fields)
  const texts = faultTexts(validate(rules, values), locale)
  const returning = waitingReturn(fields)
  if (Object.keys(texts).length > 0) return answerTracking(c, { values, returning, texts, status: 422 })
  const order = await c
    .get('services')
    .checkout.inName(context, (call) => call('consumer.trackOrder', { body: { ...values, ...captchaOf(fields) } }))
  if (order.ok) {
    await setSession(c, context, order.value.session)
    return answerTracking(c, { values, returning, order: order.value.value })
  }
  const { code, status } = order.failure
  if (status >= 500) return errorPage(c, 503)
  const text = failureWords(order.failure, locale)
  const refusal = errorEntry(code).place === 'input' ? { texts: { email: text } } : { fault: text }
  return answerTracking(c, { values, returning, ...refusal, status: 422 })
}

/** Cancels an order, if that is still possible, and shows its new state. */
export const cancel: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const values = Track.parse(fields)
  const result = await c.get('services').checkout.inName(context, async (call) => {
    const lookUp = () => call('consumer.trackOrder', { body: { ...values, ...captchaOf(fields) } })
    // First, so that nothing is canceled whose outcome can't be shown.
    const found = await lookUp()
    if (!found.ok) return found
    const cancellation = await call('consumer.cancelOrder', { body: values })
    if (!cancellation.ok && !isCancelRefusal(cancellation.failure.code)) return cancellation
    const order = await lookUp()
    return order.ok ? { ok: true, value: { cancellation, order: order.value } } : order
  })
  if (!result.ok) {
    if (result.failure.status >= 500) return errorPage(c, 503)
    return answerTracking(c, { values, fault: failureWords(result.failure, context.locale), status: 422 })
  }
  const { cancellation, order } = result.value.value
  await setSession(c, context, result.value.session)
  const isAccepted = cancellation.ok && cancellation.value.success
  const outcome = cancellation.ok
    ? outcomeWords(cancelOutcome(cancellation.value.success, order), context)
    : failureWords(cancellation.failure, context.locale)
  return answerTracking(c, { values, order, outcome, status: isAccepted ? 200 : 409 })
}
