import type { CartWords } from '../../../client/pages/cart/cart-notices.ts'
import type { CheckoutStep } from '../../../client/pages/checkout/checkout-frame.tsx'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { deliveryChanges } from '../../../shared/errors/flow-messages.ts'
import { flowRule } from '../../../shared/errors/flows.ts'
import { message, text } from '../../../shared/errors/message.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { cartNotices } from '../cart/cart-view.ts'
import type { Refusal } from './refusal.ts'
import { stepOf } from './step-of.ts'

type Context = Pick<RequestContext, 'locale' | 't' | 'site'>

/** What a step says before anything is posted to it. */
export type StepNotices = {
  readonly top: readonly CartWords[]
  /** Stay until they are dismissed (spec 1 §8 "Place order"); without script they stand on top of the page. */
  readonly toasts: readonly { readonly title: string; readonly message: string }[]
  readonly byItem: Readonly<Record<string, readonly CartWords[]>>
}

/** Not a service's code: the provider did not say yes to what the shopper proved. */
export const notProven = 'not-proven'
/** Not a service's code: the shopper is back from the provider with nothing. */
export const payAgain = 'pay-again'

/**
 * What became of the order that was tried (`refusals`, by the rules of the flow), what the shop says of the cart as it is, and what is to be
 * said besides. What this step deals with also stands on top of it, what a line is about at the line.
 */
export function stepNotices(
  context: Context,
  cart: Cart,
  step: CheckoutStep,
  refusals: readonly Refusal[],
  said: readonly CartWords[] = [],
): StepNotices {
  const { locale, t } = context
  const ofCart = cartNotices(context, cart, null)
  const tried = refusals.map((refusal) => ({ ...refusal, ...tryWords(context, refusal.code) }))
  const isHere = (code: string) => stepOf(code) === step
  const top = [
    ...tried.flatMap(({ code, tone, words, isToast }) => (isToast && !isHere(code) ? [] : [{ tone, words }])),
    ...said,
    ...ofCart.top,
  ]
  const byItem: Record<string, CartWords[]> = {}
  for (const item of cart.items) {
    const { id, available, qty, isDigitalProduct, bonus } = item
    const short = available < qty && !isDigitalProduct && !bonus
    const stock = short ? [error(t(available === 0 ? 'checkout.soldOut' : 'cart.onlyLeft', { count: available }))] : []
    const own = tried.filter(({ code, itemId }) => itemId === id && errorEntry(code).place === 'item')
    byItem[id] = [...stock, ...own.map(({ words }) => error(words)), ...(ofCart.byItem[id] ?? [])]
  }
  return {
    top: top.filter(({ words }, place) => top.findIndex((one) => one.words === words) === place),
    toasts: tried.flatMap(({ words, isToast }) =>
      isToast ? [{ title: text('flow.order.failed', locale), message: words }] : [],
    ),
    byItem,
  }
}

const error = (words: string): CartWords => ({ tone: 'error', words })

type Tried = CartWords & { readonly isToast: boolean }

function tryWords({ locale, t }: Context, code: string): Tried {
  if (code === notProven) return { ...error(text('flow.order.paymentAuthentication', locale)), isToast: false }
  if (code === payAgain) return { ...error(t('checkout.walletCancelled')), isToast: false }
  // The goods come all the same, another way: nothing has gone wrong (spec 1 §4).
  if (deliveryChanges.some((change) => change.code === code))
    return { tone: 'info', words: message(code, locale), isToast: false }
  return { ...error(message(code, locale)), isToast: flowRule('place-order', code).place === 'toast' }
}
