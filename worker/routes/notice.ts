import { type Flow, flowRule } from '../../shared/errors/flows.ts'
import { message, text } from '../../shared/errors/message.ts'
import type { RequestContext } from '../context/request-context.ts'

export type CartFlow = Extract<Flow, 'add-to-cart' | 'update-quantity' | 'remove-item'>
const cartFlows: readonly CartFlow[] = ['add-to-cart', 'update-quantity', 'remove-item']

/** What went wrong with a change of the bag: where, the service's code, and how many a line may hold where that was the reason. */
export type Notice = { readonly flow: CartFlow; readonly code: string; readonly maxAllowedQty?: number }

/** The words for it, by the flow's rule (spec 1 §8 "Symbolic codes"), in the shopper's language. */
export function noticeText(
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
  { flow, code, maxAllowedQty }: Notice,
): string {
  if (code === sizeMissing) return t('product.sizeMissing')
  const { say, otherwise } = flowRule(flow, code)
  const params = maxAllowedQty === undefined ? undefined : { maxAllowedQty }
  if (say === 'entry' || say === 'server' || say === 'silent') return message(code, locale, params)
  return params || !otherwise ? text(say, locale, params) : text(otherwise, locale)
}

/** No service's code: the form was sent without a size. */
export const sizeMissing = 'size-missing'

/** A refused form comes back with `?notice=add-to-cart:INV408&max=3`. Only codes travel; the words are ours, so that a link can't put its own on the page. */
export function noticeParams({ flow, code, maxAllowedQty }: Notice): Readonly<Record<string, string>> {
  return { notice: `${flow}:${code}`, ...(maxAllowedQty !== undefined && { max: String(maxAllowedQty) }) }
}

export function readNotice(params: URLSearchParams): Notice | null {
  const [name, code] = (params.get('notice') ?? '').split(':')
  const flow = cartFlows.find((known) => known === name)
  if (!flow || !code || !/^[\w-]{1,20}$/.test(code)) return null
  const max = Number(params.get('max'))
  return params.has('max') && Number.isInteger(max) && max >= 0 ? { flow, code, maxAllowedQty: max } : { flow, code }
}
