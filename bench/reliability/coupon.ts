import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { atOnce, range } from './at-once.ts'
import { cardSession } from './card.ts'
import { admin, ask } from './client.ts'
import { lookAgain, newShopper, placeOrder } from './shopper.ts'
import { stockUp } from './stock.ts'
import type { Target } from './target.ts'

const code = 'BENCH-ONCE'
/** Whoever comes too late is told that the code is spent, or that the order is no longer the one that was shown. */
const spent = /^(PRM1(40|50)|ORD415)$/

/**
 * `shoppers` order with the same single-use code at the same moment: one gets it. Resolves to what went wrong, in
 * words.
 */
export async function redeemAtOnce(target: Target, { shoppers }: { readonly shoppers: number }): Promise<string[]> {
  const { origin, adminToken } = target
  await admin(origin, adminToken, '/promotions', {
    promotions: [
      {
        promotionId: 'bench-once',
        level: 'ORDER',
        name: { en: 'Once' },
        condition: { coupon: true },
        benefit: { kind: 'percent', rate: 1000 },
      },
    ],
    coupons: [
      {
        code,
        promotionId: 'bench-once',
        maxUses: 1,
        maxUsesPerCustomer: 1,
        startsAt: null,
        endsAt: null,
      },
    ],
  })
  const size = await stockUp(target, 5, shoppers)
  const ready = await atOnce(range(shoppers), 24, async () => {
    const shopper = await newShopper(origin, size)
    const { token, cartId } = shopper
    await ask(origin, 'cart.addCoupon', { body: { cartId, couponCode: code } }, { token })
    return lookAgain(origin, shopper)
  })
  const sessions = await atOnce(ready, 8, () => cardSession())
  const replies = await atOnce(ready, shoppers, (shopper, index) =>
    placeOrder(origin, shopper, crypto.randomUUID(), sessions[index] ?? null, { timeoutMs: 120_000 }),
  )
  const orders = replies.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text) as PlacedOrder)
  const faults: string[] = []
  const discounted = orders.filter(({ totals }) => totals.discount > 0).length
  if (discounted !== 1) faults.push(`${discounted} orders got the discount`)
  const unclear = replies.filter(({ status, code: errorId }) => status !== 200 && !spent.test(errorId ?? ''))
  if (unclear.length > 0) faults.push(`${unclear.length} answers were ${unclear[0]?.status} ${unclear[0]?.code}`)
  return [...faults, ...target.errors.map((error) => `logged: ${error.slice(0, 200)}`)]
}
