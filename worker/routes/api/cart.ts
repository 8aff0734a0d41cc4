import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { DialogName } from '../../../shared/dialogs.ts'
import { href } from '../../../shared/routes.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import type { AppEnv } from '../../app-env.ts'
import { countAdd, countRemove } from '../../events/conversions.ts'
import { formKey, noteAnswered } from '../../http/cookies/answered-cookie.ts'
import { keepFailureDetails } from '../../http/cookies/failure-cookie.ts'
import { keepFavorites } from '../../http/cookies/favorites-cookie.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { forgetShownOrder } from '../../http/cookies/purchase-cookies.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { type FormFields, type FormRefusal, readForm, refusalStatus } from '../../http/forms/forms.ts'
import { asksForProof } from '../../services/asks-for-proof.ts'
import type { CartAnswer, CartService, CartState } from '../../services/cart.ts'
import { basketGone, hasEnded } from '../../services/cart-recovery.ts'
import { ofSale, otherPurchase } from '../../services/purchase.ts'
import type { CallFailure } from '../../services/result.ts'
import type { Session } from '../../services/session.ts'
import { keepCart, wayToOrder } from '../checkout/lost-order.ts'
import { answerGift, type GiftRefused } from '../dialogs/gift-option.tsx'
import { errorPage } from '../errors/error-page.tsx'
import { failureParams } from '../failure-words.ts'
import { formRefusal } from '../form-refusal.ts'
import {
  answerLost,
  asksForCaptcha,
  type CartFlow,
  couponMissing,
  emailInvalid,
  type Notice,
  noticeParams,
  noticeRule,
  noticeText,
  proofNeeded,
  quantityInvalid,
  rebuiltText,
  sizeMissing,
} from '../notice.ts'
import { pageTypeBefore } from '../page-before.ts'
import { recoveryWay } from '../recovery.ts'
import {
  AddForm,
  CouponForm,
  DeliveryForm,
  GiftForm,
  isQuantityFault,
  LineForm,
  MoveBackForm,
  Remaining,
  RestoreForm,
  readGift,
  SavedForm,
  SizeForm,
  UnreadForm,
  UpdateForm,
} from './cart-forms.ts'

type C = Context<AppEnv>
type Cart = NonNullable<CartState['cart']>

const noStore = { 'cache-control': 'private, no-store' }
const wantsJson = (c: C): boolean => (c.req.header('accept') ?? '').includes('application/json')
/** The shopper is warned when no more than this many are left. */
const fewLeft = 3

/**
 * Cart actions for forms and islands: a form gets a 303 to a page that shows the result, script gets `{ok, cart,
 * message, code?, maxAllowedQty?, itemId?, place?, recovery?, way?, notice?, next?}`.
 */
