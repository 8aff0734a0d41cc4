import { Hono } from 'hono'
import { z } from 'zod'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { supportLimits } from '../../../shared/contracts/support-case.ts'
import { href } from '../../../shared/routes.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { contactRules } from '../../../shared/validation/support.ts'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { type FormFields, readForm, refusalStatus } from '../../http/forms/forms.ts'
import { asWhoeverItIs } from '../account/as-person.ts'
import { contactPage } from '../contact/contact-route.tsx'
import { errorPage } from '../errors/error-page.tsx'
import { failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { type C, seeOther } from './checkout-answers.ts'

/** A message has its field's limit and a little more, so that one that is too long comes back whole. */
const typed = (most: number) => z.string().max(most).default('').catch('')
const Typed = z.object({
  topic: typed(200),
  orderNumber: typed(supportLimits.orderNumber * 2),
  name: typed(supportLimits.name * 2),
  email: typed(supportLimits.email * 2),
  phone: typed(supportLimits.phone * 2),
  message: typed(supportLimits.message * 4),
})
type Typed = z.infer<typeof Typed>

/** The contact form: 303 back to its page with the number of the case; refused, the page with what was typed. */
export const contactApi = new Hono<AppEnv>().post('/contact', async (c) => {
  const context = c.get('context')
  const form = await readForm(c, context)
  if (!form.ok) return errorPage(c, refusalStatus(form.failure))
  await setVisitorCookie(c, context)
  const values = Typed.parse(form.value)
  const texts = faultTexts(validate(contactRules, values), context.locale)
  if (Object.keys(texts).length > 0) return again(c, values, { texts })
  const answer = await send(c, values, form.value)
  if (answer.ok) return seeOther(c, `${href.contactUs(context.locale, { case: answer.value.caseNumber })}#write`)
  const words = failureWords(answer.failure, context.locale)
  return answer.failure.code === 'AUT453'
    ? again(c, values, { texts: { email: words } })
    : again(c, values, { texts: {}, fault: words })
})

async function send(c: C, values: Typed, fields: FormFields) {
  const [category = '', subject = ''] = values.topic.split('.')
  const { name, email, phone, orderNumber, message } = values
  const body = {
    category,
    subject,
    name,
    email: email.trim(),
    // Browsers post lines that end with two characters, and count one.
    message: message.replaceAll('\r\n', '\n'),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(orderNumber.trim() && { orderNumber: orderNumber.trim() }),
    ...captchaOf(fields),
  }
  return asWhoeverItIs(c, (call) => call('contact.send', { body }))
}

const answerContact = formAnswer('contact', contactPage)

const again = (c: C, values: Typed, answer: FormAnswer) => answerContact(c, { values, answer, status: 422 })
