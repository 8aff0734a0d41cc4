import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { message } from '../../../shared/errors/message.ts'
import { type DialogName, href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readForm, refusalStatus } from '../../http/forms.ts'
import { setSessionCookie, setVisitorCookie } from '../../http/page-headers.ts'
import type { Bag, BagAnswer, CartService } from '../../services/cart.ts'
import type { CallFailure } from '../../services/result.ts'
import { type CartFlow, type Notice, noticeParams, noticeRule, noticeText, sizeMissing } from '../notice.ts'
import {
  AddForm,
  CouponForm,
  DeliveryForm,
  GiftFields,
  GiftForm,
  LineForm,
  MoveBackForm,
  RestoreForm,
  SavedForm,
  SizeForm,
  UpdateForm,
} from './cart-forms.ts'

type C = Context<AppEnv>
type Cart = NonNullable<Bag['cart']>

const noStore = { 'cache-control': 'private, no-store' }
const wantsJson = (c: C): boolean => (c.req.header('accept') ?? '').includes('application/json')
/** Down to this many left, the shopper is told. */
const fewLeft = 3

/**
 * The bag for forms and islands alike: a form gets a 303 back to a page that shows what happened, script gets
 * `{ok, cart, message, code?, maxAllowedQty?, itemId?, place?, recovery?, notice?, next?}`.
 */
