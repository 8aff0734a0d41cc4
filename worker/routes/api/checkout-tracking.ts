import { z } from 'zod'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { message } from '../../../shared/errors/message.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { email, required } from '../../../shared/validation/text.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import { respond } from '../../render/respond.tsx'
import { errorPage } from '../errors/error-page.tsx'
import { trackingPage } from '../order-tracking/order-tracking-route.tsx'
import type { FormHandler } from './checkout-answers.ts'

const Track = z.object({
  orderNumber: z.string().trim().max(40).catch(''),
  email: z.string().trim().max(254).catch(''),
})
const rules = { orderNumber: [required], email: [required, email] }

/** An order by its number and the address it was made with; nothing of either is ever in an url. */
export const track: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { t, locale } = context
  const values = Track.parse(fields)
  const texts = faultTexts(validate(rules, values), locale)
  const errors = Object.entries(texts).map(([name, told]) => ({
    name,
    label: name === 'email' ? t('form.email') : t('checkout.orderNumber'),
    text: told,
  }))
  if (errors.length > 0) return respond(c, await trackingPage(context, { values, errors, status: 422 }))
  const found = await c
    .get('services')
    .checkout.inName(context, (call) => call('consumer.trackOrder', { body: values }))
  if (found.ok) {
    await setSessionCookie(c, context, found.value.session)
    return respond(c, await trackingPage(context, { values, order: found.value.value }))
  }
  const { code, status } = found.failure
  if (status >= 500) return errorPage(c, 503, code)
  const told = message(code, locale)
  const refusal =
    errorEntry(code).place === 'input'
      ? { errors: [{ name: 'email', label: t('form.email'), text: told }] }
      : { fault: told }
  return respond(c, await trackingPage(context, { values, ...refusal, status: 422 }))
}

/** Calls an order off, while it still can be, and shows what it is then. */
export const cancel: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const values = Track.parse(fields)
  const done = await c.get('services').checkout.inName(context, async (call) => {
    const asked = await call('consumer.cancelOrder', { body: values })
    if (!asked.ok) return asked
    const found = await call('consumer.trackOrder', { body: values })
    return found.ok ? { ok: true, value: { isCancelled: asked.value.success, order: found.value } } : found
  })
  if (!done.ok) {
    const { code, status } = done.failure
    if (status >= 500) return errorPage(c, 503, code)
    return respond(c, await trackingPage(context, { values, fault: message(code, context.locale), status: 422 }))
  }
  const { isCancelled, order } = done.value.value
  await setSessionCookie(c, context, done.value.session)
  const said = context.t(isCancelled ? 'checkout.cancelled' : 'checkout.tooLate')
  return respond(c, await trackingPage(context, { values, order, said, status: isCancelled ? 200 : 409 }))
}
