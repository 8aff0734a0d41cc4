import { refundFaultPoints } from '../../platform/objects/placement/fault-point.ts'
import { insist, pause, range, seededRandom } from './at-once.ts'
import { admin, operate, type Reply } from './client.ts'
import { byReference } from './ledger-audit.ts'
import { type MixedOrder, placeMixedOrders } from './mixed-orders.ts'
import { stockUp } from './stock.ts'
import type { Target } from './target.ts'

export type RefundOptions = {
  readonly orders: number
  /** How many are made. */
  readonly refunds: number
  readonly kills: number
  readonly seed: number
  readonly log: (line: string) => void
}

type Refund = {
  readonly refundId: string
  readonly amount: number
  readonly state: 'PENDING' | 'DONE' | 'REFUSED'
  readonly payments: readonly { readonly code: string; readonly amount: number }[]
}
type Asked =
  | { readonly amount: number }
  | { readonly lines: readonly { readonly itemId: string; readonly qty: number }[] }

const units = 100_000
const mostTries = 400
const lanes = 4
/** Turns for one refund that is made. */
const mostTurns = 4

/** Amounts that the operator was told are refunded, by order and by the refund's id. */
type Told = ReadonlyMap<string, Map<string, number>>

/**
 * Parts of orders are refunded while the platform's process is killed, at the steps of a refund and at random moments;
 * each is sent again with its key until it is answered, and some once more. Sometimes two are sent at once of which
 * only one can be made. Then every second order is canceled. The provider's book and the balances are the judges.
 * Resolves to what went wrong, in words.
 */
export async function refundInParts(target: Target, options: RefundOptions): Promise<string[]> {
  const { orders: count, refunds, kills, seed, log } = options
  const random = seededRandom(seed)
  const size = await stockUp(target, 5, units)
  const orders = await placeMixedOrders(target, size, count)
  const told: Told = new Map(orders.map(({ order }) => [order.orderNumber, new Map<string, number>()]))
  const made = () => sum([...told.values()].map(({ size }) => size))
  const faults: string[] = []
  let turns = 0

  const load = Promise.all(
    range(lanes).map(async (lane) => {
      const own = orders.filter((_, index) => index % lanes === lane)
      for (let at = 0; made() < refunds && turns < refunds * mostTurns; at += 1) {
        turns += 1
        faults.push(...(await turn(target, own[at % own.length] as MixedOrder, told, random)))
      }
    }),
  )
  for (const index of range(kills)) {
    // Restarted before the next one: a process that dies while it starts doesn't come back.
    target.killAt(null)
    await target.ready()
    if (made() >= refunds) break
    const point = refundFaultPoints[Math.floor(random() * refundFaultPoints.length)]
    if (index % 2 === 0 && point) target.killAt(point)
    await pause(20 + random() * 400)
    if (index % 2 === 1) target.kill()
  }
  await load
  target.killAt(null)
  await target.ready()
  await target.provider?.misbehave({ lost: 0, errors: 0 })
  log(`${made()} refunds of ${orders.length} orders made in ${turns} turns, ${target.kills()} kills`)
  if (made() < refunds) faults.push(`only ${made()} of ${refunds} refunds were made`)

  for (const order of orders) faults.push(...(await audit(target, order, told, false)))
  const canceled = orders.filter((_, index) => index % 2 === 0)
  for (const { order } of canceled) {
    const reply = await operate(target, `/orders/${order.orderNumber}/refund`, { whole: true })
    if (!reply.text.includes('cancelled')) faults.push(`${order.orderNumber}: canceling was answered ${reply.text}`)
  }
  for (const order of canceled) faults.push(...(await audit(target, order, told, true)))
  return faults
}

