import { afterAll, beforeAll, expect, it } from 'vitest'
import { address, fillCart, lookAgain, newGuest, type Shopper, type Size } from '../../../bench/reliability/shopper.ts'
import { text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { errorIdOf, type Platform, startPlatform } from '../platform/platform.ts'
import { buyingFrom, cardSession } from './buying.ts'

let platform: Platform
let shop: ReturnType<typeof buyingFrom>
let size: Size
const returnsGoTo = 'Hafenstraße 7'
beforeAll(async () => {
  platform = await startPlatform({ RETURN_ADDRESSES: JSON.stringify({ DE: ['Rücksendungen', returnsGoTo] }) })
  shop = buyingFrom(platform)
  size = await shop.stock(1, 100)
})
afterAll(() => platform.close())

const auth = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
const email = address.email ?? ''

async function placed() {
  const [buyer] = await shop.shoppers(1, size)
  const { order } = buyer ? await shop.buy(buyer) : { order: null }
  if (!buyer || !order) throw new Error('no order')
  return { buyer, order }
}
const purchase = (orderId: string, st?: string, buyer?: Shopper) =>
  platform.ask('consumer.purchase', { params: { orderId }, query: { st } }, 'en-us', buyer ? auth(buyer) : {})

it('an order can be read by its owner, and by anyone with its secret', async () => {
  const { buyer, order } = await placed()
  const [stranger] = await shop.shoppers(1, size)
  expect((await purchase(order.orderNumber, undefined, buyer)).body).toEqual(order)
  expect((await purchase(order.orderNumber, order.st)).body).toEqual(order)
  const invalid = `${order.st.slice(0, -1)}${order.st.endsWith('0') ? '1' : '0'}`
  const refusals = [
    await purchase(order.orderNumber, undefined, stranger),
    await purchase(order.orderNumber, invalid),
    await purchase('K000000000', order.st),
  ]
  expect(refusals.map(errorIdOf)).toEqual(['ORD409', 'ORD409', 'ORD409'])
  const history = await platform.call('consumer.purchaseHistory', { body: {} }, 'en-us', auth(buyer))
  expect(history).toEqual({ total: 1, orders: [order] })
})

it('is found by its number and email in any letter case, and a miss reveals nothing', async () => {
  const { order } = await placed()
  const track = (orderNumber: string, input: string, postalCode?: string) =>
    platform.ask('consumer.trackOrder', { body: { orderNumber, email: input, postalCode } })
  const result = await track(` ${order.orderNumber.toLowerCase()}`, ` ${email.toUpperCase()} `, '100 02')
  expect(result.body).toEqual({ ...order, st: '' })
  const refusals = [
    await track(order.orderNumber, 'someone@else.example'),
    await track('K000000000', email),
    await track(order.orderNumber, email, '99999'),
    await track(order.orderNumber, 'no address'),
  ]
  expect(refusals.map(errorIdOf)).toEqual(['ORD409', 'ORD409', 'ORD409', 'ORD400'])
  expect(JSON.stringify(refusals[0]?.body).replace(/"correlationId":"[^"]+"/, '')).toBe(
    JSON.stringify(refusals[1]?.body).replace(/"correlationId":"[^"]+"/, ''),
  )
})

it('is cancelled once: the goods are back, the money too', async () => {
  const { buyer, order } = await placed()
  const before = await shop.left(size)
  const lookup = { orderNumber: order.orderNumber, email }
  const answers = await Promise.all([1, 2, 3].map(() => platform.call('consumer.cancelOrder', { body: lookup })))
  expect(answers).toEqual([{ success: true }, { success: true }, { success: true }])
  expect(await shop.left(size)).toBe(before + 1)
  const after = await platform.call('consumer.trackOrder', { body: lookup })
  expect(after.status).toBe('CANCELLED')
  expect((await purchase(order.orderNumber, undefined, buyer)).body).toMatchObject({ status: 'CANCELLED' })
  expect(errorIdOf(await platform.ask('consumer.cancelOrder', { body: { ...lookup, email: 'x@y.example' } }))).toBe(
    'ORD409',
  )
})

it('is refunded by an operator at any time, and reported', async () => {
  const { order } = await placed()
  const number = order.orderNumber
  const operator = { authorization: 'Bearer local-admin-token' }
  expect((await platform.admin(`/orders/${number}`)).body).toMatchObject({ captured: order.totals.total })
  for (const lost of [{}, null, [], { whole: false }])
    expect(errorIdOf(await platform.send('POST', `/admin/orders/${number}/refund`, operator, lost))).toBe('API400')
  expect((await platform.admin(`/orders/${number}/refund`, { whole: true })).body).toEqual({ status: 'cancelled' })
  const report = (await platform.admin('/orders/report')).body as { orders: { orderNumber: string; status: string }[] }
  expect(report.orders.find((order) => order.orderNumber === number)?.status).toBe('CANCELLED')
  expect((await platform.send('GET', `/admin/orders/${number}`)).status).toBe(401)
  expect((await platform.admin('/orders/K000000000')).status).toBe(404)
})

it('that has left the shop is refunded whole without a unit that could be sold again', async () => {
  for (const state of ['SENT', 'DELIVERED']) {
    const { order } = await placed()
    const before = await shop.left(size)
    const [shipment] = order.shipments
    await report(order.orderNumber, { shipmentId: shipment?.shipmentId, state, at: new Date().toISOString() })
    const refunded = await platform.admin(`/orders/${order.orderNumber}/refund`, { whole: true })
    expect(refunded.body).toEqual({ status: 'cancelled' })
    expect(await shop.left(size), state).toBe(before)
  }
})

it('is refunded in part, once per key and up to what was paid; whoever keeps the order sees it', async () => {
  const { buyer, order } = await placed()
  const path = `/orders/${order.orderNumber}`
  const keyed = (key: string = crypto.randomUUID()) => ({ 'x-idempotency-key': key })
  const refund = (body: unknown, headers: Record<string, string> = keyed()) =>
    platform.send('POST', `/admin${path}/refund`, { authorization: 'Bearer local-admin-token', ...headers }, body)
  const itemId = order.items[0]?.id
  const malformed = [
    [{ amount: 0 }, 'body.amount'],
    [{ amount: -1 }, 'body.amount'],
    [{ amount: 1.5 }, 'body.amount'],
    [{ amount: '1000' }, 'body.amount'],
    [{ amount: 1000, note: 'x' }, 'body'],
    [{ lines: [] }, 'body.lines'],
    [{ lines: [{ itemId, qty: 0 }] }, 'body.lines.0.qty'],
    [{ lines: [{ itemId, qty: 0 }, { qty: -1 }, {}] }, 'body.lines.0.qty'],
    [{ reason: 'Late' }, 'body.amount'],
    [{}, 'body.amount'],
    [{ whole: false }, 'body.whole'],
    [{ whole: true, amount: 1000 }, 'body'],
    [[], 'body'],
    [null, 'body'],
    ['amount', 'body'],
  ] as const
  for (const [body, at] of malformed)
    expect(await refund(body), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: {
        errorDetails: [
          {
            errorId: 'API400',
            additionalInfo: { path: at, reason: expect.not.stringMatching(/^Invalid input$|none/) },
          },
        ],
      },
    })
  expect(await refund({ whole: true, amount: 1000 })).toMatchObject({
    body: { errorDetails: [{ additionalInfo: { reason: 'Unrecognized key: "amount"' } }] },
  })
  for (const headers of [{}, keyed(''), keyed('k'.repeat(201))]) {
    const keyless = await refund({ amount: 1000 }, headers)
    expect(keyless).toMatchObject({
      status: 400,
      body: { errorDetails: [{ errorId: 'API400', additionalInfo: { path: 'headers.x-idempotency-key' } }] },
    })
  }
  const once = keyed('refund-1')
  const first = await refund({ amount: 1000, reason: 'Arrived late' }, once)
  expect(first.body).toMatchObject({
    refund: { refundId: `${order.orderNumber}-F1`, amount: 1000, reason: 'Arrived late', state: 'DONE' },
  })
  expect(await refund({ amount: 1000, reason: 'Arrived late' }, once)).toMatchObject({ body: first.body })
  expect(errorIdOf(await refund({ amount: 1001 }, once))).toBe('API409')
  const most = formatMoney(order.totals.total - 1000, 'USD', 'en-us')
  expect(await refund({ amount: order.totals.total - 999 })).toMatchObject({
    body: { errorDetails: [{ errorId: 'RFD409', message: text('REFUND_ABOVE_REST', 'en-us', { most }) }] },
  })
  expect(text('REFUND_ABOVE_REST', 'en-us', { most })).toContain(`: at most ${most} is possible.`)
  const unknown = { authorization: 'Bearer local-admin-token', ...keyed() }
  expect(errorIdOf(await platform.send('POST', '/admin/orders/K000000000/refund', unknown, { amount: 1 }))).toBe(
    'ORD409',
  )
  const { body } = await platform.admin(path)
  expect(body).toMatchObject({
    captured: order.totals.total,
    refunds: [
      { amount: 1000, reason: 'Arrived late', state: 'DONE', payments: [{ code: 'CREDIT_CARD', amount: 1000 }] },
    ],
  })
  const [shown] = (await platform.call('consumer.purchaseHistory', { body: {} }, 'en-us', auth(buyer))).orders
  expect(shown?.refunds).toMatchObject([{ amount: 1000, refundedAt: expect.any(String) }])
  expect(JSON.stringify(shown)).not.toContain('Arrived late')
  expect((await refund({ whole: true })).body).toEqual({ status: 'cancelled' })
  expect(errorIdOf(await refund({ amount: 1 }))).toBe('RFD409')
})

