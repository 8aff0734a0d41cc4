import { z } from 'zod'
import { supportLimits } from '../../../shared/contracts/support-case.ts'
import { href } from '../../../shared/routes.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { warrantyRules } from '../../../shared/validation/support.ts'
import { succeed } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import { showWarranty } from '../account/support-routes.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { done, refused } from './account-answers.ts'
import { badRequest, type FormHandler } from './checkout-answers.ts'

const typed = (most: number) => z.string().max(most).default('').catch('')
const Warranty = z.object({
  orderNumber: z.string().regex(/^[\w-]{1,40}$/),
  productId: typed(20),
  description: typed(supportLimits.message * 4),
  email: typed(supportLimits.email * 2),
})

const answerWarranty = formAnswer('warranty', showWarranty)

/** Reports a fault of an item of one's own order. */
export const postWarranty: FormHandler = async (c, fields) => {
  const asked = Warranty.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const context = c.get('context')
  const { orderNumber, ...values } = asked.data
  const texts = faultTexts(validate(warrantyRules, values), context.locale)
  const isWrong = Object.keys(texts).length > 0
  const path = href.accountSection(context.locale, 'support')
  const answer = await asPerson(c, async (call) => {
    const order = await call('consumer.purchase', { params: { orderId: orderNumber } })
    if (!order.ok) return order
    const { productId, description } = values
    const body = {
      orderNumber,
      productId,
      email: values.email.trim(),
      description: description.replaceAll('\r\n', '\n'),
    }
    const sent = isWrong ? null : await call('consumer.warranty', { body })
    return succeed(sent && !sent.ok ? sent.failure : null)
  })
  if (!answer.ok) return refused(c, answer.failure)
  const failure = answer.value
  if (!isWrong && !failure) return done(c, path, 'request-sent')
  const fault = failure ? { fault: failureWords(failure, context.locale) } : {}
  const status = failureStatus(failure, 422)
  return answerWarranty(c, { orderNumber, refused: { values, answer: { texts, ...fault }, status } })
}
