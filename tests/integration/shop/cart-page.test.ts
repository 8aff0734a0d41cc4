import { describe, expect, it } from 'vitest'
import { giftProductId } from '../../../demo/seed/articles.ts'
import { giftUpc } from '../../../demo/seed/gifts.ts'
import { demoPassword } from '../../../demo/seed/people.ts'
import { message } from '../../../shared/errors/message.ts'
import { useShop } from '../../harness/shop.ts'
import { cartForms, hidden, secret, shoe } from './cart-forms.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

type Forms = ReturnType<typeof cartForms>

async function withItem(locale = 'en-us', qty = '1') {
  const forms = cartForms(shop, shop.visitor(), locale)
  const sizes = await forms.sizes()
  const [upc = ''] = sizes
  const reply = await forms.json('add', { productId: shoe, upc, qty })
  const item = reply.cart?.items[0]
  if (!item) throw new Error(`nothing was added: ${reply.message}`)
  return { forms, upc, sizes, item, line: { itemId: item.id, productId: shoe, upc } }
}

const only = async (forms: Forms) => {
  const item = (await forms.cart())?.items[0]
  if (!item) throw new Error('the cart is empty')
  return item
}

async function giftCard(): Promise<string> {
  const html = await (await shop.fetch('/en-us/c/gift-cards-4400')).text()
  return /href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(html)?.[1] ?? ''
}

describe('the cart page, with forms alone', () => {
  it('changes to another size of the same shoe', async () => {
    const { forms, sizes, line } = await withItem()
    const html = await forms.posted('size', { ...line, upc: sizes[1] ?? '', qty: '1' })
    expect((await forms.cart())?.items.map(({ upc }) => upc)).toEqual([sizes[1]])
    expect(html).toMatch(new RegExp(`<option value="${sizes[1]}" selected`))
  })

  it('takes a code, names what it does, and lets it go again', async () => {
    const { forms } = await withItem()
    const html = await forms.posted('coupon', { coupon: ' welcome10 ' })
    expect(html).toContain('aria-label="Remove code WELCOME10"')
    expect(html).toContain('10% to say hello')
    expect(html).toContain('List price')
    expect(await forms.posted('coupon-remove', { coupon: 'WELCOME10' })).not.toContain('10% to say hello')
    expect(await forms.posted('coupon-remove', { coupon: 'WELCOME10' }), 'in another tab').not.toContain('role="alert"')
    expect(await forms.json('coupon-remove', { coupon: 'WELCOME10' })).toMatchObject({ ok: true })
  })

  it.each([
    ['NOSUCH', 'PRM130'],
    ['EXPIRED10', 'PRM155'],
    ['SOON10', 'PRM135'],
    ['SUMMER SALE', 'PRM130'],
    ['K'.repeat(60), 'PRM130'],
    ['', 'coupon-missing'],
  ])('says at the field what is wrong with the code %j', async (coupon, code) => {
    const { forms } = await withItem()
    const answer = await forms.post('coupon', { coupon, returnTo: '/en-us/cart' })
    expect(answer.headers.get('location')).toContain(`notice=coupon%3A${code}`)
    const html = await forms.page(answer.headers.get('location') ?? '')
    expect(html).toMatch(
      /<input[^>]*name="coupon"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*name="coupon"/,
    )
    if (coupon) expect(html).toMatch(new RegExp(`<input[^>]*value="${coupon}"`))
    expect(await forms.json('coupon', { coupon })).toMatchObject({ ok: false, code, place: 'input' })
  })

  it('says it of a code that is longer than any', async () => {
    const { forms } = await withItem()
    const html = await forms.posted('coupon', { coupon: 'K'.repeat(61) })
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="coupon"|name="coupon"[^>]*aria-invalid="true"/)
  })

  it('shows everything that is in it in German, with the tax that is included', async () => {
    const { forms } = await withItem('de-de', '2')
    const html = await forms.page()
    for (const text of ['Für später merken', 'Enthält', 'Aktionscode', 'Zwischensumme', 'Im Laden abholen'])
      expect(html).toContain(text)
  })

  it('keeps the codes of a refusal in the address and its words at the line', async () => {
    const { forms, line } = await withItem()
    const html = await forms.posted('update', { ...line, itemId: 'no-such-line', qty: '2' })
    expect(html).toContain('This item is not in your cart any more')
    const atLine = await forms.page(`/en-us/cart?notice=update-quantity:PRC400&line=${line.itemId}`)
    const markup = atLine.slice(
      atLine.indexOf(`id="${line.itemId}"`),
      atLine.indexOf('</li>', atLine.indexOf(line.itemId)),
    )
    expect(markup).toContain('role="alert"')
    expect(await forms.page('/en-us/cart?notice=<b>:x')).not.toContain('role="alert"')
  })
})

