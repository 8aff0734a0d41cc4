import { type Context, Hono } from 'hono'
import { message } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readForm, refusalStatus } from '../../http/forms.ts'
import { setSessionCookie, setVisitorCookie } from '../../http/page-headers.ts'
import type { Bag } from '../../services/cart.ts'
import type { Result } from '../../services/result.ts'
import { AddForm, RemoveForm, UpdateForm } from './cart-forms.ts'

type C = Context<AppEnv>
const noStore = { 'cache-control': 'private, no-store' }
const wantsJson = (c: C): boolean => (c.req.header('accept') ?? '').includes('application/json')

/**
 * The bag for forms and islands alike: a form gets a 303 back to a page that shows what happened, script gets
 * `{ok, cart, message, maxAllowedQty?}`. The notice travels in `?notice=` as a code, never as text.
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
    if (!upc)
      return answer(c, {
        notice: 'size-missing',
        returnTo,
        status: 422,
        text: c.get('context').t('product.sizeMissing'),
      })
    const bag = await c.get('services').cart.add(c.get('context'), { productId, upc, qty }, key ?? crypto.randomUUID())
    return settle(c, bag, returnTo, (cart) => {
      const item = cart.items.find((line) => line.upc === upc)
      const left = item ? item.available - item.qty : Number.POSITIVE_INFINITY
      const { t } = c.get('context')
      return left <= 3
        ? t('product.addedLeft', { count: Math.max(0, left) })
        : t('product.added', { size: item?.sizeLabel ?? '' })
    })
  })
  .post('/cart/update', async (c) => {
    const form = await readForm(c, c.get('context'))
    if (!form.ok) return refuse(c, refusalStatus(form.refusal))
    const request = UpdateForm.safeParse(form.fields)
    if (!request.success) return refuse(c, 400)
    const { qty, step, returnTo, key, ...line } = request.data
    const bag = await c
      .get('services')
      .cart.update(c.get('context'), line, Math.max(0, qty + step), key ?? crypto.randomUUID())
    return settle(c, bag, returnTo, () => c.get('context').t('cart.changed'))
  })
  .post('/cart/remove', async (c) => {
    const form = await readForm(c, c.get('context'))
    if (!form.ok) return refuse(c, refusalStatus(form.refusal))
    const request = RemoveForm.safeParse(form.fields)
    if (!request.success) return refuse(c, 400)
    const { returnTo, key, ...line } = request.data
    const bag = await c.get('services').cart.remove(c.get('context'), line, key ?? crypto.randomUUID())
    return settle(c, bag, returnTo, () => c.get('context').t('cart.changed'))
  })

async function settle(
  c: C,
  bag: Result<Bag>,
  returnTo: string | undefined,
  say: (cart: NonNullable<Bag['cart']>) => string,
): Promise<Response> {
  const context = c.get('context')
  if (!bag.ok) {
    const { code, details } = bag.failure
    const info = details['additionalInfo'] as { maxAllowedQty?: number } | undefined
    const text = message(code, context.locale, info ? { ...info } : undefined)
    const status = bag.failure.status >= 500 ? 503 : 409
    return answer(c, {
      notice: code,
      returnTo,
      status,
      text,
      ...(info?.maxAllowedQty !== undefined && { maxAllowedQty: info.maxAllowedQty }),
    })
  }
  if (bag.value.session) await setSessionCookie(c, context, bag.value.session)
  await setVisitorCookie(c, context)
  const { cart } = bag.value
  if (wantsJson(c)) return c.json({ ok: true, cart, message: cart ? say(cart) : '' }, 200, noStore)
  return c.body(null, 303, { location: returnTo ?? href.cart(context.locale), ...noStore })
}

type Told = {
  notice: string
  returnTo: string | undefined
  status: 409 | 422 | 503
  text: string
  maxAllowedQty?: number
}

function answer(c: C, { notice, returnTo, status, text, maxAllowedQty }: Told): Response {
  if (wantsJson(c))
    return c.json(
      { ok: false, cart: null, code: notice, message: text, ...(maxAllowedQty !== undefined && { maxAllowedQty }) },
      status,
      noStore,
    )
  const back = new URL(returnTo ?? href.cart(c.get('context').locale), c.req.url)
  back.searchParams.set('notice', notice)
  if (maxAllowedQty !== undefined) back.searchParams.set('max', String(maxAllowedQty))
  return c.body(null, 303, { location: back.pathname + back.search + back.hash, ...noStore })
}

/** What a page of ours never sends: a form from elsewhere, without its token, or malformed. */
function refuse(c: C, status: 400 | 403 | 413 | 415): Response {
  const code = status === 413 ? 'API413' : status === 415 ? 'API415' : 'GEN500'
  return c.json({ ok: false, cart: null, code, message: message(code, c.get('context').locale) }, status, noStore)
}
