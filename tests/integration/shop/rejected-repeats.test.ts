import { afterAll, afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { message } from '../../../shared/errors/message.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { secret, shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'
import { openRelay, type Reply } from './commerce-relay.ts'

/** A provider whose answer to a call is lost once, and which then rejects every repeat. */
const provider = await openRelay(() => shop.demo.url)
const origin = provider.origin.replace('127.0.0.1', 'localhost')
afterEach(() => provider.answer(null))
afterAll(() => provider.close())
const shop = useShop({
  catalogue: 'demo',
  vars: { shop: { SESSION_SECRET: secret }, platform: { PAYMENT_PROVIDER_ORIGIN: origin } },
})

type Plan = Readonly<Record<string, readonly (Reply | 'pass')[]>>
const Reference = z.object({ reference: z.string() })
const rejected = (status: number): Reply => ({ status, body: { error: 'invalid' } })
const refused: Reply = { status: 200, body: { outcome: 'refused' } }

/**
 * Replies to the calls of each operation in turn, the last one for all that follow. Counts what was carried out. Only
 * the given order and those authorized from now on are meant: orders of earlier cases are still being canceled.
 */
function follow(plan: Plan, placed?: string) {
  const orders = new Set(placed ? [placed] : [])
  const calls = new Map<string, number>()
  const carriedOut = new Map<string, Set<string>>()
  provider.answer(({ path, headers, body }) => {
    const operation = path.split('/').at(-1) ?? ''
    const reference = Reference.safeParse(body).data?.reference
    if (!reference) return null
    if (operation === 'authorise') orders.add(reference)
    if (!orders.has(reference)) return null
    const count = calls.get(operation) ?? 0
    calls.set(operation, count + 1)
    const replies = plan[operation] ?? ['pass']
    const reply = replies[Math.min(count, replies.length - 1)] ?? 'pass'
    if (reply === 'pass' || reply === 'lost') {
      const keys = carriedOut.get(operation) ?? new Set()
      carriedOut.set(operation, keys.add(String(headers['idempotency-key'])))
    }
    return reply === 'pass' ? null : reply
  })
  return { carriedOut: (operation: string) => carriedOut.get(operation)?.size ?? 0 }
}

async function atReview() {
  const walk = walker(shop)
  await walk.add(shoe)
  await walk.deliver()
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  return walk
}
const database = () => shop.miniflare.getD1Database('DB', 'kerb-platform')
const orderOf = async (number: string) =>
  (await database())
    .prepare('SELECT status, captured, total FROM orders WHERE order_number = ?')
    .bind(number)
    .first<{ status: string; captured: number; total: number }>()
const refund = async (number: string, amount: number) =>
  shop.platform.fetch(`/admin/orders/${number}/refund`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shop.adminToken}`,
      'content-type': 'application/json',
      'x-idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ amount }),
  })

const statuses = [400, 422] as const
it.each(statuses)('a refund whose answer was lost is not refused by a later %i, nor paid again', async (status) => {
  shop.expectError(/payments.call-failed/)
  const walk = await atReview()
  const number = orderNumberIn(await walk.placed()) ?? ''
  const { carriedOut } = follow({ refund: ['lost', rejected(status)] }, number)
  expect(await (await refund(number, 1000)).json()).toMatchObject({ refund: { state: 'PENDING' } })
  provider.answer(null)
  const stated = async () => {
    const headers = { authorization: `Bearer ${shop.adminToken}` }
    const { refunds } = (await (await shop.platform.fetch(`/admin/orders/${number}`, { headers })).json()) as {
      refunds: { state: string }[]
    }
    return refunds.map(({ state }) => state)
  }
  await expect.poll(stated, { timeout: 30_000 }).toEqual(['DONE'])
  expect(carriedOut('refund')).toBe(1)
})

it.each(statuses)(
  'an order whose refund was lost and then answered %i is never said to stay placed',
  async (status) => {
    shop.expectError(/payments.call-failed/)
    const walk = await atReview()
    const page = await walk.placed()
    const number = orderNumberIn(page) ?? ''
    follow({ refund: ['lost', rejected(status)] }, number)
    const cancelled = await walk.post('/api/checkout/cancel', { orderNumber: number, email: 'ada@shop.example' })
    expect(cancelled.html + cancelled.location).not.toMatch(/not-cancelled|notCancelled|stays placed/)
    provider.answer(null)
    await expect.poll(async () => (await orderOf(number))?.status, { timeout: 30_000 }).toBe('CANCELLED')
  },
)

it.each<[string, Plan]>([
  ['capture and cancellation are rejected', { capture: [rejected(422)], cancel: [rejected(422)] }],
  ['capture and cancellation are rejected as malformed', { capture: [rejected(400)], cancel: [rejected(400)] }],
  ['the cancellation of a rejected capture is lost', { capture: [rejected(422)], cancel: ['lost', rejected(422)] }],
  ['the cancellation of a refused capture is lost', { capture: [refused], cancel: ['lost', rejected(400)] }],
])('an order is not booked as paid where %s', async (_, plan) => {
  shop.expectError(/payments.call-failed|placement/)
  const walk = await atReview()
  follow(plan)
  const location = await walk.place()
  const page = await walk.page(location)
  const order = await orderOf(orderNumberIn(page) ?? '')
  expect(order?.captured ?? 0).toBe(0)
})

it('a capture that is rejected and was never carried out ends without an order, once it is canceled', async () => {
  shop.expectError(/payments.call-failed|placement/)
  const walk = await atReview()
  const { carriedOut } = follow({ capture: [rejected(422)] })
  const page = await walk.page(await walk.place())
  expect(page).toContain(message('PAY400', 'en-us'))
  expect([carriedOut('capture'), carriedOut('cancel')]).toEqual([0, 1])
})
