import { z } from 'zod'
import { asPerson } from '../account/as-person.ts'
import { showReturn } from '../account/return-route.tsx'
import { failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { ReturnKey, readReturn, returnValues } from '../returns/return-view.ts'
import { done, orderPath, refused } from './account-answers.ts'
import { badRequest, type FormHandler } from './checkout-answers.ts'
import { fileAnswer } from './file-answer.ts'

const orderNumber = z.string().regex(/^[\w-]{1,40}$/)
export const ReturnId = z.string().regex(/^[\w-]{1,60}$/)
const Asked = z.object({ orderNumber, key: ReturnKey })
const Label = z.object({ orderNumber, returnId: ReturnId })

const answerReturn = formAnswer('return', showReturn)

/** Announces what goes back; the order then offers its label. */
export const createReturn: FormHandler = async (c, fields) => {
  const asked = Asked.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const context = c.get('context')
  const { key } = asked.data
  const params = { orderId: asked.data.orderNumber }
  const found = await asPerson(c, (call) => call('consumer.purchase', { params }))
  if (!found.ok) return refused(c, found.failure)
  const order = found.value
  const values = returnValues(fields)
  const { items, ...faults } = readReturn(context, order, fields)
  const { orderNumber } = order
  if (items.length === 0) return answerReturn(c, { orderNumber, refused: { values, key, ...faults } })
  const body = { items: [...items] }
  const made = await asPerson(c, (call) => call('consumer.returnLabel', { params, body }, { idempotencyKey: key }))
  if (made.ok) return done(c, orderPath(c, orderNumber), 'return-created')
  const fault = failureWords(made.failure, context.locale)
  return answerReturn(c, { orderNumber, refused: { values, key, texts: {}, fault } })
}

export const accountReturnLabel: FormHandler = async (c, fields) => {
  const asked = Label.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const { orderNumber: orderId, returnId } = asked.data
  const file = await asPerson(c, (call) => call('consumer.returnLabel', { params: { orderId }, body: { returnId } }))
  if (file.ok) return fileAnswer(c, file.value, returnId)
  return refused(c, file.failure)
}