it('of several lines is refunded once per key, in whatever order the lines are named', async () => {
  const other = await shop.stock(2, 100)
  const token = await newGuest(platform.origin)
  const { cartId } = await fillCart(platform.origin, token, size, 2)
  await platform.call('cart.addItems', { body: [{ cartId, ...other, qty: 1 }] }, 'en-us', auth({ token }))
  const { order } = await shop.buy(await lookAgain(platform.origin, { token, cartId, shown: '' }))
  const [one = '', two = ''] = order?.items.map(({ id }) => id) ?? []
  const refund = (lines: object[]) => {
    const headers = { authorization: 'Bearer local-admin-token', 'x-idempotency-key': 'lines-1' }
    return platform.send('POST', `/admin/orders/${order?.orderNumber}/refund`, headers, { lines })
  }
  const inWords = [
    [
      { itemId: one, qty: 2 },
      { itemId: two, qty: 1 },
    ],
    [
      { itemId: two, qty: 1 },
      { itemId: one, qty: 2 },
    ],
    [
      { qty: 1, itemId: one },
      { itemId: two, qty: 1 },
      { itemId: one, qty: 1 },
    ],
  ]
  const answers: unknown[] = []
  for (const lines of inWords) answers.push((await refund(lines)).body)
  expect(answers[0]).toMatchObject({ refund: { state: 'DONE' } })
  expect(answers.slice(1)).toEqual([answers[0], answers[0]])
  expect(errorIdOf(await refund([{ itemId: one, qty: 2 }]))).toBe('API409')
})

