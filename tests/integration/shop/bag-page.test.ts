import { describe, expect, it } from 'vitest'
import { giftProductId, giftUpc } from '../../../platform/db/seed/gifts.ts'
import { demoPassword } from '../../../platform/db/seed/people.ts'
import { useShop } from '../../harness/shop.ts'
import { bagging, hidden, secret, shoe } from './bagging.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

type Bag = ReturnType<typeof bagging>

async function withItem(locale = 'en-us', qty = '1') {
  const bag = bagging(shop, shop.visitor(), locale)
  const sizes = await bag.sizes()
  const [upc = ''] = sizes
  const told = await bag.json('add', { productId: shoe, upc, qty })
  const item = told.cart?.items[0]
  if (!item) throw new Error(`nothing was added: ${told.message}`)
  return { bag, upc, sizes, item, line: { itemId: item.id, productId: shoe, upc } }
}

const only = async (bag: Bag) => {
  const item = (await bag.cart())?.items[0]
  if (!item) throw new Error('the bag is empty')
  return item
}

async function giftCard(): Promise<string> {
  const html = await (await shop.fetch('/en-us/c/gift-cards-4400')).text()
  return /href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(html)?.[1] ?? ''
}

describe('the cart page, with forms alone', () => {
  it('changes to another size of the same shoe', async () => {
    const { bag, sizes, line } = await withItem()
    const html = await bag.posted('size', { ...line, upc: sizes[1] ?? '', qty: '1' })
    expect((await bag.cart())?.items.map(({ upc }) => upc)).toEqual([sizes[1]])
    expect(html).toMatch(new RegExp(`<option value="${sizes[1]}" selected`))
  })

  it('takes a code, names what it does, and lets it go again', async () => {
    const { bag } = await withItem()
    const html = await bag.posted('coupon', { coupon: ' welcome10 ' })
    expect(html).toContain('aria-label="Remove code WELCOME10"')
    expect(html).toContain('10% to say hello')
    expect(html).toContain('List price')
    expect(await bag.posted('coupon-remove', { coupon: 'WELCOME10' })).not.toContain('10% to say hello')
  })

  it.each([
    ['NOSUCH', 'PRM130'],
    ['EXPIRED10', 'PRM155'],
    ['SOON10', 'PRM135'],
    ['', 'PRM130'],
  ])('says at the field what is wrong with the code %j', async (coupon, code) => {
    const { bag } = await withItem()
    const answer = await bag.post('coupon', { coupon, returnTo: '/en-us/cart' })
    expect(answer.headers.get('location')).toContain(`notice=coupon%3A${code}`)
    const html = await bag.page(answer.headers.get('location') ?? '')
    expect(html).toMatch(
      /<input[^>]*name="coupon"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*name="coupon"/,
    )
    if (coupon) expect(html).toMatch(new RegExp(`<input[^>]*value="${coupon}"`))
    expect(await bag.json('coupon', { coupon })).toMatchObject({ ok: false, code, place: 'input' })
  })

  it('shows everything that is in it in German, with the tax that is included', async () => {
    const { bag } = await withItem('de-de', '2')
    const html = await bag.page()
    for (const words of ['Für später merken', 'Enthält', 'Aktionscode', 'Zwischensumme', 'Im Laden abholen'])
      expect(html).toContain(words)
  })

  it('keeps the codes of a refusal in the address and its words at the line', async () => {
    const { bag, line } = await withItem()
    const html = await bag.posted('update', { ...line, itemId: 'no-such-line', qty: '2' })
    expect(html).toContain('This item is not available right now')
    const atLine = await bag.page(`/en-us/cart?notice=update-quantity:PRC400&line=${line.itemId}`)
    const markup = atLine.slice(
      atLine.indexOf(`id="${line.itemId}"`),
      atLine.indexOf('</li>', atLine.indexOf(line.itemId)),
    )
    expect(markup).toContain('role="alert"')
    expect(await bag.page('/en-us/cart?notice=<b>:x')).not.toContain('role="alert"')
  })
})

describe('a code that does not fit the bag', () => {
  it('is refused for good: script does not send it again', async () => {
    const { bag } = await withItem()
    const answer = await bag.post('coupon', { coupon: 'BOOTS15' }, { accept: 'application/json' })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ ok: false, code: 'PRM175', place: 'input' })
  })
})

describe('delivery of a line', () => {
  it('goes to a store and back, and offers the store from then on', async () => {
    const { bag, line, item } = await withItem()
    let store = ''
    for (const number of [101, 102, 103, 104, 105]) {
      store = `KERB-US-${number}`
      if ((await bag.json('delivery', { itemId: item.id, code: 'pickup', storeId: store })).ok) break
    }
    expect(await only(bag)).toMatchObject({ selectedShippingOption: 'pickup', storeId: store })
    const html = await bag.page()
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="pickup"|<input[^>]*value="pickup"[^>]*checked=""/)
    expect(html).toMatch(/Pick up at Kerb/)
    const back = await bag.posted('delivery', { ...line, code: 'standard', storeId: store })
    expect((await only(bag)).selectedShippingOption).toBe('standard')
    expect(back).toMatch(/Pick up at Kerb/)
  })

  it('says that a way does not exist', async () => {
    const { bag, item } = await withItem()
    const told = await bag.json('delivery', { itemId: item.id, code: 'pickup', storeId: 'NO-STORE' })
    expect(told).toMatchObject({ ok: false, code: 'SHP404', itemId: item.id })
    const html = await bag.posted('delivery', { itemId: item.id, code: 'pudo' })
    expect(html).toContain('role="alert"')
  })
})

