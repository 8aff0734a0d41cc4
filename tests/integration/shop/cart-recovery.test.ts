import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { useShop } from '../../harness/shop.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'

const shop = useShop({ catalogue: 'demo', shared: true, vars: { shop: { SESSION_SECRET: secret } } })

async function withItem(qty = '1') {
  const forms = cartForms(shop)
  const [upc = '', other = ''] = await forms.sizes()
  const answer = await forms.json('add', { productId: shoe, upc, qty })
  const item = answer.cart?.items[0]
  if (!item) throw new Error(`nothing was added: ${answer.message}`)
  const line = { itemId: item.id, productId: shoe, upc }
  return { forms, upc, other, item, line, basketId: answer.cart?.id ?? '' }
}

/** Units by size, without gifts. */
const linesIn = (cart: Pick<Cart, 'items'> | null | undefined) =>
  Object.fromEntries((cart?.items ?? []).flatMap(({ upc, qty, bonus }) => (bonus ? [] : [[upc, qty]])))

describe('a basket that is gone (BSK404)', () => {
  const elsewhere = async () => (await withItem()).basketId

  it('is made again when the cart is opened, and the same new one for a second look', async () => {
    const { forms } = await withItem()
    await forms.changeSession({ basketId: await elsewhere() })
    const before = forms.visitor.cookies.header()
    const cart = await forms.cart()
    expect(cart?.items).toEqual([])
    expect((await forms.session()).basketId).toBe(cart?.id)
    for (const pair of before.split('; ')) {
      const [name = '', value = ''] = pair.split('=')
      forms.visitor.cookies.set(name, value)
    }
    expect((await forms.cart())?.id).toBe(cart?.id)
  })

  it('does not cost the shopper what they are adding, and adds it once', async () => {
    const { forms, upc } = await withItem()
    await forms.changeSession({ basketId: await elsewhere() })
    const stale = await forms.session()
    const form = { productId: shoe, upc, qty: '1', key: 'one-click' }
    const answer = await forms.json('add', form)
    expect([answer.ok, answer.cart?.items.map(({ qty }) => qty)]).toEqual([true, [1]])
    await forms.changeSession({ basketId: stale.basketId })
    expect((await forms.json('add', form)).cart?.items.map(({ qty }) => qty)).toEqual([1])
  })

  it('is no reason to complain about a line that was to be removed, or to have another quantity', async () => {
    const { forms, line } = await withItem()
    await forms.changeSession({ basketId: await elsewhere() })
    const stale = (await forms.session()).basketId
    expect(await forms.json('remove', line)).toMatchObject({ ok: true, cart: { items: [] } })
    await forms.changeSession({ basketId: stale })
    const updated = await forms.json('update', { ...line, qty: '2' })
    expect([updated.ok, linesIn(updated.cart)]).toEqual([true, { [line.upc]: 2 }])
  })
})

describe('a basket that is gone, and what the form knows of it', () => {
  async function gone(qty = '2') {
    const { forms, line, upc, other } = await withItem(qty)
    const elsewhere = await withItem()
    await forms.changeSession({ basketId: elsewhere.basketId })
    return { forms, line, upc, other, remaining: `${shoe}:${upc}:${qty},${shoe}:${other}:1` }
  }
  it('is rebuilt with another quantity', async () => {
    const { forms, line, upc, other, remaining } = await gone()
    const answer = await forms.json('update', { ...line, qty: '3', remaining, key: 'rebuilt-once' })
    expect([answer.ok, linesIn(answer.cart)]).toEqual([true, { [upc]: 3, [other]: 1 }])
    expect(linesIn(await forms.cart())).toEqual({ [upc]: 3, [other]: 1 })
  })

  it('is rebuilt with the new size', async () => {
    const { forms, line, upc, other } = await gone()
    const remaining = `${shoe}:${upc}:2`
    const answer = await forms.json('size', { ...line, upc: other, fromUpc: upc, qty: '2', remaining })
    expect([answer.ok, linesIn(answer.cart)]).toEqual([true, { [other]: 2 }])
  })

  it('is rebuilt with what is added', async () => {
    const { forms, upc, other, remaining } = await gone()
    const answer = await forms.json('add', { productId: shoe, upc: other, qty: '1', remaining })
    expect([answer.ok, linesIn(answer.cart)]).toEqual([true, { [upc]: 2, [other]: 2 }])
  })

  it('is rebuilt, and says so, where a line was to be saved', async () => {
    const { forms, line, upc, other, remaining } = await gone()
    const answer = await forms.json('save', { ...line, remaining })
    expect([answer.ok, answer.code, linesIn(answer.cart)]).toEqual([false, 'BSK404', { [upc]: 2, [other]: 1 }])
  })
})

