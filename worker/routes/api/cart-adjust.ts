import { Hono } from 'hono'
import { z } from 'zod'
import { sha256Hex } from '../../../shared/bytes.ts'
import { adjustableLines, percentOff } from '../../../shared/cart/adjustable.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { otherPurchase } from '../../services/purchase.ts'
import { type CallFailure, fail, type Result, succeed } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import { adjustmentReasons, adjustPage, typedPrice } from '../cart/adjust-route.tsx'
import { errorPage } from '../errors/error-page.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { type C, seeOther } from './checkout-answers.ts'
import { inSale, type Sale, saleFields, saleSignIn } from './sale-forms.ts'

/** `off` as people type it: a comma or a point before the decimals. */
const Adjusting = z.object({
  key: z.string().max(80).default(''),
  item: z.string().max(80),
  off: z
    .string()
    .trim()
    .regex(/^\d{1,7}(?:[.,]\d{1,2})?$/)
    .transform((typed) => Number(typed.replace(',', '.')))
    .refine((off) => off > 0),
  unit: z.enum(['amount', 'percent']),
  reason: z.enum(adjustmentReasons),
})
type Adjusting = z.infer<typeof Adjusting>
const Removing = z.object({ adjustmentId: z.string().min(1).max(80) })

/** For the associate of a sale (spec 1 §7 "price_adjustments"). A reason is kept in the words that customers read. */
export const cartAdjustApi = new Hono<AppEnv>()
  .post('/cart/adjust', async (c) => {
    const fields = await saleFields(c)
    if (fields instanceof Response) return fields
    const { locale, t } = c.get('context')
    const read = Adjusting.safeParse(fields)
    const done = await inSale(c, fields, async (sale) => (read.success ? adjust(c, sale, read.data) : succeed(null)))
    if (!done.ok) return refused(c, fields, done.failure)
    if (read.success) return seeOther(c, href.adjustPrice(locale))
    const wrong = Object.keys(z.flattenError(read.error).fieldErrors)
    const words = (field: string) =>
      fields[field] && field === 'off' ? t('adjust.number') : text('field.required', locale)
    return again(c, fields, { texts: Object.fromEntries(wrong.map((field) => [field, words(field)])) })
  })
  .post('/cart/adjustment-remove', async (c) => {
    const fields = await saleFields(c)
    if (fields instanceof Response) return fields
    const context = c.get('context')
    const read = Removing.safeParse(fields)
    if (!read.success) return errorPage(c, 400)
    const params = { basketId: context.session?.basketId ?? '', ...read.data }
    const done = await asPerson(c, (call) => call('cart.removePriceAdjustment', { params }))
    // Removed before, in another tab: there is nothing left to do.
    const isDone = done.ok || done.failure.code === 'PRC400'
    return isDone ? seeOther(c, href.adjustPrice(context.locale)) : refused(c, fields, done.failure)
  })

async function adjust(c: C, { call, cart, basketId }: Sale, asked: Adjusting): Promise<Result<Cart>> {
  const { item, reason, key } = asked
  const amount = amountOf(cart, asked)
  if (amount === null) return fail(lineGone)
  const itemId = item === 'order' ? undefined : item
  const [params, body] = [{ basketId }, { itemId, amount, reason: c.get('context').t(`adjust.${reason}`) }]
  // An equal form with equal words is the same reduction, however often it arrives.
  const idempotencyKey = await sha256Hex(JSON.stringify(asked), 16)
  return call('cart.addPriceAdjustment', { params, body }, key === '' ? {} : { idempotencyKey })
}

const lineGone: CallFailure = {
  code: 'ORD404',
  status: 404,
  message: 'the line is not in the cart any more',
  details: {},
  cause: 'answer',
}

/** In minor units; null where the line is not in the cart any more. */
function amountOf(cart: Cart, { item, off, unit }: Adjusting): number | null {
  const lines = adjustableLines(cart).filter(({ id }) => item === 'order' || id === item)
  if (lines.length === 0) return null
  return unit === 'percent' ? lines.reduce((sum, line) => sum + percentOff(line, off), 0) : Math.round(off * 100)
}

const Most = z.object({ additionalInfo: z.object({ most: z.int() }) })

async function refused(c: C, fields: FormFields, failure: CallFailure): Promise<Response> {
  const { locale, t, site } = c.get('context')
  // The form's address has what was typed.
  const signIn = await saleSignIn(c, fields, failure, href.adjustPrice(locale, typedPrice(fields)))
  if (signIn) return signIn
  const { data } = Most.safeParse(failure.details)
  if (failure.code === 'PRC400' && data) {
    const amount = formatMoney(data.additionalInfo.most, site.currency, locale)
    return again(c, fields, { texts: { off: t('adjust.most', { amount }) } })
  }
  if (failure.code === otherPurchase.code)
    return again(c, {}, { texts: {}, fault: text('flow.order.otherPurchase', locale) })
  if (failure.code === 'ORD404') return again(c, fields, { texts: { item: message('ORD404', locale) } })
  return again(c, fields, { texts: {}, fault: failureWords(failure, locale) }, failure)
}

const answerAdjust = formAnswer('adjust', adjustPage)

function again(
  c: C,
  values: FormFields,
  answer: { readonly texts: Readonly<Record<string, string>>; readonly fault?: string },
  failure: CallFailure | null = null,
): Promise<Response> {
  return answerAdjust(c, { values, answer, status: failureStatus(failure, 422) })
}
