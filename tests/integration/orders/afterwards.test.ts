import { afterAll, beforeAll, expect, it } from 'vitest'
import { address, type Shopper, type Size } from '../../../bench/reliability/shopper.ts'
import { errorIdOf, type Platform, startPlatform } from '../platform/platform.ts'
import { buyingFrom, cardSession } from './buying.ts'

let platform: Platform
let shop: ReturnType<typeof buyingFrom>
let size: Size
beforeAll(async () => {
  platform = await startPlatform()
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

it('an order is its owner’s, and whoever’s has its secret', async () => {
  const { buyer, order } = await placed()
  const [stranger] = await shop.shoppers(1, size)
  expect((await purchase(order.orderNumber, undefined, buyer)).body).toEqual(order)
  expect((await purchase(order.orderNumber, order.st)).body).toEqual(order)
  const wrong = `${order.st.slice(0, -1)}${order.st.endsWith('0') ? '1' : '0'}`
  const refusals = [
    await purchase(order.orderNumber, undefined, stranger),
    await purchase(order.orderNumber, wrong),
    await purchase('K000000000', order.st),
  ]
  expect(refusals.map(errorIdOf)).toEqual(['ORD409', 'ORD409', 'ORD409'])
  const history = await platform.call('consumer.purchaseHistory', { body: {} }, 'en-us', auth(buyer))
  expect(history).toEqual({ total: 1, orders: [order] })
})

it('is found by its number and address, in any case, and told apart from none by nothing', async () => {
  const { order } = await placed()
  const track = (orderNumber: string, given: string, postalCode?: string) =>
    platform.ask('consumer.trackOrder', { body: { orderNumber, email: given, postalCode } })
  const found = await track(` ${order.orderNumber.toLowerCase()}`, ` ${email.toUpperCase()} `, '100 02')
  expect(found.body).toEqual({ ...order, st: '' })
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
  expect((await platform.admin(`/orders/${number}`)).body).toMatchObject({ captured: order.totals.total })
  expect((await platform.admin(`/orders/${number}/refund`, {})).body).toEqual({ status: 'cancelled' })
  const report = (await platform.admin('/orders/report')).body as { orders: { orderNumber: string; status: string }[] }
  expect(report.orders.find((one) => one.orderNumber === number)?.status).toBe('CANCELLED')
  expect((await platform.send('GET', `/admin/orders/${number}`)).status).toBe(401)
  expect((await platform.admin('/orders/K000000000')).status).toBe(404)
})

it('has an invoice, for its owner', async () => {
  const { buyer, order } = await placed()
  const body = { orderNumber: order.orderNumber }
  const file = await platform.call('consumer.downloadInvoice', { body }, 'de-de', auth(buyer))
  const html = Buffer.from(file.base64, 'base64').toString('utf8')
  expect([html.includes('Rechnung'), html.includes(order.orderNumber)]).toEqual([true, true])
  expect(errorIdOf(await platform.ask('consumer.downloadInvoice', { body }))).toBe('ORD409')
})

it('survives its object being put away while it waits', async () => {
  const [buyer] = await shop.shoppers(1, size)
  if (!buyer) throw new Error('no buyer')
  const before = await shop.left(size)
  const key = crypto.randomUUID()
  const session = await cardSession('lost')
  const [reply] = await Promise.all([shop.buy(buyer, key, session)])
  expect(reply.order?.status).toBe('PLACED')
  await platform.worker.evictDurableObject('CART', { name: buyer.cartId })
  expect((await shop.buy(buyer, key, session)).text).toBe(reply.text)
  expect(await shop.left(size)).toBe(before - 1)
})
