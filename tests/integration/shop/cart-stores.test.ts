import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { cartForms, hidden, secret, shoe } from './cart-forms.ts'

const shop = useShop({ catalogue: 'demo', shared: true, vars: { shop: { SESSION_SECRET: secret } } })
type Next = { readonly next?: string }

/** Two sizes in the cart, with the stores that have both. */
async function twoLines() {
  const forms = cartForms(shop)
  const [first = '', second = ''] = await forms.sizes()
  await forms.json('add', { productId: shoe, upc: first, qty: '1' })
  const { cart } = await forms.json('add', { productId: shoe, upc: second, qty: '1' })
  const [one = '', other = ''] = (cart?.items ?? []).filter(({ bonus }) => !bonus).map(({ id }) => id)
  const stores: string[] = []
  for (const number of [101, 102, 103, 104, 105]) {
    const storeId = `KERB-US-${number}`
    if ((await forms.json('delivery', { itemId: `${one},${other}`, code: 'pickup', storeId })).ok) stores.push(storeId)
  }
  const [current = '', existing = ''] = stores
  if (!existing) throw new Error('no two stores have both sizes')
  await forms.json('delivery', { itemId: `${one},${other}`, code: 'pickup', storeId: current })
  return { forms, one, other, there: existing }
}

describe('a line that is picked up in another store than the rest', () => {
  it('offers to move the other lines too, and confirms when they have moved', async () => {
    const { forms, one, there } = await twoLines()
    const ask = `/en-us/dialog/change-store?store=${there}`
    expect(((await forms.json('delivery', { itemId: one, code: 'pickup', storeId: there })) as Next).next).toBe(ask)
    const html = await forms.page(ask)
    const form = { itemId: hidden(html, 'itemId'), storeId: there, code: 'pickup', moved: hidden(html, 'moved') }
    const answer = await forms.post('delivery', form)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en-us/dialog/store-changed?store=${there}`])
    expect((await forms.cart())?.items.filter(({ bonus }) => !bonus).map(({ storeId }) => storeId)).toEqual([
      there,
      there,
    ])
    expect(await forms.page(answer.headers.get('location') ?? '')).toContain('Your store has changed')
  })

  it('is not offered when no other line is picked up', async () => {
    const { forms, one, other, there } = await twoLines()
    await forms.json('delivery', { itemId: other, code: 'standard' })
    expect(
      ((await forms.json('delivery', { itemId: one, code: 'pickup', storeId: there })) as Next).next,
    ).toBeUndefined()
  })
})

describe('what a browser remembers', () => {
  it('never takes the place of a cart that is there', async () => {
    const { forms } = await twoLines()
    const before = await forms.cart()
    const reply = await forms.json('restore', { remaining: `${shoe}:1:1` })
    expect([reply.ok, (await forms.cart())?.id]).toEqual([true, before?.id])
  })

  it('is not bought again where there is no cart any more', async () => {
    const { forms, one } = await twoLines()
    const upc = (await forms.cart())?.items.find(({ id }) => id === one)?.upc ?? ''
    await forms.changeSession({ basketId: null, accessToken: 'of-nobody' })
    const reply = await forms.json('add', { productId: shoe, upc, qty: '1', remaining: `${shoe}:${upc}:3` })
    expect([reply.code, reply.cart?.items.filter(({ bonus }) => !bonus).map(({ qty }) => qty)]).toEqual(['AUT498', [1]])
  })
})
