import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockUp } from '../../../bench/reliability/stock.ts'
import { signatureOf } from '../../../demo/payments/notify.ts'
import { type PaymentNotification, signatureHeader } from '../../../shared/contracts/payment-notification.ts'
import { type Platform, startPlatform } from '../platform/platform.ts'
import { payingAt } from './shopping.ts'

const secret = 'local-payment-secret-change-me-when-you-deploy'
let platform: Platform
let paying: ReturnType<typeof payingAt>
beforeAll(async () => {
  platform = await startPlatform()
  paying = payingAt(platform)
})
afterAll(() => platform.close())

const event = (input: Partial<PaymentNotification> = {}): PaymentNotification => ({
  eventId: crypto.randomUUID(),
  type: 'CAPTURE',
  reference: 'K000000000',
  success: true,
  ...input,
})
const send = async (body: string, signature?: string) => {
  const response = await fetch(new URL('/payments/webhook', platform.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature ?? (await signatureOf(secret, body)) },
    body,
  })
  return { status: response.status, text: await response.text() }
}
const accepted = { status: 200, text: '[accepted]' }

it('is accepted repeatedly, for known and unknown orders', async () => {
  const body = JSON.stringify(event())
  expect([await send(body), await send(body)]).toEqual([accepted, accepted])
})

it('is refused where it is forged, or no event', async () => {
  const body = JSON.stringify(event())
  expect((await send(body, 'forged')).status).toBe(401)
  expect((await send(body, await signatureOf('another-secret', body))).status).toBe(401)
  expect((await send(`${body} `, await signatureOf(secret, body))).status).toBe(401)
  expect((await send('{}')).status).toBe(400)
  expect((await send('x'.repeat(10_000))).status).toBe(401)
})

it('changes nothing of an order, whatever it says and however often', async () => {
  const size = await stockUp({ origin: platform.origin, adminToken: 'local-admin-token' }, 1, 10)
  const { order } = await paying.order(size, 'CREDIT_CARD', await paying.cardSession('4242424242424242'))
  const before = await platform.admin(`/orders/${order.orderNumber}`)
  for (const type of ['REFUND', 'CANCELLATION', 'CAPTURE', 'AUTHORISATION'] as const)
    for (const success of [true, false]) {
      const body = JSON.stringify(event({ reference: order.orderNumber, type, success }))
      expect([await send(body), await send(body)]).toEqual([accepted, accepted])
    }
  expect((await platform.admin(`/orders/${order.orderNumber}`)).body).toEqual(before.body)
})

it('hears of what the provider did, event by event', async () => {
  const size = await stockUp({ origin: platform.origin, adminToken: 'local-admin-token' }, 2, 10)
  const { order } = await paying.order(size, 'CREDIT_CARD', await paying.cardSession('4242424242424242'))
  const sql = 'SELECT count(*) AS events FROM payment_events WHERE order_number = ?'
  // An event for the authorisation and one for the capture.
  await expect.poll(() => platform.rows(sql, order.orderNumber)).toEqual([{ events: 2 }])
})
