import { href } from '../../../shared/routes.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import { noticeParams, sizeMissing } from '../notice.ts'
import { AddForm } from './cart-forms.ts'
import { badRequest, type FormHandler, seeOther } from './checkout-answers.ts'

/**
 * The sheet on a product page buys that one thing: always a fresh cart (spec 1 §4), the shopper's own is set aside. What the sheet can't know
 * is asked for by the steps.
 */
export const buyWithApplePay: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const asked = AddForm.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const { productId, upc, qty, returnTo } = asked.data
  const product = returnTo ?? href.home(context.locale)
  if (!upc) return seeOther(c, withNotice(product, sizeMissing))
  const { cart, checkout } = c.get('services')
  const bag = await cart.addToFreshCart(context, { productId, upc, qty }, crypto.randomUUID())
  if (!bag.ok) return seeOther(c, withNotice(product, bag.failure.code))
  const { cart: fresh, session } = bag.value
  if (!fresh || !session) return seeOther(c, product)
  const own =
    session.setAside ?? (session.basketId ? { basketId: session.basketId, bagCount: session.bagCount } : undefined)
  const moved = { ...session, basketId: fresh.id, bagCount: fresh.totalItems, ...(own && { setAside: own }) }
  await setSessionCookie(c, context, moved)
  await checkout.onBasket({ ...context, session: moved }, (call, basketId) =>
    call('cart.addPaymentInstrument', { params: { basketId }, body: { payment_method_id: 'APPLE_PAY' } }),
  )
  return seeOther(c, href.checkout(context.locale))
}

function withNotice(path: string, code: string): string {
  const url = new URL(path, 'https://shop.invalid')
  for (const [name, value] of Object.entries(noticeParams({ flow: 'add-to-cart', code })))
    url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
