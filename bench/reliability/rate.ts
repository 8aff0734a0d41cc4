import { atOnce, range } from './at-once.ts'
import { cardSession } from './card.ts'
import { newShopper, placeOrder, type Size } from './shopper.ts'
import { stockUp } from './stock.ts'
import type { Target } from './target.ts'

const styles = 8
const abreast = 16

/**
 * Orders placed per second, each with its own basket, spread over a few styles; the shoppers' preparations are not
 * counted.
 */
export async function placementRate(target: Target, orders: number): Promise<number> {
  const { origin } = target
  const sizes: Size[] = []
  for (const style of range(styles)) sizes.push(await stockUp(target, 20 + style, orders))
  const shoppers = await atOnce(range(orders), abreast, (index) => {
    const size = sizes[index % styles]
    if (!size) throw new Error('no size')
    return newShopper(origin, size)
  })
  const sessions = await atOnce(shoppers, 8, () => cardSession())
  const started = performance.now()
  const replies = await atOnce(shoppers, abreast, (shopper, index) =>
    placeOrder(origin, shopper, crypto.randomUUID(), sessions[index] ?? null),
  )
  const seconds = (performance.now() - started) / 1000
  const failed = replies.find(({ status }) => status !== 200)
  if (failed) throw new Error(`an order was refused: ${failed.status} ${failed.code}`)
  return orders / seconds
}
