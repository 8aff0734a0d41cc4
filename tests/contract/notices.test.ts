import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import { homes, openShop, type Shop, type Shopper, size, storeWith } from './checkout-shop.ts'
import { placedOrder, placing, readyBasket } from './ordering.ts'
import { mailsTo } from './outbox.ts'

/** A favorite of style 2: its price and its stock are this file's own. */
const favorite = product(2, 0)
const member = 'member@kerb.example'
let shop: Shop
let shopper: Shopper
beforeAll(async () => {
  shop = await openShop({ FAVORITE_NEWS_DELAY: '0' })
  await feed(8900, 3)
  shopper = await shop.person('member')
})
afterAll(() => shop.close())

async function feed(current: number, quantity: number): Promise<void> {
  const prices = { USD: { current, original: 8900 } }
  const skus = favorite.skus.map((sku) => ({ ...sku, quantity, prices }))
  const { body } = await shop.platform.admin('/catalog/products', { products: [{ ...favorite, skus }] })
  expect(body).toMatchObject({ failed: [] })
}
const choose = (topic: string, enabled: boolean) =>
  shopper.call('consumer.updateNotifications', { body: { topic, enabled, wording: 'The words beside the box' } })
const newsTo = async (recipient: string) =>
  (await mailsTo(shop.platform, recipient)).filter((mail) => mail.includes('News of your favorites'))
const unsubscribeTokenIn = (mail = '') => /List-Unsubscribe: [^\n]*?unsubscribe\?token=([\w.-]+)/.exec(mail)?.[1] ?? ''
const chosen = async () => (await shopper.call('consumer.get', {})).notifications
const events = () =>
  shop.platform.rows(
    "SELECT type, what, proof, wording FROM consent_events WHERE type LIKE 'favorite%' ORDER BY at, what",
  )

it('a lower price of a favorite is mailed to whoever wants it, and one press ends that', async () => {
  const other = await shop.person('wranx')
  for (const who of [shopper, other]) await who.call('wishlists.addFavorite', { body: { id: favorite.productId } })
  await choose('favoritePrices', true)
  await feed(7900, 3)
  await expect.poll(() => newsTo(member)).toHaveLength(1)
  const [mail = ''] = await newsTo(member)
  expect(mail).toMatch(/Walker 2.*: now \$79\.00, was \$89\.00/)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await newsTo('wranx@kerb.example')).toEqual([])

  const token = unsubscribeTokenIn(mail)
  await shop.platform.call('consumer.unsubscribe', { body: { token, byMailProgram: true } })
  expect(await chosen()).toMatchObject({ favoritePrices: false })
  expect(await events()).toEqual([
    { type: 'favoritePrices', what: 'confirmed', proof: 'session', wording: 'The words beside the box' },
    { type: 'favoritePrices', what: 'ended', proof: 'mail-program', wording: null },
  ])
  const forged = { body: { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, byMailProgram: false } }
  expect(await shopper.refusal('consumer.unsubscribe', forged)).toBe('AUT402')
})

it('a favorite that is back is mailed, with its price', async () => {
  const back = await shop.person('athlete')
  await feed(7900, 0)
  await back.call('wishlists.addFavorite', { body: { id: favorite.productId } })
  await back.call('consumer.updateNotifications', { body: { topic: 'favoriteStock', enabled: true } })
  await feed(7900, 2)
  await expect.poll(() => newsTo('athlete@kerb.example')).toHaveLength(1)
  expect((await newsTo('athlete@kerb.example'))[0]).toMatch(/Walker 2.*: back in stock, \$79\.00/)
})

/** Mails to this address about an order. */
const mailsAbout = async ({ orderNumber }: PlacedOrder, recipient: string) =>
  (await mailsTo(shop.platform, recipient)).filter((mail) => mail.includes(orderNumber))
const send = async ({ orderNumber, shipments }: PlacedOrder) => {
  for (const { shipmentId } of shipments) {
    const event = { shipmentId, state: 'SENT', at: new Date().toISOString() }
    expect((await shop.platform.admin(`/orders/${orderNumber}/fulfillment`, event)).status).toBe(200)
  }
}

it('news of orders goes to guests, and to members until they end it; what an order owes goes to everybody', async () => {
  await shop.stock(9)
  const sent = async (who: Shopper, recipient: string) => {
    const order = await placedOrder(who, undefined, { ...homes.us, email: recipient })
    await send(order)
    const mails = await mailsAbout(order, recipient)
    const news = mails.filter((mail) => mail.includes('is on its way to you'))
    return { news, isConfirmed: mails.some((mail) => mail.includes('Thank you')) }
  }
  const guest = await sent(await shop.guest(), 'ada@shop.example')
  expect([guest.news.length, guest.isConfirmed]).toEqual([1, true])
  expect((await sent(shopper, 'friend@shop.example')).news).toHaveLength(1)
  const before = await sent(shopper, member)
  expect([before.news.length, before.isConfirmed]).toEqual([1, true])
  expect(before.news[0]).toContain('the progress of your orders')
  const token = unsubscribeTokenIn(before.news[0])
  await shop.platform.call('consumer.unsubscribe', { body: { token, byMailProgram: false } })
  expect(await chosen()).toMatchObject({ orders: false })
  for (const recipient of [member, 'friend@shop.example']) {
    const after = await sent(shopper, recipient)
    expect([after.news, after.isConfirmed]).toEqual([[], true])
  }
})

it('whoever has no account at an address ends the news of one order there, and nothing else', async () => {
  await shop.stock(9)
  const home = { ...homes.us, email: 'bo@shop.example' }
  const store = storeWith(size(40), 9, (units) => units >= 3)
  for (const who of [await shop.guest(), await shop.person('newmember')]) {
    const cartId = await readyBasket(who, size(40), home)
    await who.call('cart.addItems', { body: [{ ...size(40), cartId, storeId: store }] })
    const placed = await placing(who, cartId)
    const order = placed.body as PlacedOrder
    const [parcel, fetched] = order.shipments.toSorted((one) => (one.shippingMethod === 'pickup' ? 1 : -1))
    if (!parcel || !fetched) throw new Error(`not two shipments: ${JSON.stringify(placed.body)}`)
    await send({ ...order, shipments: [parcel] })
    const [news = ''] = await mailsAbout(order, home.email)
    expect(news).toContain('the progress of this order')
    expect(news).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

    const token = unsubscribeTokenIn(news)
    const press = { body: { token, byMailProgram: true } }
    for (const _ of ['once', 'again']) await shop.platform.call('consumer.unsubscribe', press)
    await send({ ...order, shipments: [fetched] })
    expect((await mailsAbout(order, home.email)).filter((mail) => mail.includes('ready to collect'))).toEqual([])

    const next = await placedOrder(who, undefined, home)
    await send(next)
    expect((await mailsAbout(next, home.email)).map((mail) => mail.includes('on its way'))).toEqual([true, false])
  }
})
