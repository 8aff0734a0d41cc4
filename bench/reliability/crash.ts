import type { OrderReport } from '../../platform/services/orders/report.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { insist, pause, range, seededRandom } from './at-once.ts'
import { cardSession } from './card.ts'
import { admin, type Reply } from './client.ts'
import { byReference, moneyFaults } from './ledger-audit.ts'
import { newShopper, placeOrder, type Shopper, type Size } from './shopper.ts'
import { stockUp, unitsLeft } from './stock.ts'
import type { Target } from './target.ts'

export type CrashOptions = {
  /** Steps to die at, each `killsPerStep` times. */
  readonly steps: readonly string[]
  readonly killsPerStep: number
  readonly randomKills: number
  readonly shoppers: number
  readonly seed: number
  readonly log: (line: string) => void
}

/** An order is to be finished, or given up, this long after the last fault, in milliseconds. */
const settleMs = 10_000
const units = 100_000

type Acknowledged = Map<string, string>

/** A shopper, who sends the order again with its key until told what became of it. */
async function buy(target: Target, size: Size, acknowledged: Acknowledged, faults: string[]): Promise<void> {
  const shopper: Shopper = await insist(() => newShopper(target.origin, size))
  const key = crypto.randomUUID()
  const session = await cardSession()
  for (let tries = 0; tries < 400; tries += 1) {
    const reply = await placeOrder(target.origin, shopper, key, session, { timeoutMs: 5000 })
    const order = orderOf(reply)
    if (order?.status === 'PLACED') {
      const known = acknowledged.get(key)
      if (known && known !== order.orderNumber) faults.push(`${key} became ${known} and ${order.orderNumber}`)
      acknowledged.set(key, order.orderNumber)
      return
    }
    if (reply.status >= 400 && reply.status < 423) {
      faults.push(`an order was refused: ${reply.status} ${reply.code}`)
      return
    }
    await pause(60)
  }
  faults.push('an order was never answered')
}

function orderOf({ status, text }: Reply): PlacedOrder | null {
  return status === 200 ? (JSON.parse(text) as PlacedOrder) : null
}

/**
 * Orders go on while the platform's process is killed: at every named step, then at random moments. The provider is
 * another process, which loses answers and refuses some; its book is the judge. Resolves to what went wrong, in words.
 */
export async function crash(target: Target, options: CrashOptions): Promise<string[]> {
  const { steps, killsPerStep, randomKills, shoppers, seed, log } = options
  const random = seededRandom(seed)
  const faults: string[] = []
  const acknowledged: Acknowledged = new Map()
  const size = await stockUp(target, 3, units)
  const before = new Set((await readReport(target)).orders.map(({ orderNumber }) => orderNumber))
  const crowd = () => Promise.all(range(shoppers).map(() => buy(target, size, acknowledged, faults)))

  for (const step of steps) {
    const before = target.kills()
    for (const _ of range(killsPerStep)) {
      target.killAt(step)
      await crowd()
      target.killAt(null)
      await target.ready()
    }
    const kills = target.kills() - before
    if (kills < killsPerStep) faults.push(`step ${step}: ${kills} of ${killsPerStep} kills happened`)
  }
  log(`${target.kills()} kills at ${steps.length} steps, ${acknowledged.size} orders acknowledged`)

  let killing = randomKills > 0
  const load = Promise.all(
    range(shoppers).map(async () => {
      while (killing) await buy(target, size, acknowledged, faults)
    }),
  )
  for (const _ of range(randomKills)) {
    await target.ready()
    await pause(20 + random() * 400)
    target.kill()
  }
  await target.ready()
  killing = false
  await load
  await target.provider?.misbehave({ lost: 0, errors: 0 })
  log(`${target.kills()} kills in all, ${acknowledged.size} orders acknowledged`)
  return [...faults, ...(await audit(target, size, acknowledged, before))]
}

const readReport = ({ origin, adminToken }: Target): Promise<OrderReport> =>
  admin<OrderReport>(origin, adminToken, '/orders/report')

/** Compares what shoppers were told, what the platform holds and what the provider did. */
async function audit(
  target: Target,
  size: Size,
  acknowledged: Acknowledged,
  before: ReadonlySet<string>,
): Promise<string[]> {
  const faults: string[] = []
  let report = await readReport(target)
  for (const deadline = Date.now() + settleMs; report.open > 0 && Date.now() < deadline; ) {
    await pause(200)
    report = await readReport(target)
  }
  if (report.open > 0) faults.push(`${report.open} orders are still open ${settleMs / 1000} s later`)

  const placed = new Map(report.orders.map((order) => [order.orderNumber, order]))
  if (placed.size !== report.orders.length) faults.push('an order number was used twice')
  for (const orderNumber of acknowledged.values())
    if (placed.get(orderNumber)?.status !== 'PLACED') faults.push(`${orderNumber} was acknowledged and is lost`)

  faults.push(...moneyFaults(target.provider?.ledger() ?? [], report.orders))

  await pause(1500)
  const left = await insist(() => unitsLeft(target.origin, size))
  const made = [...placed.keys()].filter((orderNumber) => !before.has(orderNumber)).length
  if (left !== units - made) faults.push(`${units - left} units are gone for ${made} orders`)
  return faults
}

/** How many references the provider captured more than once. */
export function doubleCaptures(target: Target): number {
  return [...byReference(target.provider?.ledger() ?? [], 'capture').values()].filter((amounts) => amounts.length > 1)
    .length
}
