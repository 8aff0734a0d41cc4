import { z } from 'zod'
import type { CheckoutStep } from '../../../client/pages/checkout/checkout-frame.tsx'
import type { CallFailure } from '../../services/result.ts'
import { stepOf, wantsShipping } from './step-of.ts'

/** Why an order was not made: a code, and the line it is about where it is about one. */
export type Refusal = { readonly code: string; readonly itemId?: string }

const Details = z.object({
  flash: z.array(z.looseObject({ code: z.string() })).catch([]),
  additionalInfo: z
    .object({ itemId: z.string().regex(/^[\w-]{1,80}$/) })
    .optional()
    .catch(undefined),
})

export function refusalOf({ code, details }: Pick<CallFailure, 'code' | 'details'>): Refusal {
  const itemId = Details.parse({ flash: [], ...details }).additionalInfo?.itemId
  return { code, ...(itemId !== undefined && { itemId }) }
}

/** Where it is dealt with; the review itself where nowhere else is. */
export function stepAfter({ code, details }: Pick<CallFailure, 'code' | 'details'>): CheckoutStep {
  const step = stepOf(code)
  if (step) return step
  return wantsShipping(Details.parse({ flash: [], ...details }).flash) ? 'shipping' : 'summary'
}

/** `?notice=PRC400:line-1`. Only codes and ids travel, so that a link can't put its own words on the page. */
export const noticeOf = ({ code, itemId }: Refusal) => ({ notice: itemId === undefined ? code : `${code}:${itemId}` })

export function readRefusals(params: URLSearchParams): Refusal[] {
  const found = /^(?<code>[\w-]{1,20})(?::(?<itemId>[\w-]{1,80}))?$/.exec(params.get('notice') ?? '')?.groups
  const { code, itemId } = found ?? {}
  return code === undefined ? [] : [{ code, ...(itemId !== undefined && { itemId }) }]
}
