import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { bagging, hidden, secret, shoe } from './bagging.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
type Next = { readonly next?: string }

/** Two sizes in the bag, with the stores that have both. */
async function twoLines() {
  const bag = bagging(shop)
  const [first = '', second = ''] = await bag.sizes()
  await bag.json('add', { productId: shoe, upc: first, qty: '1' })
  const { cart } = await bag.json('add', { productId: shoe, upc: second, qty: '1' })
  const [one = '', other = ''] = (cart?.items ?? []).filter(({ bonus }) => !bonus).map(({ id }) => id)
  const stores: string[] = []
  for (const number of [101, 102, 103, 104, 105]) {
    const storeId = `KERB-US-${number}`
    if ((await bag.json('delivery', { itemId: `${one},${other}`, code: 'pickup', storeId })).ok) stores.push(storeId)
  }
  const [here = '', there = ''] = stores
  if (!there) throw new Error('no two stores have both sizes')
  await bag.json('delivery', { itemId: `${one},${other}`, code: 'pickup', storeId: here })
  return { bag, one, other, there }
}

describe('a line that is picked up in another store than the rest', () => {
  it('asks whether the rest shall follow, and says when it has', async () => {
    const { bag, one, there } = await twoLines()
    const ask = `/en-us/dialog/change-store?store=${there}`
    expect(((await bag.json('delivery', { itemId: one, code: 'pickup', storeId: there })) as Next).next).toBe(ask)
    const html = await bag.page(ask)
    const form = { itemId: hidden(html, 'itemId'), storeId: there, code: 'pickup', moved: hidden(html, 'moved') }
    const answer = await bag.post('delivery', form)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en-us/dialog/store-changed?store=${there}`])
    expect((await bag.cart())?.items.filter(({ bonus }) => !bonus).map(({ storeId }) => storeId)).toEqual([
      there,
      there,
    ])
    expect(await bag.page(answer.headers.get('location') ?? '')).toContain('Your store has changed')
  })

  it('is not asked about where nothing else is picked up', async () => {
    const { bag, one, other, there } = await twoLines()
    await bag.json('delivery', { itemId: other, code: 'standard' })
    expect(((await bag.json('delivery', { itemId: one, code: 'pickup', storeId: there })) as Next).next).toBeUndefined()
  })
})

describe('what a browser remembers', () => {
  it('never takes the place of a bag that is there', async () => {
    const { bag } = await twoLines()
    const before = await bag.cart()
    const told = await bag.json('restore', { remaining: `${shoe}:1:1` })
    expect([told.ok, (await bag.cart())?.id]).toEqual([true, before?.id])
  })

  it('is not bought again where there is no bag any more', async () => {
    const { bag, one } = await twoLines()
    const upc = (await bag.cart())?.items.find(({ id }) => id === one)?.upc ?? ''
    await bag.changeSession({ basketId: null, accessToken: 'of-nobody' })
    const told = await bag.json('add', { productId: shoe, upc, qty: '1', remaining: `${shoe}:${upc}:3` })
    expect([told.code, told.cart?.items.filter(({ bonus }) => !bonus).map(({ qty }) => qty)]).toEqual(['AUT498', [1]])
  })
})