it('has an invoice, for its owner', async () => {
  const { buyer, order } = await placed()
  const body = { orderNumber: order.orderNumber }
  const file = await platform.call('consumer.downloadInvoice', { body }, 'de-de', auth(buyer))
  const html = Buffer.from(file.base64, 'base64').toString('utf8')
  expect([html.includes('Rechnung'), html.includes(order.orderNumber)]).toEqual([true, true])
  expect(errorIdOf(await platform.ask('consumer.downloadInvoice', { body }))).toBe('ORD409')
})

const report = (orderNumber: string, event: object) => platform.admin(`/orders/${orderNumber}/fulfillment`, event)

it('says how far its parcels have come, whatever the order of the events; then it can’t be cancelled by its shopper', async () => {
  const { buyer, order } = await placed()
  const [shipment] = order.shipments
  if (!shipment) throw new Error('no shipment')
  const { shipmentId } = shipment
  const [sentAt, deliveredAt] = ['2026-11-02T08:00:00.000Z', '2026-11-04T09:30:00.000Z']
  const trackingUrl = 'https://carrier.example/parcel/1'
  const events = [
    { shipmentId, state: 'DELIVERED', at: deliveredAt },
    { shipmentId, state: 'SENT', at: sentAt, trackingUrl },
    { shipmentId, state: 'DELIVERED', at: '2026-11-05T09:30:00.000Z' },
  ]
  for (const event of events) expect((await report(order.orderNumber, event)).status).toBe(200)
  const [found] = (await platform.call('consumer.purchaseHistory', { body: {} }, 'en-us', auth(buyer))).orders
  expect(found?.shipments).toEqual([{ ...shipment, sentAt, deliveredAt, trackingUrl }])
  const lookup = { orderNumber: order.orderNumber, email }
  const refusals = [
    await platform.ask('consumer.cancelOrder', { body: lookup }),
    await report(order.orderNumber, { ...events[0], shipmentId: 'store:nowhere' }),
    await report('K000000000', { ...events[0] }),
    await report(order.orderNumber, { ...events[0], trackingUrl: 'javascript:alert(1)' }),
  ]
  expect(refusals.map(errorIdOf)).toEqual(['ORD410', 'ORD409', 'ORD409', 'API400'])
})