describe('a code that does not fit the cart', () => {
  it('is refused for good: script does not send it again', async () => {
    const { forms } = await withItem()
    const answer = await forms.post('coupon', { coupon: 'BOOTS15' }, { accept: 'application/json' })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ ok: false, code: 'PRM175', place: 'input' })
  })

  it('because it is for members says so, with the way to be one', async () => {
    const { forms } = await withItem()
    const answer = await forms.post('coupon', { coupon: 'MEMBER15' }, { accept: 'application/json' })
    const way = { href: expect.stringContaining('loyalty-sign-up') }
    expect(await answer.json()).toMatchObject({ ok: false, code: 'PRM176', place: 'input', way })
    const html = await forms.posted('coupon', { coupon: 'MEMBER15' })
    expect(html).toContain(message('PRM176', 'en-us'))
    expect(html).toContain('loyalty-sign-up?returnTo=')
  })
})

describe('delivery of a line', () => {
  it('goes to a store and back, and offers the store from then on', async () => {
    const { forms, line, item } = await withItem()
    let store = ''
    for (const number of [101, 102, 103, 104, 105]) {
      store = `KERB-US-${number}`
      if ((await forms.json('delivery', { itemId: item.id, code: 'pickup', storeId: store })).ok) break
    }
    expect(await only(forms)).toMatchObject({ selectedShippingOption: 'pickup', storeId: store })
    const html = await forms.page()
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="pickup"|<input[^>]*value="pickup"[^>]*checked=""/)
    expect(html).toMatch(/Pick up at Kerb/)
    const back = await forms.posted('delivery', { ...line, code: 'standard', storeId: store })
    expect((await only(forms)).selectedShippingOption).toBe('standard')
    expect(back).toMatch(/Pick up at Kerb/)
  })

  it('says that a way does not exist', async () => {
    const { forms, item } = await withItem()
    const reply = await forms.json('delivery', { itemId: item.id, code: 'pickup', storeId: 'NO-STORE' })
    expect(reply).toMatchObject({ ok: false, code: 'SHP404', itemId: item.id })
    const html = await forms.posted('delivery', { itemId: item.id, code: 'pudo' })
    expect(html).toContain('role="alert"')
  })
})

