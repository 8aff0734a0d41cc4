import { beforeEach, describe, expect, it } from 'vitest'
import { openRoom } from '../../tests/harness/experimentation-room.ts'
import { readShopFigures } from './shop-events.ts'

const day = 86_400_000
const now = Date.parse('2026-11-20T10:00:00Z')
let room: ReturnType<typeof openRoom>
beforeEach(() => {
  room = openRoom()
})

const id = (number: number) => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`
const item = { productId: 'KCT3886CINK', price: 8900, quantity: 1 }
const logged = (uuid: number, event: object, { at = now, visitor = 1 } = {}) => ({
  uuid: id(uuid),
  at,
  visitor: id(visitor),
  page: 'product',
  locale: 'en-us',
  event,
})
const view = { name: 'page_view' }
const order = { name: 'purchase', currency: 'USD', value: 8900, items: [item] }
const send = async (events: readonly object[]) => {
  const answer = await room.fetch('/v1/shop-events', { method: 'POST', body: JSON.stringify({ events }) })
  return answer.status
}
const counted = async (days = 7) => {
  const { counts, turnover } = await readShopFigures(room.db, days, now)
  return { counts: Object.fromEntries(counts.map(({ name, ...count }) => [name, count])), turnover }
}

describe('the log of the shop’s events', () => {
  it('counts each event once, and each visitor once', async () => {
    const batch = [logged(1, view), logged(2, view), logged(3, view, { visitor: 2 }), logged(4, order)]
    expect([await send(batch), await send(batch)]).toEqual([204, 204])
    expect(await counted()).toMatchObject({
      counts: { page_view: { events: 3, visitors: 2 }, purchase: { events: 1, visitors: 1 } },
      turnover: [{ currency: 'USD', orders: 1, value: 8900 }],
    })
  })

  it('keeps no event as later than it came, none from before its time, and none for ever', async () => {
    await send([logged(1, view, { at: now + 10 * day }), logged(2, view, { at: now - 91 * day })])
    expect((await counted()).counts).toMatchObject({ page_view: { events: 1 } })
    room.pass(100 * day)
    await send([logged(3, view, { at: now + 100 * day })])
    expect((await counted()).counts).toMatchObject({ page_view: { events: 1 } })
  })

  it.each([
    ['no batch', {}],
    ['an unknown event', { ...logged(1, { name: 'constructor' }) }],
    ['a field that an event has no room for', logged(1, { ...view, email: 'ada@shop.example' })],
    ['words that somebody typed', logged(1, { name: 'search', results: 1, isCorrected: false, words: 'gift for ada' })],
    ['an address for a product', logged(1, { name: 'add_to_cart', item: { productId: 'ada@shop.example' } })],
    ['a person for a visitor', { ...logged(1, view), visitor: 'ada@shop.example' }],
    ['a negative amount', logged(1, { ...order, value: -1 })],
    ['an instant that is none', logged(1, view, { at: -1 })],
    ['too many products', logged(1, { ...order, items: Array(61).fill(item) })],
  ])('refuses %s, and stores nothing of its batch', async (_, bad) => {
    expect(await send([logged(9, view), bad])).toBe(400)
    expect((await counted()).counts).toMatchObject({ page_view: { events: 0 } })
  })

  it('takes events from the shop alone', async () => {
    const body = JSON.stringify({ events: [logged(1, view)] })
    const headers = { 'x-auth-access-key': 'guessed' }
    expect((await room.fetch('/v1/shop-events', { method: 'POST', body, headers })).status).toBe(401)
  })
})