export const cartApi = new Hono<AppEnv>()
  .get('/cart', async (c) => {
    const context = c.get('context')
    const answer = await c.get('services').cart.read(context)
    const state = answer.ok ? answer.value : answer.state
    await keepCart(c, state)
    if (answer.ok) {
      const next = await wayToOrder(c, answer.value)
      return c.json({ cart: answer.value.cart, ...(next && { next }) }, 200, noStore)
    }
    const { code } = answer.failure
    return code === 'AUT498'
      ? c.json({ cart: null, code, recovery: 'reset-cart-and-reload' }, 200, noStore)
      : c.json({ cart: null, code }, 502, noStore)
  })
  .post('/cart/add', (c) =>
    posted(
      c,
      AddForm,
      'add-to-cart',
      async (cart, { upc, productId, qty, storeId, storeMethod, recipeId, favorite, returnTo, ...form }, fields) => {
        const { pdpUrl, productImageURL, ...click } = form
        if (!upc) return { notice: { flow: 'add-to-cart', code: sizeMissing }, status: 422, returnTo }
        const { gift, faults } = readGift(fields)
        if (faults['giftEmail']) return { notice: { flow: 'add-to-cart', code: emailInvalid }, status: 422, returnTo }
        const place = { storeId: storeId ?? null, storeMethod: storeMethod ?? null, recipeId: recipeId ?? null }
        const request = { productId, upc, qty, pdpUrl, productImageURL, ...place, giftOption: gift }
        const answer = await cart.add(c.get('context'), request, click)
        if (answer.ok && favorite) await leaveFavorites(c, productId, answer.value.session)
        if (answer.ok) await countAdd(c.get('context'), { productId, qty, key: click.key, page: pageTypeBefore(c) })
        // After success a form leads to the cart; after a refusal back to the product.
        return { answer, returnTo: answer.ok ? undefined : returnTo, say: (cart) => addedText(c, cart, upc) }
      },
    ),
  )
  .post('/cart/update', (c) =>
    posted(
      c,
      UpdateForm,
      'update-quantity',
      async (cart, { qty, step, returnTo, itemId, productId, upc, ...click }) => {
        const to = { qty: Math.max(0, qty + step) }
        const answer = await cart.update(c.get('context'), { itemId, productId, upc }, to, click)
        if (answer.ok && to.qty === 0) await countRemoved(c, productId, click.key ?? itemId)
        return { answer, returnTo, itemId }
      },
    ),
  )
  .post('/cart/remove', (c) =>
    posted(c, LineForm, 'remove-item', async (cart, { returnTo, itemId, productId, upc, ...click }) => {
      const answer = await cart.remove(c.get('context'), { itemId, productId, upc }, click)
      if (answer.ok) await countRemoved(c, productId, click.key ?? itemId)
      return { answer, returnTo, itemId }
    }),
  )
  .post('/cart/size', (c) =>
    posted(c, SizeForm, 'size', async (cart, { returnTo, itemId, productId, upc, fromUpc, qty, ...click }) => {
      const answer = await cart.update(c.get('context'), { itemId, productId, upc }, { qty, fromUpc }, click)
      return { answer, returnTo, itemId }
    }),
  )
  .post('/cart/gift-option', (c) =>
    posted(c, GiftForm, 'gift-option', async (cart, { returnTo, itemId, productId, upc, qty, ...click }, fields) => {
      const { gift, faults } = readGift(fields)
      const texts = faultTexts(faults, c.get('context').locale)
      if (Object.keys(texts).length > 0) return { texts, itemId, typed: gift }
      const to = { qty, giftOption: gift }
      const answer = await cart.update(c.get('context'), { itemId, productId, upc }, to, click)
      return { answer, returnTo, itemId }
    }),
  )
  .post('/cart/delivery', (c) =>
    posted(c, DeliveryForm, 'delivery', async (cart, { returnTo, itemId, code, storeId, moved, ...click }) => {
      const { locale } = c.get('context')
      const answer = await cart.deliver(c.get('context'), { itemIds: itemId, code, storeId }, click)
      const dialog = answer.ok && code === 'pickup' && storeId ? storeDialog(answer.value.cart, storeId, moved) : null
      const next = dialog && storeId ? href.dialog(locale, dialog, { store: storeId }) : undefined
      return { answer, returnTo, itemId: itemId[0], next }
    }),
  )
  .post('/cart/coupon', (c) =>
    posted(c, CouponForm, 'coupon', async (cart, { returnTo, coupon, purchaseId, ...click }, fields) => {
      const fault = coupon === '' ? couponMissing : coupon.length > longestCoupon ? couponInvalid : null
      if (fault) return { notice: { flow: 'coupon', code: fault }, status: 422, returnTo }
      const answer = await cart.addCoupon(c.get('context'), { coupon, purchaseId, captcha: captchaOf(fields) }, click)
      // A code that was typed for another purchase isn't shown in this one.
      const isShownAgain = answer.ok || answer.failure.code !== otherPurchase.code
      return { answer, returnTo, ...(isShownAgain && { coupon }) }
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
      say: (cart) => addedText(c, cart, upc),
    })),
  )
  .post('/cart/drop-saved', (c) =>
    posted(c, SavedForm, 'save-for-later', async (cart, { returnTo, ...request }) => ({
      answer: await cart.dropSaved(c.get('context'), request, request),
      returnTo,
    })),
  )
  .post('/cart/restore', (c) =>
    posted(c, RestoreForm, 'add-to-cart', async (cart, { returnTo, remaining }) => ({
      answer: await cart.restore(c.get('context'), remaining),
      returnTo,
    })),
  )

const countRemoved = (c: C, productId: string, key: string): Promise<void> =>
  countRemove(c.get('context'), { productId, key, page: pageTypeBefore(c) })

/** The product is in the cart: that it stays on the list where that service fails is no reason to say otherwise. */
async function leaveFavorites(c: C, productId: string, session: Session | null): Promise<void> {
  const context = c.get('context')
  if (!context.favorites) return
  const left = await c.get('services').favorites.toggle({ ...context, session }, productId, false)
  if (left.ok) await keepFavorites(c, left.value.session, left.value.favorites)
}

const couponInvalid = 'PRM130'
/** As the cart service takes it (shared/operations/cart.ts). */
const longestCoupon = 60
const tooMany = 'API429'

