import { atOnce, insist, range } from './at-once.ts'
import { cardSession } from './card.ts'
import { admin } from './client.ts'
import { fillCart, newShopper, placeOrder, type Shopper, type Size } from './shopper.ts'
import { stockUp } from './stock.ts'
import type { Target } from './target.ts'

export type OversellOptions = {
  readonly buyers: number
  readonly rounds: number
  readonly units: readonly number[]
  readonly log: (line: string) => void
}

/** Answer to a buyer who came too late: an inventory code, or the general one for "no longer available". */
const soldOut = /^(INV\d+|ORD430)$/

/**
 * `buyers` shoppers order the same size at the same moment, of which `units` are there; again and again. Resolves to
 * what went wrong, in words. A buyer keeps the basket until it becomes an order.
 */
export async function oversell(target: Target, { buyers, rounds, units, log }: OversellOptions): Promise<string[]> {
  const { origin, adminToken } = target
  const faults: string[] = []
  const size = await stockUp(target, 1, buyers)
  const shoppers = await atOnce(range(buyers), 24, () => insist(() => newShopper(origin, size)))
  for (const unit of units) {
    for (const round of range(rounds)) {
      await stockUp(target, 1, unit)
      const sessions = await atOnce(shoppers, 8, () => cardSession())
      const replies = await atOnce(shoppers, buyers, (shopper, index) =>
        placeOrder(origin, shopper, crypto.randomUUID(), sessions[index] ?? null, { timeoutMs: 120_000 }),
      )
      const won = replies.filter(({ status }) => status === 200).length
      const refused = replies.filter(({ status, code }) => status === 409 && code !== null && soldOut.test(code)).length
      const others = replies.filter(
        ({ status, code }) => status !== 200 && !(status === 409 && soldOut.test(code ?? '')),
      )
      if (won !== unit) faults.push(`${unit} left, round ${round}: ${won} orders`)
      if (refused !== buyers - unit) {
        const seen = [...new Set(others.map(({ status, code }) => `${status} ${code}`))].join(', ')
        faults.push(
          `${unit} left, round ${round}: ${buyers - won - refused} answers are neither order nor sold out (${seen})`,
        )
      }
      log(`${unit} left, round ${round + 1} of ${rounds}: ${won} orders, ${refused} sold out`)
      await stockUp(target, 1, buyers)
      await replaceOrdered(
        origin,
        shoppers,
        replies.map(({ status }) => status === 200),
        size,
      )
    }
  }
  const { lowestStock } = await admin<{ lowestStock: number }>(origin, adminToken, '/orders/report')
  if (lowestStock < 0) faults.push(`stock went down to ${lowestStock}`)
  const serverErrors = target.errors.length
  if (serverErrors > 0) faults.push(`${serverErrors} errors were logged: ${target.errors[0]?.slice(0, 200)}`)
  return faults
}

async function replaceOrdered(
  origin: string,
  shoppers: Shopper[],
  ordered: readonly boolean[],
  size: Size,
): Promise<void> {
  const winners = range(shoppers.length).filter((index) => ordered[index])
  await atOnce(winners, 24, async (index) => {
    const { token } = shoppers[index] as Shopper
    // A crowd of a thousand leaves the machine short of breath: a call that times out is made again.
    shoppers[index] = await insist(() => fillCart(origin, token, size))
  })
}
