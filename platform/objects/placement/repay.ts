import { formatMoney } from '../../../shared/money/format.ts'
import { earnedPoints } from '../../../shared/orders/earned-points.ts'
import { accountOf } from '../../services/balances/accounts.ts'
import { returnIdOf } from '../../services/orders/after-order.ts'
import { type GiveBack, givenBack, paidFor, type Refunded, type Returned } from '../../services/orders/given-back.ts'
import { type OrderNews, paymentLines, sendOrderMail } from '../../services/orders/order-mail.ts'
import { readOrder } from '../../services/orders/placed-orders.ts'
import { closeRefund, writeRefund } from '../../services/orders/refund-rows.ts'
import { markReceived } from '../../services/orders/returns.ts'
import { type Attempt, openParts } from './record.ts'
import { blockRefundedCards, restoreRefundedCards, takeRefundedCards } from './refunded-cards.ts'
import { paymentsOf, refundRows } from './refunds.ts'
import { nextTry, wakeAtRest } from './rest.ts'
import { holdId, moneyOf, moneyTaken, type StepContext, type TakeStep, takeUnitsBack } from './steps.ts'

/**
 * Gives back the next part of the order. A provider that doesn't answer is not waited for: the rest goes on behind the
 * order (behind.ts).
 */
export const repay: TakeStep = async (attempt, context) => {
  const { now, provider } = context
  const repaid = await repayNext(attempt, context)
  if (repaid !== 'no-answer')
    return repaid.open > 0
      ? { step: 'repay', facts: repaid }
      : { step: 'placed', facts: repaid, wakeAt: wakeAtRest({ ...attempt.facts, ...repaid }, now()) }
  if (now() - attempt.stepAt < provider().patience.moneyMs) return 'again'
  const open = openParts(attempt)
  return { step: 'placed', facts: { open }, wakeAt: nextTry(attempt.facts.givenBack?.at(-open)?.at ?? 0, now()) }
}

type Repaid = { readonly givenBack: readonly GiveBack[]; readonly open: number }

/**
 * Gives back the first part of the order that is still open: of every payment, with its units if they came back, and
 * the points that they earned. Gift cards are taken first, then the money: if a card was spent or the provider
 * refuses, a refund is recorded as refused, and a return has not happened. Nothing can be given back before it was
 * captured.
 */
export async function repayNext(attempt: Attempt, context: StepContext): Promise<Repaid | 'no-answer'> {
  const { draft, facts, orderNumber: reference } = attempt
  const { env, provider, now } = context
  const { givenBack: parts = [] } = facts
  const index = parts.length - openParts(attempt)
  const next = parts[index]
  if (!next) return { givenBack: parts, open: 0 }
  const done = parts.slice(0, index)
  const [before, after] = [givenBack(draft, done), givenBack(draft, [...done, next])]
  await Promise.all(refundRows(attempt).map((row) => row.state === 'PENDING' && writeRefund(env.DB, row)))
  const refused = async (refund: Refunded): Promise<Repaid> => {
    await closeRefund(env.DB, { orderNumber: reference, number: refund.number }, 'REFUSED', now())
    return { givenBack: parts.with(index, { ...refund, refused: true }), open: parts.length - index - 1 }
  }
  if (next.kind === 'refund' && !(await takeRefundedCards(attempt, next, context)))
    return refused({ ...next, cardsSpent: true })
  const id = `${reference}:${next.kind}:${next.number}`
  const money = moneyOf(draft, facts.payment?.paymentId)
  const amount = after.money - before.money
  if (money && amount > 0) {
    if (facts.unanswered === 'capture' && (await moneyTaken(attempt, context)) === 'no-answer') return 'no-answer'
    const { outcome } = await provider().refund({ reference, key: id, ...money, amount })
    if (outcome === 'no-answer') return 'no-answer'
    if (outcome === 'refused') {
      if (next.kind === 'return') return { givenBack: parts.toSpliced(index, 1), open: parts.length - index - 1 }
      await restoreRefundedCards(attempt, next, context)
      return refused(next)
    }
  }
  await Promise.all([
    ...draft.draws.map(({ account }, draw) => {
      const share = (after.draws[draw] ?? 0) - (before.draws[draw] ?? 0)
      return share > 0 ? accountOf(env, account).refund(holdId(reference, draw), id, share) : null
    }),
    next.kind === 'return' ? takeReturnBack(attempt, next, context) : blockRefundedCards(attempt, next, context),
    draft.earning &&
      accountOf(env, draft.earning.account).keepEarned(
        reference,
        earnedPoints(draft.cart, after.units, paidFor(draft) - after.total),
      ),
  ])
  const value = after.total - before.total
  if (next.kind === 'return') await markReceived(env.DB, { orderNumber: reference, number: next.number }, value, now())
  else await closeRefund(env.DB, { orderNumber: reference, number: next.number }, 'DONE', now())
  await tell(attempt, index, value, context)
  return { givenBack: parts, open: parts.length - index - 1 }
}

/** The mail to the shopper. */
async function tell(attempt: Attempt, index: number, value: number, { env, now }: StepContext) {
  const { draft, facts, orderNumber } = attempt
  const part = facts.givenBack?.[index]
  const stored = await readOrder(env.DB, orderNumber)
  if (!stored || !part) return
  const { kind, number } = part
  const { locale, cart } = draft
  const values = {
    amount: formatMoney(value, cart.currency, locale),
    payments: paymentLines(paymentsOf(attempt, index), cart.currency, locale),
    returnId: returnIdOf(orderNumber, number),
  }
  const returned = value > 0 ? 'returnReceived' : 'returnArrived'
  const news: OrderNews = { kind: kind === 'return' ? returned : 'orderRefunded', key: `${kind}:${number}`, values }
  await sendOrderMail(env, stored, news, now())
}

/** A returned unit is sold again, unless its shopper says that it is damaged. */
const sellsAgain = ({ reason }: Returned['items'][number]): boolean => reason !== 'damaged'

function takeReturnBack({ draft, orderNumber }: Attempt, { number, items }: Returned, { env }: StepContext) {
  const units = items.filter(sellsAgain).flatMap(({ itemId, qty }) => {
    const sold = draft.stock.find((line) => line.itemId === itemId)
    return sold ? [{ ...sold, qty }] : []
  })
  return takeUnitsBack(env, orderNumber, `${orderNumber}:return:${number}`, units)
}
