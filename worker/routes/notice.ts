import type { Context } from 'hono'
import { errorEntry, isErrorCode } from '../../shared/errors/catalogue.ts'
import type { ErrorPlace, ErrorRecovery } from '../../shared/errors/entry.ts'
import { type Flow, type FlowRule, flowRule } from '../../shared/errors/flows.ts'
import type { MessageParams } from '../../shared/errors/format.ts'
import { message, text } from '../../shared/errors/message.ts'
import type { AppEnv } from '../app-env.ts'
import type { RequestContext } from '../context/request-context.ts'
import { codeShape, noticeCode, readFailureDetails } from '../http/cookies/failure-cookie.ts'
import { basketGone } from '../services/cart-recovery.ts'
import { notInSale, otherPurchase } from '../services/purchase.ts'
import { unpaidWords } from './unpaid.ts'

/** A shopper's action on the cart. Spec 1 §8 has rules for some; for the others the code's entry decides. */
const cartFlows = [
  'add-to-cart',
  'update-quantity',
  'remove-item',
  'coupon',
  'delivery',
  'size',
  'gift-option',
  'save-for-later',
  'place-order',
] as const
export type CartFlow = (typeof cartFlows)[number]

/**
 * A failed change of the cart: the flow, the service's code, the maximum quantity if that was the reason, the line, and
 * the typed coupon.
 */
export type Notice = {
  readonly flow: CartFlow
  readonly code: string
  readonly maxAllowedQty?: number
  readonly itemId?: string
  readonly coupon?: string
  /**
   * The values for the code's message, and the service's own message. They are never in the address
   * (http/cookies/failure-cookie.ts).
   */
  readonly params?: MessageParams
  readonly serviceText?: string
}

/** Not a service's code: the form was sent without a size. */
export const sizeMissing = 'size-missing'
/** Not a service's code: what was typed is not a quantity. */
export const quantityInvalid = 'quantity-invalid'
/** Not a service's code: the form for codes was sent without one. */
export const couponMissing = 'coupon-missing'
/** Not a service's code: the answer was lost, so nobody knows whether it was added. */
export const answerLost = 'answer-lost'
/** Not a service's code: a captcha opens the limit (API429 says so beside it). */
export const proofNeeded = 'proof-needed'
/** The codes that a captcha opens: too many were tried, or its answer is missing or wrong. */
const proofOpens: readonly string[] = [proofNeeded, 'AUT403']
/** For a gift's recipient. */
export const emailInvalid = 'AUT453'
const atField: readonly string[] = [sizeMissing, quantityInvalid, couponMissing, emailInvalid]
/** Whether the form for codes comes back with a captcha. */
export const asksForCaptcha = ({ flow, code }: Notice): boolean => flow === 'coupon' && proofOpens.includes(code)
export const sessionEnded = 'AUT498'
const maximumAdded = 'INV408'

function ruleOf({ flow, code }: Notice): FlowRule {
  const { key, place, recovery } = errorEntry(code)
  const shopperFlow: Flow | null =
    flow === 'add-to-cart' || flow === 'update-quantity' || flow === 'remove-item' || flow === 'place-order'
      ? flow
      : null
  if (shopperFlow) return flowRule(shopperFlow, code)
  // Loading the cart has the same rule for an invalid customer.
  return key === 'INVALID_CUSTOMER' ? flowRule('load-cart', code) : { say: 'entry', place, recovery }
}

/** The message's place and the recovery, for script (spec 1 §8: item level for ORD404, INV702 and PRC400 only). */
export function noticeRule(notice: Notice): { readonly place: ErrorPlace; readonly recovery: ErrorRecovery } {
  if (atField.includes(notice.code))
    return { place: notice.itemId === undefined ? 'input' : 'item', recovery: 'correct-input' }
  if (asksForCaptcha(notice)) return { place: 'input', recovery: 'correct-input' }
  if (notice.code === notInSale.code) return { place: 'top', recovery: 'none' }
  const { place, recovery } = ruleOf(notice)
  const atItem = notice.itemId !== undefined && errorEntry(notice.code).place === 'item'
  return { place: atItem ? 'item' : place === 'item' ? 'top' : place, recovery }
}

