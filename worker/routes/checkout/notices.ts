import type { CartNotice } from '../../../client/pages/cart/cart-notices.ts'
import type { CheckoutStep } from '../../../client/pages/checkout/checkout-props.ts'
import { fewLeftWords, isElsewhere, isStopped } from '../../../shared/cart/delivery/is-elsewhere.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { deliveryChanges } from '../../../shared/errors/flow-messages.ts'
import { flowRule } from '../../../shared/errors/flows.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { basketGone } from '../../services/cart-recovery.ts'
import { otherPurchase } from '../../services/purchase.ts'
import type { Loss } from '../../services/refill.ts'
import type { WhichCart } from '../../services/session.ts'
import { cartNotices, isStockCount } from '../cart/cart-view.ts'
import { sessionEnded } from '../notice.ts'
import { endedSaleNotices, recoveryNotices } from '../recovery.ts'
import { unpaidWords } from '../unpaid.ts'
import { changeWords } from './changed.ts'
import { chosenMethod, leftToPay } from './progress.ts'
import type { Refusal } from './refusal.ts'
import { hasMoves, stepOf } from './step-of.ts'
import { checkoutHref } from './which-cart.ts'

/** Codes of an order whose lines were moved to another delivery method. */
const moveCodes: readonly string[] = ['ORD430', ...deliveryChanges.flatMap(({ code }) => code ?? [])]

/** Codes of an order whose lines have too few units, or none. */
const stockCodes: readonly string[] = ['INV406', 'INV409']

/**
 * The cart's messages name each line that was moved, or that has too few units, and why: the code's own text would say
 * it again, or wrongly.
 */
export const isSaidByCart = (code: string, { flash }: Pick<Cart, 'flash'>): boolean =>
  (moveCodes.includes(code) && hasMoves(flash)) || (stockCodes.includes(code) && flash.some(isStockCount))

/** The payment provider doesn't answer, or there is none. */
export const paymentClosed = 'PAY503'

type Context = Pick<RequestContext, 'locale' | 't' | 'site' | 'session'>

/** A step's messages before anything is posted to it. */
export type StepNotices = {
  readonly top: readonly CartNotice[]
  /** They stay until dismissed (spec 1 §8 "Place order"); without script they are at the top of the page. */
  readonly toasts: readonly { readonly title: string; readonly reload?: boolean }[]
  readonly byItem: Readonly<Record<string, readonly CartNotice[]>>
  /** Why a coupon has no effect on the order, by its code. */
  readonly idleCoupons: Readonly<Record<string, string>>
}

/** Not a service's code: another tab has changed the order that this page shows. */
export const followed = 'followed'
/**
 * Not a service's code: why the cart was replaced was explained before the page reloaded; what it lacks is still
 * listed.
 */
const restored = 'restored'

/**
 * The result of the attempted order (`refusals`, by the rules of the flow), the shop's messages about the cart, and
 * others. A fault that this step can resolve is said at its top and not in a toast too; what is about a line, at the
 * line.
 */
export function stepNotices(
  context: Context,
  cart: Cart,
  step: CheckoutStep,
  which: WhichCart,
  refusals: readonly Refusal[],
  messages: readonly CartNotice[] = [],
): StepNotices {
  const { t } = context
  const ofCart = cartNotices(context, cart, null)
  const refusalDetails = refusals
    .filter(({ code }) => code !== restored && !isSaidByCart(code, cart))
    .map((refusal) => ({ ...refusal, ...tryWords(context, cart, refusal) }))
  const changes = refusals.map(({ changed = [] }) => changeWords(context, cart, changed))
  const isHere = (code: string) => stepOf(code) === step
  const top = [
    ...refusalDetails.flatMap(({ code, tone, words, isToast }) => (isToast && !isHere(code) ? [] : [{ tone, words }])),
    ...refusals.flatMap(({ lost = [] }) => (lost.length > 0 ? [error(lostWords(context, lost))] : [])),
    ...changes.flatMap((change) => change.top),
    ...refusals.flatMap(({ code }) =>
      recoveryNotices(context, code === restored ? sessionEnded : code, checkoutHref(context.locale, which, step)),
    ),
    ...endedSaleNotices(context, checkoutHref(context.locale, which, step)),
    ...refusals.flatMap(({ code }) =>
      code === paymentClosed && isHere(code) ? [tryAgain(context, which, 'summary')] : [],
    ),
    ...messages,
    ...ofCart.top,
  ]
  const byItem: Record<string, CartNotice[]> = {}
  const isAllGone = ofCart.top.some(({ words }) => words === text('flow.order.cannotBeCompleted', context.locale))
  for (const item of cart.items) {
    const { id, available, qty, isDigitalProduct, bonus } = item
    const short = available < qty && !isDigitalProduct && !bonus && !isAllGone
    const stock = short ? [error(t(available === 0 ? noneLeft(item) : fewLeftWords(item), { count: available }))] : []
    const itemRefusals = refusalDetails.filter(({ code, itemId }) => itemId === id && errorEntry(code).place === 'item')
    byItem[id] = distinct([
      ...stock,
      ...itemRefusals.map(({ words }) => error(words)),
      ...changes.flatMap((change) => change.byItem.get(id) ?? []),
      ...(ofCart.byItem[id] ?? []),
    ])
  }
  return {
    top: distinct(top),
    toasts: refusalDetails.flatMap(({ code, words, isToast }) =>
      isToast && !isHere(code) ? [toastOf(code, words)] : [],
    ),
    byItem,
    idleCoupons: ofCart.idleCoupons,
  }
}