describe('what is saved for later', () => {
  it('leaves the cart, stays below it, and comes back once', async () => {
    const { forms, line, upc } = await withItem()
    const html = await forms.posted('save', line)
    expect((await forms.cart())?.items).toEqual([])
    expect(html).toContain('Saved for later')
    const saved = { saveForLaterId: hidden(html, 'saveForLaterId'), savedItemId: hidden(html, 'savedItemId') }
    const back = { ...saved, productId: shoe, upc, qty: '1' }
    expect(await forms.posted('move-back', back)).not.toContain('Saved for later</h2>')
    expect((await only(forms)).upc).toBe(upc)
    await forms.json('move-back', back)
    expect((await only(forms)).qty).toBe(1)
  })

  it('can be dropped, also twice', async () => {
    const { forms, line } = await withItem()
    const html = await forms.posted('save', line)
    const saved = { saveForLaterId: hidden(html, 'saveForLaterId'), savedItemId: hidden(html, 'savedItemId') }
    expect(await forms.posted('drop-saved', saved)).not.toContain('saveForLaterId')
    expect((await forms.json('drop-saved', saved)).ok).toBe(true)
  })

  it('is not for a connected employee', async () => {
    const forms = cartForms(shop)
    await forms.page('/en-us/associate-login')
    const csrf = hidden(await forms.page('/en-us/associate-login'), 'csrf')
    const form = { csrf, email: 'associate@kerb.example', password: demoPassword, storeId: '' }
    const signedIn = await forms.visitor.fetch('/api/session/associate?locale=en-us', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
    expect(signedIn.status).toBe(303)
    const [upc = ''] = await forms.sizes()
    const reply = await forms.json('add', { productId: shoe, upc, qty: '1' })
    expect(await forms.page()).not.toContain('/api/cart/save')
    expect(await forms.json('save', { itemId: reply.cart?.items[0]?.id ?? '' })).toMatchObject({
      ok: false,
      code: 'not-in-sale',
      recovery: 'none',
    })
  })
})

describe('a gift card', () => {
  it('is emailed to its recipient, and does not count towards free shipping', async () => {
    const forms = cartForms(shop)
    const productId = await giftCard()
    const [upc = ''] = await forms.sizes(productId)
    const reply = await forms.json('add', { productId, upc, qty: '1' })
    const item = reply.cart?.items[0]
    const line = { itemId: item?.id ?? '', productId, upc, qty: '1' }
    const gift = { giftTo: 'Ada', giftEmail: 'ada@shop.example', giftMessage: 'For the way home' }
    const html = await forms.posted('gift-option', { ...line, ...gift })
    for (const text of ['By email', 'For Ada (ada@shop.example)', 'For the way home']) expect(html).toContain(text)
    expect(html).not.toContain('free shipping')
    expect((await only(forms)).giftOption).toEqual({
      to: 'Ada',
      email: 'ada@shop.example',
      message: 'For the way home',
    })
    await forms.json('gift-option', line)
    expect((await only(forms)).giftOption).toBeNull()
  })

  it('is for the same person when its removal is undone', async () => {
    const forms = cartForms(shop)
    const productId = await giftCard()
    const [upc = ''] = await forms.sizes(productId)
    const gift = { giftTo: 'Ada', giftEmail: 'ada@shop.example', giftMessage: 'For the way home' }
    const { cart } = await forms.json('add', { productId, upc, qty: '1', ...gift })
    const removed = await forms.json('remove', { itemId: cart?.items[0]?.id ?? '', productId, upc })
    expect(removed.cart?.items).toEqual([])
    await forms.json('add', { productId, upc, qty: '1', ...gift })
    expect((await only(forms)).giftOption).toEqual({
      to: 'Ada',
      email: 'ada@shop.example',
      message: 'For the way home',
    })
  })

  it('whose receiver has no such address is said at the field, with all that was typed', async () => {
    const forms = cartForms(shop)
    const productId = await giftCard()
    const [upc = ''] = await forms.sizes(productId)
    const reply = await forms.json('add', { productId, upc, qty: '1' })
    const line = { itemId: reply.cart?.items[0]?.id ?? '', productId, upc, qty: '1' }
    const typed = { giftTo: 'Zoë "Z"', giftEmail: 'zoe@post', giftMessage: 'Two lines\nof joy' }
    const answer = await forms.post('gift-option', { ...line, ...typed })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="giftEmail"[^>]*value="zoe@post"/)
    expect(html).toMatch(/id="d-giftEmail-fault">Email is not valid</)
    for (const text of ['value="Zoë &quot;Z&quot;"', 'Two lines\nof joy</textarea>']) expect(html).toContain(text)
    expect(await forms.json('gift-option', { ...line, ...typed })).toMatchObject({
      ok: false,
      place: 'input',
      texts: { giftEmail: 'Email is not valid' },
    })
    expect(await forms.json('gift-option', { ...line, giftMessage: 'Hi' })).toMatchObject({
      texts: { giftTo: 'This field is required', giftEmail: 'This field is required' },
    })
    expect((await only(forms)).giftOption).toBeNull()
    expect(await forms.json('add', { ...line, giftEmail: 'zoe@post' })).toMatchObject({
      code: 'AUT453',
      place: 'input',
    })
  })
})

