import { z } from 'zod'
import { asPerson } from '../account/as-person.ts'
import { answerOrder } from '../account/order-routes.tsx'
import { failureWords } from '../failure-words.ts'
import { done, orderPath, refused } from './account-answers.ts'
import { badRequest, type FormHandler } from './checkout-answers.ts'

const Asked = z.object({
  orderNumber: z.string().regex(/^[\w-]{1,40}$/),
  itemId: z.string().min(1).max(80),
})

/** Mails a line's gift cards to their recipient again; a refusal is shown on the order. */
export const resendGiftCard: FormHandler = async (c, fields) => {
  const asked = Asked.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const { orderNumber } = asked.data
  const path = orderPath(c, orderNumber)
  const sent = await asPerson(c, (call) => call('consumer.resendGiftCard', { body: asked.data }))
  if (sent.ok) return done(c, path, 'gift-card-sent')
  const { failure } = sent
  if (failure.status >= 500) return refused(c, failure)
  return answerOrder(c, { orderNumber, fault: failureWords(failure, c.get('context').locale), status: 422 })
}
