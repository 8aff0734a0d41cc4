import { formatMoney } from '../../../shared/money/format.ts'
import { earnedPoints } from '../../../shared/orders/earned-points.ts'
import { accountOf } from '../../services/balances/accounts.ts'
import { returnIdOf } from '../../services/orders/after-order.ts'
import { sendOrderMail } from '../../services/orders/order-mail.ts'
import { readOrder } from '../../services/orders/placed-orders.ts'
import { givenBack, type ReturnedUnits } from '../../services/orders/returned-value.ts'
import { markReceived } from '../../services/orders/returns.ts'
import type { Attempt, ReceivedReturn } from './record.ts'
import { wakeAtRest } from './rest.ts'
import { byStyle, holdId, moneyOf, type StepContext, styleOf, type TakeStep, takeMoney } from './steps.ts'

/** What came back is sold again, unless its shopper says that it is damaged. */
const sellsAgain = ({ reason }: ReceivedReturn['items'][number]): boolean => reason !== 'damaged'

export function returnedUnits(returns: readonly ReceivedReturn[]): ReturnedUnits {
  const units = new Map<string, number>()
  for (const { itemId, qty } of returns.flatMap(({ items }) => items)) units.set(itemId, (units.get(itemId) ?? 0) + qty)
  return units
}

/** What returns before this moment were given back. */
export const repaidSoFar = ({ draft, facts }: Attempt) => givenBack(draft, returnedUnits(facts.returned ?? []))

/**
 * A return has arrived, the last of `facts.returned`: gives back its part of every payment, its units and the points
 * that they earned. The money goes first: if the provider refuses, nothing has happened. Nothing can be given back
 * before it was captured.
 */
export const repay: TakeStep = async (attempt, context) => {
  const { draft, facts, orderNumber: reference } = attempt
  const { env, provider, now } = context
  const returned = facts.returned ?? []
  const received = returned.at(-1)
  if (!received) return { step: 'placed', wakeAt: wakeAtRest(facts, now()) }
  const before = givenBack(draft, returnedUnits(returned.slice(0, -1)))
  const after = repaidSoFar(attempt)
  const id = `${reference}:return:${received.number}`
  const money = moneyOf(draft, facts.payment?.paymentId)
  const amount = after.money - before.money
  if (money && amount > 0) {
    if (facts.unanswered === 'capture' && (await takeMoney(attempt, context)) === 'no-answer') return 'again'
    const { outcome } = await provider().refund({ reference, key: id, ...money, amount })
    if (outcome === 'no-answer') return 'again'
    if (outcome === 'refused')
      return { step: 'placed', facts: { returned: returned.slice(0, -1) }, wakeAt: wakeAtRest(facts, now()) }
  }
  await Promise.all([
    ...draft.draws.map(({ account }, index) => {
      const part = (after.draws[index] ?? 0) - (before.draws[index] ?? 0)
      return part > 0 ? accountOf(env, account).refund(holdId(reference, index), id, part) : null
    }),
    takeUnitsBack(attempt, received, context),
    draft.earning &&
      accountOf(env, draft.earning.account).keepEarned(reference, earnedPoints(draft.cart, returnedUnits(returned))),
  ])
  const value = after.total - before.total
  await markReceived(env.DB, { orderNumber: reference, number: received.number }, value, now())
  const stored = await readOrder(env.DB, reference)
  const amountBack = formatMoney(value, draft.cart.currency, draft.locale)
  const values = { amount: amountBack, returnId: returnIdOf(reference, received.number) }
  if (stored)
    await sendOrderMail(env, stored, { kind: 'returnReceived', key: `return:${received.number}`, values }, now())
  return { step: 'placed', wakeAt: wakeAtRest(facts, now()) }
}

async function takeUnitsBack({ draft, orderNumber }: Attempt, received: ReceivedReturn, { env }: StepContext) {
  const units = received.items.filter(sellsAgain).flatMap(({ itemId, qty }) => {
    const sold = draft.stock.find((line) => line.itemId === itemId)
    return sold ? [{ ...sold, qty }] : []
  })
  const id = `${orderNumber}:return:${received.number}`
  await Promise.all(
    [...byStyle(units)].map(([masterId, lines]) =>
      styleOf(env, masterId).takeBack(
        orderNumber,
        id,
        lines.map(({ place, productId, upc, qty }) => ({ place, productId, upc, qty })),
      ),
    ),
  )
}