describe('what the shop does not sell just so', () => {
  it.each([
    ['gift', giftProductId, giftUpc, 'GWP403', 'This item cannot be added to cart'],
    ['too many', shoe, '', 'INV408', 'The limit is'],
    ['unknown', 'KXX0000CXXX', '1', 'ORD404', 'We could not add this'],
  ])('%s', async (_, productId, upc, code, text) => {
    const forms = cartForms(shop)
    const [first = ''] = await forms.sizes()
    const reply = await forms.json('add', { productId, upc: upc || first, qty: '99' })
    expect(reply).toMatchObject({ ok: false, code, place: 'toast' })
    expect(reply.message).toContain(text)
  })

  it('says the limit of a quantity that is too high, and leaves it as it was', async () => {
    const { forms, line } = await withItem()
    const reply = await forms.json('update', { ...line, qty: '900' })
    expect(reply).toMatchObject({ ok: false, code: 'INV408', place: 'top', recovery: 'refetch-cart' })
    expect(reply.message).toContain(String(reply.maxAllowedQty))
    expect(await forms.posted('update', { ...line, qty: '900' })).toContain(`The limit is ${reply.maxAllowedQty}`)
    expect((await only(forms)).qty).toBe(1)
  })

  it.each(['-1', '1.5', 'abc', '', '1e3', '٣'])(
    'refuses %j as a quantity with its words, in every form',
    async (qty) => {
      const { forms, line, upc } = await withItem()
      const text = 'Enter a whole number, 1 or more.'
      const fields = { add: { productId: shoe, upc }, update: line, size: line, 'gift-option': line }
      for (const [action, form] of Object.entries(fields)) {
        const reply = await forms.json(action, { ...form, qty })
        expect(reply, action).toMatchObject({ ok: false, code: 'quantity-invalid', message: text })
        expect(reply.place, action).toBe(action === 'add' ? 'input' : 'item')
      }
      expect(await forms.posted('update', { ...line, qty })).toContain(text)
      expect(await forms.posted('add', { productId: shoe, upc, qty, returnTo: `/en-us/p/x-${shoe}` })).toContain(text)
      expect((await only(forms)).qty).toBe(1)
    },
  )

  it('refuses more than a line may hold, however many', async () => {
    const { forms, line, upc } = await withItem()
    for (const qty of ['100', '1000', '99999999999999999999']) {
      expect(await forms.json('add', { productId: shoe, upc, qty }), qty).toMatchObject({ code: 'INV408' })
      expect(await forms.json('update', { ...line, qty }), qty).toMatchObject({ code: 'INV408' })
    }
    expect((await only(forms)).qty).toBe(1)
  })

  it('gives a bonus that can neither be changed nor taken out', async () => {
    const { forms } = await withItem('en-us', '3')
    const bonus = (await forms.cart())?.items.find((item) => item.bonus)
    expect(bonus).toBeDefined()
    const line = { itemId: bonus?.id ?? '', productId: giftProductId, upc: giftUpc }
    expect(await forms.page()).toContain('Gift')
    expect(await forms.json('update', { ...line, qty: '2' })).toMatchObject({
      code: 'GWP403',
      message: 'You have reached the maximum item qty while in cart.',
    })
    expect(await forms.json('remove', line)).toMatchObject({
      code: 'GWP403',
      message: 'Unable to remove item from cart. Please try again later',
    })
  })
})
