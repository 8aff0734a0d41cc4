import { errorEntry } from '../../shared/errors/catalogue.ts'
import type { ErrorPlace, ErrorRecovery } from '../../shared/errors/entry.ts'
import { type Flow, type FlowRule, flowRule } from '../../shared/errors/flows.ts'
import { message, text } from '../../shared/errors/message.ts'
import type { RequestContext } from '../context/request-context.ts'

/** What a shopper does with the bag. Those that spec 1 §8 names have rules of their own; of the others the code's entry says what comes of it. */
const cartFlows = [
  'add-to-cart',
  'update-quantity',
  'remove-item',
  'coupon',
  'delivery',
  'size',
  'gift-option',
  'save-for-later',
] as const
export type CartFlow = (typeof cartFlows)[number]

/**
 * What went wrong with a change of the bag: where, the service's code, how many a line may hold where that was the reason, the line it was
 * about, and the coupon that was typed.
 */
export type Notice = {
  readonly flow: CartFlow
  readonly code: string
  readonly maxAllowedQty?: number
  readonly itemId?: string
  readonly coupon?: string
}

/** No service's code: the form was sent without a size. */
export const sizeMissing = 'size-missing'
const maximumAdded = 'INV408'

function ruleOf({ flow, code }: Notice): FlowRule {
  const { key, place, recovery } = errorEntry(code)
  const known: Flow | null =
    flow === 'add-to-cart' || flow === 'update-quantity' || flow === 'remove-item' ? flow : null
  if (known) return flowRule(known, code)
  // Loading the bag has the same rule for a customer who isn't one any more.
  return key === 'INVALID_CUSTOMER' ? flowRule('load-cart', code) : { say: 'entry', place, recovery }
}

/** Where the words stand and what is to be done, for script (spec 1 §8: item level for ORD404, INV702 and PRC400 alone). */
export function noticeRule(notice: Notice): { readonly place: ErrorPlace; readonly recovery: ErrorRecovery } {
  if (notice.code === sizeMissing) return { place: 'input', recovery: 'correct-input' }
  const { place, recovery } = ruleOf(notice)
  const atItem = notice.itemId !== undefined && errorEntry(notice.code).place === 'item'
  return { place: atItem ? 'item' : place === 'item' ? 'top' : place, recovery }
}

/** The words for it, by the flow's rule (spec 1 §8 "Symbolic codes"), in the shopper's language. */
export function noticeText({ locale, t }: Pick<RequestContext, 'locale' | 't'>, notice: Notice): string {
  const { flow, code, maxAllowedQty } = notice
  if (code === sizeMissing) return t('product.sizeMissing')
  const params = maxAllowedQty === undefined ? undefined : { maxAllowedQty }
  if (noticeRule(notice).place === 'item') return message(code, locale, params)
  // More than there is: the number helps more than that it did not work.
  if (flow === 'update-quantity' && code === maximumAdded && params) return text('flow.add.maxQuantity', locale, params)
  const { say, otherwise } = ruleOf(notice)
  if (say === 'entry' || say === 'server' || say === 'silent') return message(code, locale, params)
  return params || !otherwise ? text(say, locale, params) : text(otherwise, locale)
}

/** A refused form comes back with `?notice=add-to-cart:INV408&max=3`. Only codes travel; the words are ours, so that a link can't put its own on the page. */
export function noticeParams({ flow, code, maxAllowedQty, itemId, coupon }: Notice): Readonly<Record<string, string>> {
  return {
    notice: `${flow}:${code}`,
    ...(maxAllowedQty !== undefined && { max: String(maxAllowedQty) }),
    ...(itemId !== undefined && { line: itemId }),
    ...(coupon !== undefined && { coupon }),
  }
}

export function readNotice(params: URLSearchParams): Notice | null {
  const [name, code] = (params.get('notice') ?? '').split(':')
  const flow = cartFlows.find((known) => known === name)
  if (!flow || !code || !/^[\w-]{1,20}$/.test(code)) return null
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

/** What is shown again in the field; anything else typed there was no coupon. */
const couponShape = /^[\w-]{1,40}$/