it('is returned once per key and never more than was bought, by its owner or with its email', async () => {
  const { buyer, order } = await placed()
  const { orderNumber } = order
  const item = { itemId: order.items[0]?.id ?? '', qty: 1, reason: 'too-small' } as const
  const back = (body: object, headers: Record<string, string> = {}, locale: 'de-de' | 'fr-fr' = 'de-de') =>
    platform.ask(
      'consumer.returnLabel',
      { params: { orderId: orderNumber }, body: { items: [item], ...body } },
      locale,
      headers,
    )
  expect(errorIdOf(await back({}, auth(buyer)))).toBe('RTN500')
  await report(orderNumber, {
    shipmentId: order.shipments[0]?.shipmentId,
    state: 'DELIVERED',
    at: new Date().toISOString(),
  })
  expect(errorIdOf(await back({}))).toBe('ORD409')
  expect(errorIdOf(await back({}, auth(buyer), 'fr-fr')), 'no address there').toBe('RTN500')
  expect(errorIdOf(await back({ email: 'someone@else.example' }))).toBe('ORD409')
  const keyed = { ...auth(buyer), 'x-idempotency-key': crypto.randomUUID() }
  const labels = await Promise.all([1, 2, 3].map(() => back({}, keyed)))
  expect(labels.map(({ status }) => status)).toEqual([200, 200, 200])
  const { base64 = '' } = { ...(labels[0]?.body ?? {}) } as { base64?: string }
  const html = Buffer.from(base64, 'base64').toString('utf8')
  for (const text of ['Rücksendeetikett', `${orderNumber}-R1`, returnsGoTo]) expect(html).toContain(text)
  expect(errorIdOf(await back({}, auth(buyer)))).toBe('RTN500')
  const again = await platform.ask(
    'consumer.returnLabel',
    {
      params: { orderId: orderNumber },
      body: { returnId: `${orderNumber}-R1`, email },
    },
    'de-de',
  )
  expect(again.status).toBe(200)
  const before = await shop.left(size)
  const receive = (number: number) => platform.admin(`/orders/${orderNumber}/returns/${number}/received`, {})
  const received = { success: true, status: 'received' }
  for (const answer of await Promise.all([1, 1, 1].map(receive))) expect(answer.body).toEqual(received)
  expect((await receive(1)).body).toEqual(received)
  expect((await receive(2)).status).toBe(404)
  expect(await shop.left(size)).toBe(before + 1)
  const { returns, totals } = await platform.call('consumer.trackOrder', { body: { orderNumber, email } })
  const arrived = { returnId: `${orderNumber}-R1`, receivedAt: expect.any(String), items: [item] }
  expect(returns).toMatchObject([{ ...arrived, refund: totals.total }])
  const outbox = String((await platform.send('GET', '/console/outbox')).body)
  const subjects = [`Your order ${orderNumber}`, `We received your return ${orderNumber}-R1`]
  for (const subject of subjects) expect(outbox.split(`<h2>${subject}</h2>`)).toHaveLength(2)
})

it('survives its object being put away while it waits', async () => {
  const [buyer] = await shop.shoppers(1, size)
  if (!buyer) throw new Error('no buyer')
  const before = await shop.left(size)
  const key = crypto.randomUUID()
  const session = await cardSession('lost')
  const [reply] = await Promise.all([shop.buy(buyer, key, session)])
  expect(reply.order?.status).toBe('PLACED')
  await platform.evict('CART', buyer.cartId)
  expect((await shop.buy(buyer, key, session)).text).toBe(reply.text)
  expect(await shop.left(size)).toBe(before - 1)
})
