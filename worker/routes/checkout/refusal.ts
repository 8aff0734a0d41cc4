import type { Context } from 'hono'
import { z } from 'zod'
import type { CheckoutStep } from '../../../client/pages/checkout/checkout-props.ts'
import { ShownChange } from '../../../shared/contracts/shown.ts'
import type { AppEnv } from '../../app-env.ts'
import { type FailureDetails, noticeCode, readFailureDetails } from '../../http/cookies/failure-cookie.ts'
import { type Loss, losses } from '../../services/refill.ts'
import type { CallFailure } from '../../services/result.ts'
import { changedOf, readChanged } from './changed.ts'
import { stepOf, wantsShipping } from './step-of.ts'

/**
 * Why an order was not placed: a code, and the line it is about, if any. `changed` if the order differs from what the
 * page showed; empty if the differences are unknown.
 */
export type Refusal = {
  readonly code: string
  readonly itemId?: string
  readonly changed?: readonly ShownChange[]
  /** The details of the service's response. */
  readonly details?: Pick<FailureDetails, 'words' | 'params'>
  /** Parts that could not be moved to the cart that replaces this one. */
  readonly lost?: readonly Loss[]
}

/** Details of a refusal about the order. */
export const RefusalDetails = z.object({
  flash: z.array(z.looseObject({ code: z.string() })).catch([]),
  additionalInfo: z
    .object({ itemId: z.string().regex(/^[\w-]{1,80}$/) })
    .optional()
    .catch(undefined),
  changed: z.array(ShownChange).optional().catch(undefined),
})

export function refusalOf({ code, details }: Pick<CallFailure, 'code' | 'details'>): Refusal {
  const { additionalInfo, changed } = RefusalDetails.parse({ flash: [], ...details })
  const itemId = additionalInfo?.itemId
  return { code, ...(itemId !== undefined && { itemId }), ...(changed && { changed }) }
}

const Withdrawn = z.object({ additionalInfo: z.object({ withdrawn: z.literal(true) }) })

/** The payment was given up before the bank's answer came: the cart was changed, or time ran out. */
export const isWithdrawn = ({ details }: Pick<CallFailure, 'details'>): boolean => Withdrawn.safeParse(details).success

/** The step that can resolve it; the review itself if no other can. */
export function stepAfter({ code, details }: Pick<CallFailure, 'code' | 'details'>): CheckoutStep {
  const step = stepOf(code)
  if (step) return step
  return wantsShipping(RefusalDetails.parse({ flash: [], ...details }).flash) ? 'shipping' : 'summary'
}

/**
 * `?notice=PRC400:line-1`. Only codes, ids and amounts are in the address, so that links can't put their own text on
 * the page.
 */
export const noticeOf = ({ code, itemId, changed, lost = [] }: Refusal): Readonly<Record<string, string>> => ({
  notice: itemId === undefined ? noticeCode(code) : `${noticeCode(code)}:${itemId}`,
  ...(lost.length > 0 && { lost: lost.join() }),
  ...(changed && { changed: changedOf(changed) }),
})

export function readRefusals(params: URLSearchParams): Refusal[] {
  const match = /^(?<code>[\w.-]{1,60})(?::(?<itemId>[\w-]{1,80}))?$/.exec(params.get('notice') ?? '')?.groups
  const { code, itemId } = match ?? {}
  const changed = readChanged(params.get('changed'))
  const named = params.get('lost')?.split(',') ?? []
  const lost = losses.filter((loss) => named.includes(loss))
  return code === undefined
    ? []
    : [{ code, ...(itemId !== undefined && { itemId }), ...(changed && { changed }), ...(lost.length > 0 && { lost }) }]
}

/** The refusals in the page's address, with the service's details. If one requires a challenge, the page starts it. */
export async function readRefusalsWithDetails(c: Context<AppEnv>): Promise<Refusal[]> {
  const context = c.get('context')
  const refusals = readRefusals(context.url.searchParams)
  const details = await readFailureDetails(c, context, refusals[0]?.code)
  if (details?.challenged) context.onChallenged()
  return details ? refusals.map((refusal) => ({ ...refusal, details })) : refusals
}