function noneLeft(item: Cart['items'][number]) {
  if (isStopped(item)) return 'checkout.stopped'
  return isElsewhere(item) ? 'checkout.elsewhere' : 'checkout.soldOut'
}

/**
 * An expired session is not a failed order: it has its own message, and the page reloads (spec 1 §4 "Invalid
 * customer").
 */
function toastOf(code: string, title: string): StepNotices['toasts'][number] {
  return flowRule('place-order', code).recovery === 'reset-cart-and-reload' ? { title, reload: true } : { title }
}

const distinct = (messages: readonly CartNotice[]): CartNotice[] =>
  messages.filter(({ words }, index) => messages.findIndex((message) => message.words === words) === index)

/** Nothing is wrong with what was entered: the step can be opened, and its button pressed, again. */
export const tryAgain = (
  { locale, t }: Pick<Context, 'locale' | 't'>,
  which: WhichCart,
  step: CheckoutStep,
): CartNotice => ({
  tone: 'info',
  words: t('error.retry'),
  href: checkoutHref(locale, which, step),
})

const error = (text: string): CartNotice => ({ tone: 'error', words: text })

/** After a failed payment (spec 1 §8 "new cart created"): names everything that was lost. */
function lostWords({ site, t }: Context, lost: readonly Loss[]): string {
  const parts = lost.map((loss) => t(`checkout.lost.${loss}`))
  return t('checkout.notRestored', { parts: new Intl.ListFormat(site.bcp47).format(parts) })
}

type Tried = CartNotice & { readonly isToast: boolean }

function tryWords({ locale, t }: Context, cart: Cart, { code, changed, details }: Refusal): Tried {
  const unpaid = unpaidWords({ locale, t }, code)
  if (unpaid) return { ...error(unpaid), isToast: false }
  if (code === followed) return { tone: 'info', words: t('checkout.changed'), isToast: false }
  if (code === sessionEnded) return { ...error(text('flow.cart.rebuilt', locale)), isToast: true }
  if (code === basketGone) return { ...error(text('flow.cart.remade', locale)), isToast: false }
  if (code === otherPurchase.code) return { ...error(text('flow.order.otherPurchase', locale)), isToast: false }
  // The items are still delivered, by another method: this is not an error (spec 1 §4).
  if (deliveryChanges.some((change) => change.code === code))
    return { tone: 'info', words: message(code, locale), isToast: false }
  const open = leftToPay(cart)
  if (changed && open > 0 && !chosenMethod(cart))
    return { ...error(t('checkout.changedUnpaid', { open: formatMoney(open, cart.currency, locale) })), isToast: false }
  const { place, say } = flowRule('place-order', code)
  const isToast = place === 'toast'
  if (changed && code === 'ORD415') return { ...error(t('checkout.changed')), isToast }
  const ownSay = say === 'entry' || say === 'server' || say === 'silent' ? null : say
  const known = ownSay ? text(ownSay, locale) : message(code, locale, details?.params)
  return { ...error(details?.words ?? known), isToast }
}