export const cartApi = new Hono<AppEnv>()
  .get('/cart', async (c) => {
    const context = c.get('context')
    const answer = await c.get('services').cart.read(context)
    const bag = answer.ok ? answer.value : answer.bag
    if (bag?.session) await setSessionCookie(c, context, bag.session)
    if (answer.ok) return c.json({ cart: answer.value.cart }, 200, noStore)
    const { code } = answer.failure
    return code === 'AUT498'
      ? c.json({ cart: null, code, recovery: 'reset-cart-and-reload' }, 200, noStore)
      : c.json({ cart: null, code }, 502, noStore)
  })
  .post('/cart/add', (c) =>
    posted(c, AddForm, 'add-to-cart', async (cart, { upc, productId, qty, storeId, returnTo, ...click }, fields) => {
      if (!upc) return { notice: { flow: 'add-to-cart', code: sizeMissing }, status: 422, returnTo }
      const gift = GiftFields.safeParse(fields)
      if (!gift.success) return { notice: { flow: 'add-to-cart', code: emailInvalid }, status: 422, returnTo }
      const request = { productId, upc, qty, storeId: storeId ?? null, giftOption: gift.data }
      const answer = await cart.add(c.get('context'), request, click)
      // A form shows what it did by showing the bag; only a refusal goes back to the product.
      return { answer, returnTo: answer.ok ? undefined : returnTo, say: (bag) => addedText(c, bag, upc) }
    }),
  )
  .post('/cart/update', (c) =>
    posted(
      c,
      UpdateForm,
      'update-quantity',
      async (cart, { qty, step, returnTo, itemId, productId, upc, ...click }) => {
        const to = { qty: Math.max(0, qty + step) }
        const answer = await cart.update(c.get('context'), { itemId, productId, upc }, to, click)
        return { answer, returnTo, itemId }
      },
    ),
  )
  .post('/cart/remove', (c) =>
    posted(c, LineForm, 'remove-item', async (cart, { returnTo, itemId, productId, upc, ...click }) => {
      const answer = await cart.remove(c.get('context'), { itemId, productId, upc }, click)
      return { answer, returnTo, itemId }
    }),
  )
  .post('/cart/size', (c) =>
    posted(c, SizeForm, 'size', async (cart, { returnTo, itemId, productId, upc, qty, ...click }) => {
      const answer = await cart.update(c.get('context'), { itemId, productId, upc }, { qty }, click)
      return { answer, returnTo, itemId }
    }),
  )
  .post('/cart/gift-option', (c) =>
    posted(c, GiftForm, 'gift-option', async (cart, { returnTo, itemId, productId, upc, qty, ...click }, fields) => {
      const gift = GiftFields.safeParse(fields)
      if (!gift.success) return { notice: { flow: 'gift-option', code: emailInvalid, itemId }, status: 422, returnTo }
      const to = { qty, giftOption: gift.data }
      const answer = await cart.update(c.get('context'), { itemId, productId, upc }, to, click)
      return { answer, returnTo, itemId }
    }),
  )
  .post('/cart/delivery', (c) =>
    posted(c, DeliveryForm, 'delivery', async (cart, { returnTo, itemId, code, storeId, moved, ...click }) => {
      const { locale } = c.get('context')
      const answer = await cart.deliver(c.get('context'), { itemIds: itemId, code, storeId }, click)
      const ask = answer.ok && code === 'pickup' && storeId ? storeDialog(answer.value.cart, storeId, moved) : null
      const next = ask && storeId ? href.dialog(locale, ask, { store: storeId }) : undefined
      return { answer, returnTo, itemId: itemId[0], next }
    }),
  )
  .post('/cart/coupon', (c) =>
    posted(c, CouponForm, 'coupon', async (cart, { returnTo, coupon, ...click }) => {
      if (!coupon) return { notice: { flow: 'coupon', code: couponInvalid }, status: 422, returnTo }
      return { answer: await cart.addCoupon(c.get('context'), coupon, click), returnTo, coupon }
    }),
  )
  .post('/cart/coupon-remove', (c) =>
    posted(c, CouponForm, 'coupon', async (cart, { returnTo, coupon, ...click }) => ({
      answer: await cart.removeCoupon(c.get('context'), coupon, click),
      returnTo,
    })),
  )
  .post('/cart/save', (c) =>
    posted(c, LineForm, 'save-for-later', async (cart, { returnTo, itemId, ...click }) => ({
      answer: await cart.save(c.get('context'), itemId, click),
      returnTo,
      itemId,
    })),
  )
  .post('/cart/move-back', (c) =>
    posted(c, MoveBackForm, 'add-to-cart', async (cart, { returnTo, upc, ...request }) => ({
      answer: await cart.moveBack(c.get('context'), { ...request, upc }, request),
      returnTo,
      say: (bag) => addedText(c, bag, upc),
    })),
  )
  .post('/cart/drop-saved', (c) =>
    posted(c, SavedForm, 'save-for-later', async (cart, { returnTo, ...request }) => ({
      answer: await cart.dropSaved(c.get('context'), request),
      returnTo,
    })),
  )
  .post('/cart/restore', (c) =>
    posted(c, RestoreForm, 'add-to-cart', async (cart, { returnTo, remaining }) => ({
      answer: await cart.restore(c.get('context'), remaining),
      returnTo,
    })),
  )

const emailInvalid = 'AUT453'
const couponInvalid = 'PRM130'

/** What came of a form. `itemId` and `coupon` say what it was about, `say` how a success is told; a notice alone never reached a service. */
type Came =
  | { readonly notice: Notice; readonly status: 422; readonly returnTo: string | undefined }
  | {
      readonly answer: BagAnswer
      readonly returnTo: string | undefined
      readonly itemId?: string | undefined
      readonly coupon?: string
      readonly say?: (cart: Cart) => string
      /** Path of a dialog that a success leads to. */
      readonly next?: string | undefined
    }

type Posted<T> = Omit<T, 'key'> & { readonly key: string }