it('a basket that is gone is made again where a saved line is dropped', async () => {
  const { forms, upc } = await withItem()
  const elsewhere = await withItem()
  await forms.changeSession({ basketId: elsewhere.basketId })
  const saved = { saveForLaterId: 'of-nobody', savedItemId: 'x' }
  const answer = await forms.json('drop-saved', { ...saved, remaining: `${shoe}:${upc}:1` })
  expect([answer.ok, linesIn(answer.cart)]).toEqual([true, { [upc]: 1 }])
  expect(answer.message).toContain('Your cart was gone')
})

describe('a basket that is gone, whose lines are all that is left', () => {
  const said = 'Your cart was gone. It was made again with its items. Discount codes'
  async function gone() {
    const { forms, line, upc } = await withItem()
    const elsewhere = await withItem()
    await forms.changeSession({ basketId: elsewhere.basketId })
    return { forms, line: { ...line, upc }, remaining: `${shoe}:${upc}:1` }
  }
  it.each([
    ['update', { qty: '2' }],
    ['save', {}],
    ['coupon', { coupon: 'WELCOME10' }],
    ['delivery', { code: 'standard' }],
  ])('says so to script after %s', async (action, fields) => {
    const { forms, line, remaining } = await gone()
    expect((await forms.json(action, { ...line, ...fields, remaining })).message).toContain(said)
  })

  it.each([
    ['update', { qty: '2' }],
    ['save', {}],
    ['coupon', { coupon: 'WELCOME10' }],
    ['delivery', { code: 'standard' }],
  ])('says so on the page after %s', async (action, fields) => {
    const { forms, line, remaining } = await gone()
    const page = await forms.posted(action, { ...line, ...fields, remaining })
    expect(page).toContain(said)
    expect(page).not.toContain('We could not find your cart')
  })
})

describe('a customer whose session has ended (AUT498)', () => {
  const dead = { accessToken: 'of-nobody' }

  it('continues as a new guest with the remaining lines, and sees a message', async () => {
    const { forms, upc, other, line, item } = await withItem('2')
    const before = await forms.session()
    await forms.changeSession(dead)
    const remaining = `${shoe}:${upc}:2,${shoe}:${other}:1,XX:1:1,KXX0000CXXX:1:1`
    const answer = await forms.json('remove', { ...line, remaining })
    expect(answer).toMatchObject({
      ok: false,
      code: 'AUT498',
      place: 'toast',
      recovery: 'reset-cart-and-reload',
      itemId: item.id,
    })
    expect(answer.cart?.items.map((item) => [item.upc, item.qty])).toEqual([[other, 1]])
    const after = await forms.session()
    expect(after.userId).not.toBe(before.userId)
    expect((await forms.cart())?.id).toBe(answer.cart?.id)
  })

  it.each([
    ['add', (line: object) => ({ ...line, qty: '1' }), 3],
    ['update', (line: object) => ({ ...line, qty: '5' }), 5],
  ] as const)('does not lose what %s wanted', async (action, form, units) => {
    const { forms, upc, line } = await withItem('2')
    await forms.changeSession(dead)
    const answer = await forms.json(action, { ...form(line), remaining: `${shoe}:${upc}:2` })
    const goods = answer.cart?.items.filter(({ bonus }) => !bonus)
    expect([answer.code, goods?.map(({ qty }) => qty)]).toEqual(['AUT498', [units]])
  })

  it('has the page say so, and the form come back to the new cart', async () => {
    const { forms, upc, other, line } = await withItem()
    await forms.changeSession(dead)
    const html = await forms.posted('remove', { ...line, remaining: `${shoe}:${upc}:1,${shoe}:${other}:1` })
    expect(html).toContain('Your session has ended. Your cart was kept.')
    expect(html).toContain('href="/en-us/account?returnTo=%2Fen-us%2Fcart"')
    expect((await forms.cart())?.items.map((item) => item.upc)).toEqual([other])
  })

  it('empties a cart that is only looked at, and fills it with what the browser remembers', async () => {
    const { forms, upc } = await withItem()
    await forms.changeSession(dead)
    const looked = (await (await forms.visitor.fetch('/api/cart')).json()) as object
    expect(looked).toEqual({ cart: null, code: 'AUT498', recovery: 'reset-cart-and-reload' })
    await forms.json('restore', { remaining: `${shoe}:${upc}:2` })
    expect((await forms.cart())?.items.map(({ qty }) => qty)).toEqual([2])
  })

  it('is also one whose tokens can not be renewed', async () => {
    const { forms, upc, line } = await withItem()
    await forms.changeSession({ accessExpiresAt: 0, refreshToken: 'of-nobody-that-is-long-enough-to-be-one' })
    const answer = await forms.json('update', { ...line, qty: '2', remaining: `${shoe}:${upc}:1` })
    expect([answer.code, answer.cart?.items.map(({ qty }) => qty)]).toEqual(['AUT498', [2]])
  })
})