describe('what is saved for later', () => {
  it('leaves the bag, stays below it, and comes back once', async () => {
    const { bag, line, upc } = await withItem()
    const html = await bag.posted('save', line)
    expect((await bag.cart())?.items).toEqual([])
    expect(html).toContain('Saved for later')
    const saved = { saveForLaterId: hidden(html, 'saveForLaterId'), savedItemId: hidden(html, 'savedItemId') }
    const back = { ...saved, productId: shoe, upc, qty: '1' }
    expect(await bag.posted('move-back', back)).not.toContain('Saved for later</h2>')
    expect((await only(bag)).upc).toBe(upc)
    await bag.json('move-back', back)
    expect((await only(bag)).qty).toBe(1)
  })

  it('can be dropped, also twice', async () => {
    const { bag, line } = await withItem()
    const html = await bag.posted('save', line)
    const saved = { saveForLaterId: hidden(html, 'saveForLaterId'), savedItemId: hidden(html, 'savedItemId') }
    expect(await bag.posted('drop-saved', saved)).not.toContain('saveForLaterId')
    expect((await bag.json('drop-saved', saved)).ok).toBe(true)
  })

  it('is not for a connected employee', async () => {
    const bag = bagging(shop)
    await bag.page('/en-us/associate-login')
    const csrf = hidden(await bag.page('/en-us/associate-login'), 'csrf')
    const form = { csrf, email: 'associate@kerb.example', password: demoPassword, storeId: '' }
    const signedIn = await bag.visitor.fetch('/api/session/associate?locale=en-us', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
    expect(signedIn.status).toBe(303)
    const [upc = ''] = await bag.sizes()
    const told = await bag.json('add', { productId: shoe, upc, qty: '1' })
    expect(await bag.page()).not.toContain('/api/cart/save')
    expect(await bag.json('save', { itemId: told.cart?.items[0]?.id ?? '' })).toMatchObject({
      ok: false,
      code: 'AUT404',
    })
  })
})

describe('a gift card', () => {
  it('comes by e-mail to whom it is for, and counts towards no free shipping', async () => {
    const bag = bagging(shop)
    const productId = await giftCard()
    const [upc = ''] = await bag.sizes(productId)
    const told = await bag.json('add', { productId, upc, qty: '1' })
    const item = told.cart?.items[0]
    const line = { itemId: item?.id ?? '', productId, upc, qty: '1' }
    const gift = { giftTo: 'Ada', giftEmail: 'ada@shop.example', giftMessage: 'For the way home' }
    const html = await bag.posted('gift-option', { ...line, ...gift })
    for (const words of ['By email', 'For Ada (ada@shop.example)', 'For the way home']) expect(html).toContain(words)
    expect(html).not.toContain('free shipping')
    expect((await only(bag)).giftOption).toEqual({ to: 'Ada', email: 'ada@shop.example', message: 'For the way home' })
    expect(await bag.json('gift-option', { ...line, giftEmail: 'no address' })).toMatchObject({
      ok: false,
      code: 'AUT453',
      place: 'input',
    })
    await bag.json('gift-option', line)
    expect((await only(bag)).giftOption).toBeNull()
  })
})

describe('what the shop does not sell just so', () => {
  it.each([
    ['gift', giftProductId, giftUpc, 'GWP403', 'This item cannot be added to cart'],
    ['too many', shoe, '', 'INV408', 'The limit is'],
    ['unknown', 'KXX0000CXXX', '1', 'ORD404', 'We could not add this'],
  ])('%s', async (_, productId, upc, code, words) => {
    const bag = bagging(shop)
    const [first = ''] = await bag.sizes()
    const told = await bag.json('add', { productId, upc: upc || first, qty: '99' })
    expect(told).toMatchObject({ ok: false, code, place: 'toast' })
    expect(told.message).toContain(words)
  })

  it('says the limit of a quantity that is too high, and leaves it as it was', async () => {
    const { bag, line } = await withItem()
    const told = await bag.json('update', { ...line, qty: '900' })
    expect(told).toMatchObject({ ok: false, code: 'INV408', place: 'top', recovery: 'refetch-cart' })
    expect(told.message).toContain(String(told.maxAllowedQty))
    expect(await bag.posted('update', { ...line, qty: '900' })).toContain(`The limit is ${told.maxAllowedQty}`)
    expect((await only(bag)).qty).toBe(1)
  })

  it('gives a bonus that can neither be changed nor taken out', async () => {
    const { bag } = await withItem('en-us', '3')
    const bonus = (await bag.cart())?.items.find((one) => one.bonus)
    expect(bonus).toBeDefined()
    const line = { itemId: bonus?.id ?? '', productId: giftProductId, upc: giftUpc }
    expect(await bag.page()).toContain('Gift')
    expect(await bag.json('update', { ...line, qty: '2' })).toMatchObject({
      code: 'GWP403',
      message: 'You have reached the maximum item qty while in cart.',
    })
    expect(await bag.json('remove', line)).toMatchObject({
      code: 'GWP403',
      message: 'Unable to remove item from cart. Please try again later',
    })
  })
})
