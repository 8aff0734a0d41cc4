import type { CartNotice } from '../../../client/pages/cart/cart-notices.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { leftByPayment } from '../../../shared/orders/left-of-payments.ts'
import { isProvided } from '../../../shared/payment-methods.ts'
import { dateText } from '../../../shared/time/clock.ts'
import type { RequestContext } from '../../context/request-context.ts'

type Context = Pick<RequestContext, 'site' | 't' | 'locale'>
type Parts = readonly { readonly label: string; readonly amount: number }[]
type Refund = Pick<PlacedOrder['refunds'][number], 'amount' | 'createdAt' | 'refundedAt'> & { readonly payments: Parts }

/** The refunds of an order beside its returns; the last is what a cancellation gives back, all that was left. */
export function refundWords(context: Context, order: PlacedOrder): string[] {
  const { refunds, cancellation, currency } = order
  const payments = leftByPayment(order)
  const rest: Refund[] =
    cancellation && payments.length > 0
      ? [{ amount: sumOf(payments), payments, createdAt: cancellation.askedAt, refundedAt: cancellation.endedAt }]
      : []
  return [...[...refunds, ...rest].map((refund) => wordsOf(context, refund, currency)), ...notCharged(context, order)]
}

/** The payments that the cancellation found authorized only. */
const notCharged = ({ t }: Context, { cancellation, paymentMethods }: PlacedOrder): string[] =>
  cancellation && cancellation.notCharged > 0
    ? paymentMethods
        .filter(({ code }) => isProvided(code))
        .map(({ label }) => t('account.notCharged', { payment: label }))
    : []

const sumOf = (parts: Parts): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** The amount, and the way back of each of its parts. */
function wordsOf(context: Context, refund: Refund, currency: PlacedOrder['currency']): string {
  const { site, t, locale } = context
  const { amount, payments, createdAt, refundedAt } = refund
  const words = t(refundedAt === null ? 'account.refundOpen' : 'account.refundDone', {
    amount: formatMoney(amount, currency, locale),
    date: dateText(site, refundedAt ?? createdAt),
  })
  const parts = partWords(context, payments, currency)
  return parts === '' ? words : `${words} (${parts})`
}

/** Each payment by its name, with its part; empty where no name is known. */
function partWords({ site, locale }: Context, payments: Parts, currency: PlacedOrder['currency']): string {
  const named = payments.filter(({ label }) => label !== '')
  return new Intl.ListFormat(site.bcp47).format(
    named.map(({ label, amount }) => `${label}: ${formatMoney(amount, currency, locale)}`),
  )
}

/** The question before an order is cancelled: which payment gets how much back. */
export function cancelQuestion(context: Context, order: PlacedOrder): string {
  const parts = partWords(context, leftByPayment(order), order.currency)
  return context.t(parts === '' ? 'account.cancelAsk' : 'account.cancelAskParts', { parts })
}

/** How many units of a line came back or were refunded, by its id. */
export function lineNotices({ t }: Context, order: PlacedOrder): Readonly<Record<string, readonly CartNotice[]>> {
  const returned = unitsIn(order.returns.filter(({ receivedAt }) => receivedAt !== null))
  const refunded = unitsIn(order.refunds.filter(({ refundedAt }) => refundedAt !== null))
  return Object.fromEntries(
    order.items.map(({ id }) => [
      id,
      [
        ...noticeOf(returned.get(id), (count) => t('account.lineReturned', { count })),
        ...noticeOf(refunded.get(id), (count) => t('account.lineRefunded', { count })),
      ],
    ]),
  )
}

const noticeOf = (count: number | undefined, words: (count: number) => string): CartNotice[] =>
  count === undefined ? [] : [{ tone: 'info', words: words(count) }]

type Given = { readonly items: readonly { readonly itemId: string; readonly qty: number }[] }

function unitsIn(given: readonly Given[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const { itemId, qty } of given.flatMap(({ items }) => items)) units.set(itemId, (units.get(itemId) ?? 0) + qty)
  return units
}