/**
 * The outcome of a form. `itemId` and `coupon` are its subject, `say` makes the message of a success; an outcome with
 * only a notice never reached a service.
 */
type Came =
  | GiftRefused
  | { readonly notice: Notice; readonly status: 422; readonly returnTo: string | undefined }
  | {
      readonly answer: CartAnswer
      readonly returnTo: string | undefined
      readonly itemId?: string | undefined
      readonly coupon?: string
      readonly say?: (cart: Cart) => string
      /** The path of a dialog to open after success. */
      readonly next?: string | undefined
    }

type Posted<T> = Omit<T, 'key'> & { readonly key: string }

async function posted<S extends z.ZodType<{ key?: string | undefined; returnTo?: string | undefined }>>(
  c: C,
  shape: S,
  flow: CartFlow,
  run: (cart: CartService, form: Posted<z.output<S>>, fields: FormFields) => Promise<Came>,
): Promise<Response> {
  const form = await readForm(c, c.get('context'))
  if (!form.ok) return refuse(c, refusalStatus(form.failure), form.failure)
  const read = shape.safeParse(form.value)
  if (!read.success) {
    if (!isQuantityFault(read.error)) return refuse(c, 400)
    const { itemId, returnTo } = UnreadForm.parse(form.value)
    const isOver = await sessionOver(c, flow, form.value, returnTo)
    return isOver ?? respondRefused(c, { flow, code: quantityInvalid, ...(itemId && { itemId }) }, null, returnTo, 422)
  }
  const { key: sentKey } = read.data
  const key = sentKey ?? (await formKey(c, c.get('context'), { flow, ...askedOf(form.value) }))
  const outcome = await run(c.get('services').cart, { ...read.data, key }, form.value)
  if ('texts' in outcome || 'notice' in outcome) {
    const isOver = await sessionOver(c, flow, form.value, read.data.returnTo)
    if (isOver) return isOver
  }
  if ('texts' in outcome) return showAgain(c, outcome)
  if ('notice' in outcome) return respondRefused(c, outcome.notice, null, outcome.returnTo, outcome.status)
  const { answer, itemId, coupon, returnTo } = outcome
  const state = answer.ok ? answer.value : answer.state
  await keepCart(c, state)
  if (answer.ok) await forgetShownOrder(c, c.get('context'))
  await setVisitorCookie(c, c.get('context'))
  const isUnanswered = !answer.ok && isLost(answer.failure)
  if (sentKey === undefined && !isUnanswered) await noteAnswered(c, c.get('context'))
  if (answer.ok) return respondDone(c, flow, answer.value, outcome)
  const failure = ofSale(answer.failure, c.get('context').session)
  const notice = { ...noticeOf(flow, failure), ...(itemId && { itemId }), ...(coupon && { coupon }) }
  if (isUnanswered && flow === 'add-to-cart' && !wantsJson(c))
    return respondRefused(c, { flow, code: answerLost }, null, returnTo, 503)
  if (!wantsJson(c)) await keepFailureDetails(c, c.get('context'), answer.failure)
  return respondRefused(c, notice, state, returnTo, isUnanswered ? 503 : 409)
}

/**
 * The answer to a form of the cart with a wrong value whose session has ended: that comes first, with the cart made
 * again from the form's lines. Null while it goes on.
 */
async function sessionOver(
  c: C,
  flow: CartFlow,
  fields: FormFields,
  returnTo: string | undefined,
): Promise<Response | null> {
  if (flow === 'add-to-cart') return null
  const click = { key: crypto.randomUUID(), remaining: Remaining.parse(fields['remaining']) }
  const answer = await c.get('services').cart.reread(c.get('context'), click)
  if (answer.ok || !hasEnded(answer.failure)) return null
  await keepCart(c, answer.state)
  return respondRefused(c, { flow, code: answer.failure.code }, answer.state, returnTo, 409)
}

/** Fields that a form asks for, without what its page was at the time. */
function askedOf({ csrf: _csrf, returnTo: _to, remaining: _lines, held: _held, ...asked }: FormFields): FormFields {
  return asked
}

/**
 * The change may or may not have happened, so script sends it again. A service that gives a reason for refusing has not
 * made the change, whatever its status.
 */
const isLost = ({ cause, code, status }: CallFailure): boolean =>
  status >= 500 && (cause !== 'answer' || code === 'GEN500' || code.startsWith('API5'))