/** The message, by the flow's rule (spec 1 §8 "Symbolic codes"), in the shopper's language. */
export function noticeText({ locale, t }: Pick<RequestContext, 'locale' | 't'>, notice: Notice): string {
  const { flow, code, maxAllowedQty, serviceText } = notice
  if (code === sizeMissing) return t('product.sizeMissing')
  if (code === answerLost) return text('flow.add.unknown', locale)
  if (code === quantityInvalid) return text('flow.quantity.invalid', locale)
  if (code === couponMissing) return t('cart.couponMissing')
  if (code === emailInvalid) return message(code, locale)
  if (code === otherPurchase.code) return text('flow.order.otherPurchase', locale)
  if (code === proofNeeded) return text('flow.limit.proof', locale)
  if (code === notInSale.code) return t('people.notInSale')
  const unpaid = unpaidWords({ locale, t }, code)
  if (unpaid) return unpaid
  const params = maxAllowedQty === undefined ? notice.params : { ...notice.params, maxAllowedQty }
  if (serviceText && !isErrorCode(code)) return serviceText
  if (noticeRule(notice).place === 'item') return message(code, locale, params)
  // Not enough stock: the number is more helpful than the fact that it failed.
  if (flow === 'update-quantity' && code === maximumAdded && maxAllowedQty !== undefined)
    return text('flow.add.maxQuantity', locale, params)
  const { say, otherwise } = ruleOf(notice)
  if (code === sessionEnded) return withUndone({ locale }, notice, message(code, locale, params))
  if (say === 'server' && serviceText) return serviceText
  if (say === 'entry' || say === 'server' || say === 'silent') return message(code, locale, params)
  return maxAllowedQty !== undefined || !otherwise ? text(say, locale, params) : text(otherwise, locale)
}

/** `session`: whose cart it is, on pages that are a visitor's own. */
type Front = Pick<RequestContext, 'locale' | 't'> & { readonly session?: RequestContext['session'] }

/** The message on a page: unlike script, which reloads, it finds the cart made again already, or there is none. */
export function pageNoticeText(context: Front, notice: Notice, hasCart = true): string {
  // A form of checkout without lines has found no cart; one of the cart was made again from its lines.
  if (notice.code === basketGone && hasCart && notice.flow !== 'place-order') return rebuiltText(context)
  if (notice.code !== sessionEnded) return noticeText(context, notice)
  if (!hasCart) {
    const words = text('flow.cart.ended', context.locale)
    return ofLines.includes(notice.flow) ? undone(context, words) : withUndone(context, notice, words)
  }
  const kept = `${text('flow.cart.rebuilt', context.locale)} ${context.t('cart.enterAgain')}`
  return withUndone(context, notice, kept)
}

/** Forms that ask for more than lines: a cart that was made again has nothing of it. */
const beyondLines: readonly CartFlow[] = ['coupon', 'delivery', 'save-for-later']

/** Forms that change a line, which a cart that was made again has as they ask. */
const ofLines: readonly CartFlow[] = ['update-quantity', 'size', 'gift-option']

const withUndone = (front: Pick<Front, 'locale'>, { flow }: Notice, words: string): string =>
  beyondLines.includes(flow) ? undone(front, words) : words

const undone = ({ locale }: Pick<Front, 'locale'>, words: string): string =>
  `${words} ${text('flow.cart.undone', locale)}`

/** A cart that was gone is made again from the lines that a form had, and from nothing else. */
export const rebuiltText = ({ locale, t, session }: Front): string =>
  [
    text('flow.cart.remade', locale),
    t('cart.enterAgain'),
    ...(session?.person?.associate ? [t('people.saidSaleParted')] : []),
  ].join(' ')

/**
 * A refused form returns with `?notice=add-to-cart:INV408&max=3`. Only codes are in the address; the texts are ours, so
 * that links can't put their own on the page.
 */
export function noticeParams({ flow, code, maxAllowedQty, itemId, coupon }: Notice): Readonly<Record<string, string>> {
  return {
    notice: `${flow}:${noticeCode(code)}`,
    ...(maxAllowedQty !== undefined && { max: String(maxAllowedQty) }),
    ...(itemId !== undefined && { line: itemId }),
    ...(coupon !== undefined && { coupon }),
  }
}

/** The notice on a page after a refused form, with the service's details. */
export async function readNoticeWithDetails(c: Context<AppEnv>): Promise<Notice | null> {
  const context = c.get('context')
  const notice = readNotice(context.url.searchParams)
  const details = notice && (await readFailureDetails(c, context, notice.code))
  if (details?.challenged) context.onChallenged()
  return details ? { ...notice, params: details.params, ...(details.words && { serviceText: details.words }) } : notice
}

export function readNotice(params: URLSearchParams): Notice | null {
  const [name, code] = (params.get('notice') ?? '').split(':')
  const flow = cartFlows.find((candidate) => candidate === name)
  if (!flow || !code || !codeShape.test(code)) return null
  const max = Number(params.get('max'))
  const itemId = params.get('line') ?? ''
  const coupon = params.get('coupon') ?? ''
  return {
    flow,
    code,
    ...(params.has('max') && Number.isInteger(max) && max >= 0 && { maxAllowedQty: max }),
    ...(/^[\w-]{1,80}$/.test(itemId) && { itemId }),
    ...(couponShape.test(coupon) && { coupon }),
  }
}

/** Shown again in the field. A longer text is no code, and a link could show words of its own there. */
const couponShape = /^[\w][\w -]{0,59}$/
