import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { RequestContext } from '../../context/request-context.ts'
import { type OrderInHand, orderCookie, readUnseenOrder } from './order-cookie.ts'

const context = {
  url: new URL('https://shop.example/en-us'),
  config: { SESSION_SECRET: 'a secret of more than thirty-two characters' },
} as unknown as RequestContext
const order: OrderInHand = { orderNumber: 'K123', st: 'secret', method: null, unseen: true, bag: 'own' }

async function roundTrip(reference: OrderInHand) {
  const app = new Hono()
    .get('/set', async (c) => {
      await orderCookie.set(c, context, reference)
      return c.text('ok')
    })
    .get('/read', async (c) => c.json([await orderCookie.read(c, context), await readUnseenOrder(c, context)]))
  const set = (await app.request('/set')).headers.get('set-cookie') ?? ''
  const cookie = set.split(';')[0] ?? ''
  return {
    set,
    cookie,
    read: async (cookie: string) => (await app.request('/read', { headers: { cookie: cookie } })).json(),
  }
}

it('an order is found again by its cookie, and is unseen until it was shown', async () => {
  const unseen = await roundTrip(order)
  expect(await unseen.read(unseen.cookie)).toEqual([order, order])
  expect(unseen.set).toMatch(/^__Host-kerb-order=.*Max-Age=86400.*HttpOnly.*Secure.*SameSite=Lax/)
  const reference = await roundTrip({ ...order, unseen: false })
  expect(await reference.read(reference.cookie)).toEqual([{ ...order, unseen: false }, null])
})

it('a forged cookie is ignored', async () => {
  const { cookie, read } = await roundTrip(order)
  expect(await read(`${cookie}x`)).toEqual([null, null])
  expect(await read('')).toEqual([null, null])
})