function noticeOf(flow: CartFlow, failure: CallFailure): Notice {
  const { message: serviceText } = failure
  const code = failure.code === tooMany && asksForProof(failure) ? proofNeeded : failure.code
  const params = failureParams(failure)
  const { maxAllowedQty } = params
  return { flow, code, params, serviceText, ...(typeof maxAllowedQty === 'number' && { maxAllowedQty }) }
}

function addedText(c: C, cart: Cart, upc: string): string {
  const { t } = c.get('context')
  const item = cart.items.find((line) => line.upc === upc)
  const availableUnits = item && !item.isDigitalProduct ? item.available - item.qty : Number.POSITIVE_INFINITY
  return availableUnits <= fewLeft
    ? t('product.addedLeft', { count: Math.max(0, availableUnits) })
    : t('product.added', { size: item?.sizeLabel ?? '' })
}

/**
 * A line now has a different pickup store than others: asks whether they should follow, or confirms that they have.
 */
function storeDialog(cart: Cart | null, storeId: string, moved: boolean): DialogName | null {
  if (moved) return 'store-changed'
  const hasOtherPickups = (cart?.items ?? []).some(
    (item) => item.selectedShippingOption === 'pickup' && item.storeId !== storeId,
  )
  return hasOtherPickups ? 'change-store' : null
}

function respondDone(
  c: C,
  flow: CartFlow,
  { cart, isRebuilt }: CartState,
  { returnTo, say, next }: Extract<Came, { answer: CartAnswer }>,
): Response {
  const context = c.get('context')
  const { t, locale } = context
  const done = cart ? (say?.(cart) ?? t('cart.changed')) : ''
  const message = isRebuilt ? rebuiltText(context) : done
  if (wantsJson(c)) return c.json({ ok: true, cart, message, ...(next && { next }) }, 200, noStore)
  const location = isRebuilt ? withNotice(c, returnTo, { flow, code: basketGone }) : (next ?? returnTo)
  return c.body(null, 303, { location: location ?? href.cart(locale), ...noStore })
}

function respondRefused(
  c: C,
  notice: Notice,
  state: CartState | null,
  returnTo: string | undefined,
  status: 409 | 422 | 503,
): Response {
  const context = c.get('context')
  const { cart = null, isRebuilt } = state ?? {}
  if (wantsJson(c)) {
    const { flow: _flow, coupon: _typed, params: _params, serviceText: _words, ...shown } = notice
    const query = new URLSearchParams(noticeParams(notice)).toString()
    const way = recoveryWay(context, notice.code, cameFrom(c) ?? href.cart(context.locale))
    const answer = {
      ok: false,
      cart,
      ...shown,
      ...noticeRule(notice),
      ...(way && { way }),
      ...(asksForCaptcha(notice) && { proof: true }),
      ...(notice.code === proofNeeded && { code: tooMany }),
      message: isRebuilt ? rebuiltText(context) : noticeText(context, notice),
      notice: query,
    }
    return c.json(answer, status, noStore)
  }
  return c.body(null, 303, { location: withNotice(c, returnTo, notice), ...noStore })
}

/** The address of the form's page, with the notice instead of an earlier one. */
function withNotice(c: C, returnTo: string | undefined, notice: Notice): string {
  const back = new URL(returnTo ?? href.cart(c.get('context').locale), c.req.url)
  for (const name of ['notice', 'max', 'line', 'coupon']) back.searchParams.delete(name)
  for (const [name, value] of Object.entries(noticeParams(notice))) back.searchParams.set(name, value)
  return back.pathname + back.search + back.hash
}

/** The form again, with errors at its fields. */
async function showAgain(c: C, refused: GiftRefused): Promise<Response> {
  if (!wantsJson(c)) return answerGift(c, refused)
  const { texts } = refused
  const refusal = { place: 'input', recovery: 'correct-input', message: Object.values(texts).join(' ') }
  return c.json({ ok: false, cart: null, texts, ...refusal }, 422, noStore)
}

/**
 * A request that no page of ours sends: a form from elsewhere, without its token, or malformed. Or one of a page that
 * was drawn for another person.
 */
function refuse(
  c: C,
  status: 400 | 403 | 409 | 413 | 415,
  refusal: FormRefusal | null = null,
): Response | Promise<Response> {
  if (!wantsJson(c)) return errorPage(c, status)
  const context = c.get('context')
  const code = status === 413 ? 'API413' : status === 415 ? 'API415' : 'GEN500'
  const told = formRefusal(context, refusal, cameFrom(c) ?? href.cart(context.locale))
  return c.json({ ok: false, cart: null, code, ...told }, status, noStore)
}
