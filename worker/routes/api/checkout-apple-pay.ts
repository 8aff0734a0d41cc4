import { href } from '../../../shared/routes.ts'
import { forgetShownOrder } from '../../http/cookies/purchase-cookies.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { checkoutHref } from '../checkout/which-cart.ts'
import { noticeParams, sizeMissing } from '../notice.ts'
import { AddForm } from './cart-forms.ts'
import { badRequest, type FormHandler, seeOther } from './checkout-answers.ts'

/**
 * The sheet on a product page buys only that product: always a new cart (spec 1 §4), separate from the shopper's own.
 * The checkout steps ask for whatever the sheet doesn't provide.
 */
export const buyWithApplePay: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const form = AddForm.safeParse(fields)
  if (!form.success) return badRequest(c)
  const { productId, upc, qty, recipeId, returnTo } = form.data
  const product = returnTo ?? href.home(context.locale)
  if (!upc) return seeOther(c, withNotice(product, sizeMissing))
  const line = { productId, upc, qty, recipeId: recipeId ?? null }
  const session = await c.get('services').checkout.buyApart(context, line, crypto.randomUUID())
  if (!session.ok) return seeOther(c, withNotice(product, session.failure.code))
  await setSession(c, context, session.value)
  await forgetShownOrder(c, context)
  return seeOther(c, checkoutHref(context.locale, 'quick'))
}

function withNotice(path: string, code: string): string {
  const url = new URL(path, 'https://shop.invalid')
  for (const [name, value] of Object.entries(noticeParams({ flow: 'add-to-cart', code })))
    url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
