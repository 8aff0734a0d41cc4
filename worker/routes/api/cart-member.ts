import { Hono } from 'hono'
import { message, text } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { otherPurchase } from '../../services/purchase.ts'
import type { CallFailure } from '../../services/result.ts'
import { cartPage } from '../cart/cart-route.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { type C, seeOther } from './checkout-answers.ts'
import { inSale, saleFields, saleSignIn } from './sale-forms.ts'

/** The limit of the cart service (shared/operations/cart.ts). */
const mostCharacters = 60

/** At the field: the number is wrong, or can't be tried now. */
const ofNumber = ['MEM400', 'MEM404', 'MEM409', 'API429', 'AUT403']

/** For the associate of a sale: the member whose order it will be. */
export const cartMemberApi = new Hono<AppEnv>()
  .post('/cart/member', async (c) => {
    const fields = await saleFields(c)
    if (fields instanceof Response) return fields
    const { locale } = c.get('context')
    const number = fields['memberNumber']?.trim() ?? ''
    if (number === '') return again(c, number, { memberNumber: text('field.required', locale) })
    if (number.length > mostCharacters) return again(c, number, { memberNumber: message('MEM400', locale) })
    const done = await inSale(c, fields, ({ call, basketId }) =>
      call('cart.setMember', { params: { basketId }, body: { number, ...captchaOf(fields) } }),
    )
    return done.ok ? seeOther(c, href.cart(locale)) : refused(c, fields, done.failure)
  })
  .post('/cart/member-remove', async (c) => {
    const fields = await saleFields(c)
    if (fields instanceof Response) return fields
    const done = await inSale(c, fields, ({ call, basketId }) => call('cart.removeMember', { params: { basketId } }))
    return done.ok ? seeOther(c, href.cart(c.get('context').locale)) : refused(c, fields, done.failure)
  })

async function refused(c: C, fields: FormFields, failure: CallFailure): Promise<Response> {
  const { locale } = c.get('context')
  const signIn = await saleSignIn(c, fields, failure, href.cart(locale))
  if (signIn) return signIn
  if (failure.code === otherPurchase.code) return again(c, '', {}, { fault: text('flow.order.otherPurchase', locale) })
  const words = failureWords(failure, locale)
  const typed = fields['memberNumber'] ?? ''
  if (ofNumber.includes(failure.code)) return again(c, typed, { memberNumber: words })
  return again(c, typed, {}, { fault: words, failure })
}

const answerCart = formAnswer('cart', cartPage)

/** The cart, which says what was wrong and keeps what was typed. */
function again(
  c: C,
  typed: string,
  texts: Readonly<Record<string, string>>,
  { fault, failure = null }: { readonly fault?: string; readonly failure?: CallFailure | null } = {},
): Promise<Response> {
  const answer = { texts, ...(fault !== undefined && { fault }) }
  return answerCart(c, { typed: typed.slice(0, mostCharacters), answer, status: failureStatus(failure, 422) })
}