async function posted<S extends z.ZodType<{ key?: string | undefined }>>(
  c: C,
  shape: S,
  flow: CartFlow,
  run: (cart: CartService, form: Posted<z.output<S>>, fields: Readonly<Record<string, string>>) => Promise<Came>,
): Promise<Response> {
  const form = await readForm(c, c.get('context'))
  if (!form.ok) return refuse(c, refusalStatus(form.refusal))
  const read = shape.safeParse(form.fields)
  if (!read.success) return refuse(c, 400)
  const came = await run(
    c.get('services').cart,
    { ...read.data, key: read.data.key ?? crypto.randomUUID() },
    form.fields,
  )
  if ('notice' in came) return tell(c, came.notice, null, came.returnTo, came.status)
  const { answer, itemId, coupon, returnTo } = came
  const bag = answer.ok ? answer.value : answer.bag
  if (bag?.session) await setSessionCookie(c, c.get('context'), bag.session)
  await setVisitorCookie(c, c.get('context'))
  if (answer.ok) return done(c, answer.value.cart, came)
  const notice = { ...noticeOf(flow, answer.failure), ...(itemId && { itemId }), ...(coupon && { coupon }) }
  return tell(c, notice, bag?.cart ?? null, returnTo, isLost(answer.failure) ? 503 : 409)
}

/** It may have been done or not: script sends it again. A service that says why it refuses has not done it, whatever its status. */
const isLost = ({ cause, code, status }: CallFailure): boolean =>
  status >= 500 && (cause !== 'answer' || code === 'GEN500' || code.startsWith('API5'))

function noticeOf(flow: CartFlow, { code, details }: CallFailure): Notice {
  const info = details['additionalInfo'] as { maxAllowedQty?: number } | undefined
  return { flow, code, ...(info?.maxAllowedQty !== undefined && { maxAllowedQty: info.maxAllowedQty }) }
}

function addedText(c: C, cart: Cart, upc: string): string {
  const { t } = c.get('context')
  const item = cart.items.find((line) => line.upc === upc)
  const left = item && !item.isDigitalProduct ? item.available - item.qty : Number.POSITIVE_INFINITY
  return left <= fewLeft
    ? t('product.addedLeft', { count: Math.max(0, left) })
    : t('product.added', { size: item?.sizeLabel ?? '' })
}

/** One line now waits in another store than others do: shall they follow? When they have, that is said. */
function storeDialog(cart: Cart | null, storeId: string, moved: boolean): DialogName | null {
  if (moved) return 'store-changed'
  const others = (cart?.items ?? []).some((one) => one.selectedShippingOption === 'pickup' && one.storeId !== storeId)
  return others ? 'change-store' : null
}

function done(c: C, cart: Cart | null, { returnTo, say, next }: Extract<Came, { answer: BagAnswer }>): Response {
  const { t, locale } = c.get('context')
  const words = cart ? (say?.(cart) ?? t('cart.changed')) : ''
  if (wantsJson(c)) return c.json({ ok: true, cart, message: words, ...(next && { next }) }, 200, noStore)
  return c.body(null, 303, { location: next ?? returnTo ?? href.cart(locale), ...noStore })
}

function tell(
  c: C,
  notice: Notice,
  cart: Cart | null,
  returnTo: string | undefined,
  status: 409 | 422 | 503,
): Response {
  const context = c.get('context')
  if (wantsJson(c)) {
    const { flow: _flow, coupon: _typed, ...told } = notice
    const query = new URLSearchParams(noticeParams(notice)).toString()
    const answer = {
      ok: false,
      cart,
      ...told,
      ...noticeRule(notice),
      message: noticeText(context, notice),
      notice: query,
    }
    return c.json(answer, status, noStore)
  }
  const back = new URL(returnTo ?? href.cart(context.locale), c.req.url)
  for (const name of ['notice', 'max', 'line', 'coupon']) back.searchParams.delete(name)
  for (const [name, value] of Object.entries(noticeParams(notice))) back.searchParams.set(name, value)
  return c.body(null, 303, { location: back.pathname + back.search + back.hash, ...noStore })
}

/** What a page of ours never sends: a form from elsewhere, without its token, or malformed. */
function refuse(c: C, status: 400 | 403 | 413 | 415): Response {
  const code = status === 413 ? 'API413' : status === 415 ? 'API415' : 'GEN500'
  return c.json({ ok: false, cart: null, code, message: message(code, c.get('context').locale) }, status, noStore)
}
