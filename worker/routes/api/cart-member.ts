import { Hono } from 'hono'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { message, text } from '../../../shared/errors/message.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { otherPurchase } from '../../services/purchase.ts'
import { type CallFailure, type Result, succeed } from '../../services/result.ts'
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
    const fault = faultOf(number, locale)
    const done = await inSale(c, fields, async ({ call, basketId }) =>
      fault === null
        ? alsoApart(c, basketId, (params) => call('cart.setMember', { params, body: { number, ...captchaOf(fields) } }))
        : succeed(null),
    )
    if (!done.ok) return refused(c, fields, done.failure)
    return fault === null ? seeOther(c, href.cart(locale)) : again(c, number, { memberNumber: fault })
  })
  .post('/cart/member-remove', async (c) => {
    const fields = await saleFields(c)
    if (fields instanceof Response) return fields
    const done = await inSale(c, fields, ({ call, basketId }) =>
      alsoApart(c, basketId, (params) => call('cart.removeMember', { params })),
    )
    return done.ok ? seeOther(c, href.cart(c.get('context').locale)) : refused(c, fields, done.failure)
  })

/** A quick purchase beside the sale is for the same member; one that is gone by now is for nobody. */
async function alsoApart(
  c: C,
  basketId: string,
  change: (basket: { readonly basketId: string }) => Promise<Result<Cart>>,
): Promise<Result<Cart>> {
  const done = await change({ basketId })
  const apart = c.get('context').session?.quick
  if (done.ok && apart) await change({ basketId: apart.basketId })
  return done
}

/** Why it can be no member's number. */
function faultOf(number: string, locale: Locale): string | null {
  if (number === '') return text('field.required', locale)
  return number.length > mostCharacters ? message('MEM400', locale) : null
}

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
