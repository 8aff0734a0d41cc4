import { type Context, Hono } from 'hono'
import { message } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readForm, refusalStatus } from '../../http/forms.ts'
import { setSessionCookie, setVisitorCookie } from '../../http/page-headers.ts'
import type { Bag } from '../../services/cart.ts'
import type { Result } from '../../services/result.ts'
import { type CartFlow, type Notice, noticeParams, noticeText, sizeMissing } from '../notice.ts'
import { AddForm, RemoveForm, UpdateForm } from './cart-forms.ts'

type C = Context<AppEnv>
type Cart = NonNullable<Bag['cart']>

const noStore = { 'cache-control': 'private, no-store' }
const wantsJson = (c: C): boolean => (c.req.header('accept') ?? '').includes('application/json')
/** Down to this many left, the shopper is told. */
const fewLeft = 3

/**
 * The bag for forms and islands alike: a form gets a 303 back to a page that shows what happened, script gets
 * `{ok, cart, message, code?, maxAllowedQty?}`.
 */
export const cartApi = new Hono<AppEnv>()
  .get('/cart', async (c) => {
    const context = c.get('context')
    const bag = await c.get('services').cart.read(context)
    if (!bag.ok) return c.json({ cart: null, code: bag.failure.code }, 502, noStore)
    if (bag.value.session) await setSessionCookie(c, context, bag.value.session)
    return c.json({ cart: bag.value.cart }, 200, noStore)
  })
  .post('/cart/add', async (c) => {
    const form = await readForm(c, c.get('context'))
    if (!form.ok) return refuse(c, refusalStatus(form.refusal))
    const request = AddForm.safeParse(form.fields)
    if (!request.success) return refuse(c, 400)
    const { upc, productId, qty, returnTo, key } = request.data
    if (!upc) return tell(c, { flow: 'add-to-cart', code: sizeMissing }, returnTo, 422)
    const bag = await c.get('services').cart.add(c.get('context'), { productId, upc, qty }, key ?? crypto.randomUUID())
    // A form shows what it did by showing the bag; only a refusal goes back to the product.
    const back = bag.ok ? undefined : returnTo
    return settle(c, 'add-to-cart', bag, back, (cart) => addedText(c, cart, upc))
  })
  .post('/cart/update', async (c) => {
    const form = await readForm(c, c.get('context'))
    if (!form.ok) return refuse(c, refusalStatus(form.refusal))
    const request = UpdateForm.safeParse(form.fields)
    if (!request.success) return refuse(c, 400)
    const { qty, step, returnTo, key, ...line } = request.data
    const { cart } = c.get('services')
    const bag = await cart.update(c.get('context'), line, Math.max(0, qty + step), key ?? crypto.randomUUID())
    return settle(c, 'update-quantity', bag, returnTo, () => c.get('context').t('cart.changed'))
  })
  .post('/cart/remove', async (c) => {
    const form = await readForm(c, c.get('context'))
    if (!form.ok) return refuse(c, refusalStatus(form.refusal))
    const request = RemoveForm.safeParse(form.fields)
    if (!request.success) return refuse(c, 400)
    const { returnTo, key, ...line } = request.data
    const bag = await c.get('services').cart.remove(c.get('context'), line, key ?? crypto.randomUUID())
    return settle(c, 'remove-item', bag, returnTo, () => c.get('context').t('cart.changed'))
  })

function addedText(c: C, cart: Cart, upc: string): string {
  const { t } = c.get('context')
  const item = cart.items.find((line) => line.upc === upc)
  const left = item && !item.isDigitalProduct ? item.available - item.qty : Number.POSITIVE_INFINITY
  return left <= fewLeft
    ? t('product.addedLeft', { count: Math.max(0, left) })
    : t('product.added', { size: item?.sizeLabel ?? '' })
}

async function settle(
  c: C,
  flow: CartFlow,
  bag: Result<Bag>,
  returnTo: string | undefined,
  say: (cart: Cart) => string,
): Promise<Response> {
  const context = c.get('context')
  if (!bag.ok) {
    const { code, details, status } = bag.failure
    const info = details['additionalInfo'] as { maxAllowedQty?: number } | undefined
    const max = info?.maxAllowedQty
    return tell(
      c,
      max === undefined ? { flow, code } : { flow, code, maxAllowedQty: max },
      returnTo,
      status >= 500 ? 503 : 409,
    )
  }
  if (bag.value.session) await setSessionCookie(c, context, bag.value.session)
  await setVisitorCookie(c, context)
  const { cart } = bag.value
  if (wantsJson(c)) return c.json({ ok: true, cart, message: cart ? say(cart) : '' }, 200, noStore)
  return c.body(null, 303, { location: returnTo ?? href.cart(context.locale), ...noStore })
}

function tell(c: C, notice: Notice, returnTo: string | undefined, status: 409 | 422 | 503): Response {
  const context = c.get('context')
  if (wantsJson(c)) {
    const { flow: _, ...told } = notice
    return c.json({ ok: false, cart: null, ...told, message: noticeText(context, notice) }, status, noStore)
  }
  const back = new URL(returnTo ?? href.cart(context.locale), c.req.url)
  for (const [name, value] of Object.entries(noticeParams(notice))) back.searchParams.set(name, value)
  return c.body(null, 303, { location: back.pathname + back.search + back.hash, ...noStore })
}

/** What a page of ours never sends: a form from elsewhere, without its token, or malformed. */
function refuse(c: C, status: 400 | 403 | 413 | 415): Response {
  const code = status === 413 ? 'API413' : status === 415 ? 'API415' : 'GEN500'
  return c.json({ ok: false, cart: null, code, message: message(code, c.get('context').locale) }, status, noStore)
}
