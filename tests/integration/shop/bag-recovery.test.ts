import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { bagging, secret, shoe } from './bagging.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

async function withItem(qty = '1') {
  const bag = bagging(shop)
  const [upc = '', other = ''] = await bag.sizes()
  const told = await bag.json('add', { productId: shoe, upc, qty })
  const item = told.cart?.items[0]
  if (!item) throw new Error(`nothing was added: ${told.message}`)
  const line = { itemId: item.id, productId: shoe, upc }
  return { bag, upc, other, item, line, basketId: told.cart?.id ?? '' }
}

describe('a basket that is gone (BSK404)', () => {
  const elsewhere = async () => (await withItem()).basketId

  it('is made anew when the bag is opened, and the same new one for a second look', async () => {
    const { bag } = await withItem()
    await bag.changeSession({ basketId: await elsewhere() })
    const before = bag.visitor.cookies.header()
    const cart = await bag.cart()
    expect(cart?.items).toEqual([])
    expect((await bag.session()).basketId).toBe(cart?.id)
    for (const pair of before.split('; ')) {
      const [name = '', value = ''] = pair.split('=')
      bag.visitor.cookies.set(name, value)
    }
    expect((await bag.cart())?.id).toBe(cart?.id)
  })

  it('does not cost the shopper what they are adding, and adds it once', async () => {
    const { bag, upc } = await withItem()
    await bag.changeSession({ basketId: await elsewhere() })
    const stale = await bag.session()
    const form = { productId: shoe, upc, qty: '1', key: 'one-click' }
    const told = await bag.json('add', form)
    expect([told.ok, told.cart?.items.map(({ qty }) => qty)]).toEqual([true, [1]])
    await bag.changeSession({ basketId: stale.basketId })
    expect((await bag.json('add', form)).cart?.items.map(({ qty }) => qty)).toEqual([1])
  })

  it('is no reason to complain about a line that was to be removed, and one for a quantity', async () => {
    const { bag, line } = await withItem()
    await bag.changeSession({ basketId: await elsewhere() })
    const stale = (await bag.session()).basketId
    expect(await bag.json('remove', line)).toMatchObject({ ok: true, cart: { items: [] } })
    await bag.changeSession({ basketId: stale })
    expect(await bag.json('update', { ...line, qty: '2' })).toMatchObject({
      ok: false,
      code: 'ORD404',
      itemId: line.itemId,
      place: 'item',
    })
  })
})

describe('a customer who is none any more (AUT498)', () => {
  const dead = { accessToken: 'of-nobody' }

  it('goes on as a new guest with what is left after the change, and is told', async () => {
    const { bag, upc, other, line, item } = await withItem('2')
    const before = await bag.session()
    await bag.changeSession(dead)
    const remaining = `${shoe}:${upc}:2,${shoe}:${other}:1,XX:1:1,KXX0000CXXX:1:1`
    const told = await bag.json('remove', { ...line, remaining })
    expect(told).toMatchObject({
      ok: false,
      code: 'AUT498',
      place: 'toast',
      recovery: 'reset-cart-and-reload',
      itemId: item.id,
    })
    expect(told.cart?.items.map((one) => [one.upc, one.qty])).toEqual([[other, 1]])
    const after = await bag.session()
    expect(after.userId).not.toBe(before.userId)
    expect((await bag.cart())?.id).toBe(told.cart?.id)
  })

  it.each([
    ['add', (line: object) => ({ ...line, qty: '1' }), 3],
    ['update', (line: object) => ({ ...line, qty: '5' }), 5],
  ] as const)('does not lose what %s wanted', async (action, form, units) => {
    const { bag, upc, line } = await withItem('2')
    await bag.changeSession(dead)
    const told = await bag.json(action, { ...form(line), remaining: `${shoe}:${upc}:2` })
    const goods = told.cart?.items.filter(({ bonus }) => !bonus)
    expect([told.code, goods?.map(({ qty }) => qty)]).toEqual(['AUT498', [units]])
  })

  it('has the page say so, and the form come back to the new bag', async () => {
    const { bag, upc, other, line } = await withItem()
    await bag.changeSession(dead)
    const html = await bag.posted('remove', { ...line, remaining: `${shoe}:${upc}:1,${shoe}:${other}:1` })
    expect(html).toContain('Your session has run out')
    expect((await bag.cart())?.items.map((one) => one.upc)).toEqual([other])
  })

  it('empties a bag that is only looked at, and fills it with what the browser remembers', async () => {
    const { bag, upc } = await withItem()
    await bag.changeSession(dead)
    const looked = (await (await bag.visitor.fetch('/api/cart')).json()) as object
    expect(looked).toEqual({ cart: null, code: 'AUT498', recovery: 'reset-cart-and-reload' })
    await bag.json('restore', { remaining: `${shoe}:${upc}:2` })
    expect((await bag.cart())?.items.map(({ qty }) => qty)).toEqual([2])
  })

  it('is also one whose tokens can not be renewed', async () => {
    const { bag, upc, line } = await withItem()
    await bag.changeSession({ accessExpiresAt: 0, refreshToken: 'of-nobody-that-is-long-enough-to-be-one' })
    const told = await bag.json('update', { ...line, qty: '2', remaining: `${shoe}:${upc}:1` })
    expect([told.code, told.cart?.items.map(({ qty }) => qty)]).toEqual(['AUT498', [2]])
  })
})