/** Refunds the order once, or twice at the same moment. */
async function turn(target: Target, { order }: MixedOrder, told: Told, random: () => number): Promise<string[]> {
  const { orderNumber, totals, items } = order
  const faults: string[] = []
  const done = told.get(orderNumber) ?? new Map<string, number>()
  const rest = totals.total - sum(done.values())
  const isRace = rest > 10 && random() < 0.1
  const asked: readonly Asked[] = isRace
    ? [{ amount: Math.ceil(rest * 0.6) }, { amount: Math.ceil(rest * 0.6) }]
    : [askedOf(rest, items[0]?.id ?? '', random)]
  const repeats = random() < 0.2
  const answers = await Promise.all(
    asked.map(async (one) => {
      const key = crypto.randomUUID()
      const first = await settled(target, orderNumber, one, key)
      const last = repeats ? await settled(target, orderNumber, one, key) : first
      if (typeof first === 'object' && JSON.stringify(first) !== JSON.stringify(last))
        faults.push(`${orderNumber}: a repeated refund was answered ${JSON.stringify(last)}`)
      if (typeof first === 'object' && 'amount' in one && first.amount !== one.amount)
        faults.push(`${orderNumber}: ${one.amount} asked, ${first.amount} refunded`)
      if (!isRace && typeof first === 'string' && !isDue(first, one, rest))
        faults.push(`${orderNumber}: ${JSON.stringify(one)} of ${rest} was answered ${first}`)
      return first
    }),
  )
  const refunds = answers.filter((answer) => typeof answer === 'object')
  if (isRace && refunds.length !== 1) faults.push(`${orderNumber}: of two refunds at once ${refunds.length} were made`)
  for (const { refundId, amount, state } of refunds)
    if (state === 'DONE') done.set(refundId, amount)
    else faults.push(`${orderNumber}: the provider refused ${amount}`)
  return faults
}

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0)

/** Mostly a part of what is left, at times more, or a unit. */
function askedOf(rest: number, itemId: string, random: () => number): Asked {
  const chance = random()
  if (chance < 0.15) return { lines: [{ itemId, qty: 1 }] }
  if (chance < 0.2) return { amount: rest + 1 + Math.floor(random() * 100) }
  return { amount: 1 + Math.floor(random() * Math.max(1, rest / 6)) }
}

/** Whether a refusal is right. */
const isDue = (refusal: string, asked: Asked, rest: number): boolean =>
  'amount' in asked
    ? refusal === 'RFD409' && asked.amount > rest
    : refusal === 'RFD410' || (refusal === 'RFD409' && rest === 0)

/** The refund once it is no longer pending, or the code of its refusal; `unanswered` if it never is either. */
async function settled(target: Target, orderNumber: string, asked: Asked, key: string): Promise<Refund | string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const reply = await operate(target, `/orders/${orderNumber}/refund`, asked, { key, timeoutMs: 5000 })
    const refund = refundIn(reply)
    if (refund && refund.state !== 'PENDING') return refund
    if (reply.code?.startsWith('RFD')) return reply.code
    if (reply.status >= 400 && reply.status < 423) return `${reply.status} ${reply.code}`
    await pause(60)
  }
  return 'unanswered'
}

const refundIn = ({ status, text }: Reply): Refund | null =>
  status === 200 ? (JSON.parse(text) as { refund: Refund }).refund : null

/** Compares what the operator was told, what the platform holds, the provider's book, and what the accounts have. */
async function audit(
  target: Target,
  { order, purses }: MixedOrder,
  told: Told,
  isCanceled: boolean,
): Promise<string[]> {
  const { orderNumber, totals, paymentMethods } = order
  const stored = await insist(() =>
    admin<{ captured: number; refunds: Refund[] }>(target.origin, target.adminToken, `/orders/${orderNumber}`),
  )
  const faults: string[] = []
  const say = (what: string, got: number, wanted: number) =>
    got === wanted || faults.push(`${orderNumber}: ${what} is ${got}, not ${wanted}`)
  const done = stored.refunds.filter(({ state }) => state === 'DONE')
  if (stored.refunds.some(({ state }) => state === 'PENDING')) faults.push(`${orderNumber}: a refund is still pending`)
  say('what is listed', sum(done.map(({ amount }) => amount)), sum(told.get(orderNumber)?.values() ?? []))
  if (sum(done.map(({ amount }) => amount)) > totals.total)
    faults.push(`${orderNumber}: more is refunded than was paid`)
  const sharesOf = (method: string) =>
    sum(done.flatMap(({ payments }) => payments.filter(({ code }) => code === method)).map(({ amount }) => amount))
  const paidBy = (method: string) =>
    sum(paymentMethods.filter(({ code }) => code === method).map(({ amount }) => amount ?? 0))
  const backOn = (method: string) => (isCanceled ? paidBy(method) : sharesOf(method))
  const book = byReference(target.provider?.ledger() ?? [], 'refund').get(orderNumber) ?? []
  say('what the provider refunded', sum(book), backOn('CREDIT_CARD'))
  if (sum(book) > stored.captured) faults.push(`${orderNumber}: more is refunded than was captured`)
  for (const { method, opening, left } of purses)
    say(`what ${method} has`, await insist(left), opening - paidBy(method) + backOn(method))
  return faults
}
