import { describe, expect, it, vi } from 'vitest'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, hidden, secret, shoe } from './cart-forms.ts'
import { americanAddress, type Front, germanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const card = async () => ({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
const mainOf = (html: string): string => (html.split('<main')[1] ?? '').split('</main>')[0] ?? ''

function shopper(front: Front = 'en-us') {
  const walk = walker(shop, front)
  return { walk, forms: cartForms(shop, walk.visitor, front), front }
}
type Shopper = ReturnType<typeof shopper>
const store = 'KERB-US-101'
const shipped = 'KLT7185EPMK'

/** A size that lies on the store's shelf, found by somebody else; in this cart. Answers its line. */
async function addFromStore({ forms }: Shopper) {
  const { forms: other } = shopper()
  for (const upc of await other.sizes()) {
    const { cart } = await other.json('add', { productId: shoe, upc, qty: '1' })
    const itemId = cart?.items.find((item) => item.upc === upc)?.id ?? ''
    if (!(await other.json('delivery', { itemId, code: 'pickup', storeId: store })).ok) continue
    const added = await forms.json('add', { productId: shoe, upc, qty: '1' })
    return { itemId: added.cart?.items.find((item) => item.upc === upc)?.id ?? '', productId: shoe, upc }
  }
  throw new Error('nothing of it is in the store')
}

/** A design of the shoe, from the page that a designer leads to. */
async function addMadeToOrder({ walk, forms, front }: Shopper): Promise<void> {
  const [upc = ''] = await forms.sizes()
  const page = await walk.visitor.fetch(`/${front}/p/x-${shoe}?recipeId=my-design-1`)
  const html = await walk.page(page.headers.get('location') ?? '')
  const added = await walk.post('/api/cart/add', { productId: shoe, upc, qty: '1', recipeId: hidden(html, 'recipeId') })
  expect(added.status).toBe(303)
}

/** Words of the review, then the confirmation, and the order as it is tracked. */
async function ordered({ walk, front }: Shopper, email: string): Promise<string[]> {
  const review = mainOf(await walk.page(`/${front}/checkout/summary`))
  const confirmation = mainOf(await walk.placed())
  const orderNumber = orderNumberIn(confirmation) ?? ''
  await walk.page(`/${front}/order-tracking`)
  const tracked = await walk.post('/api/checkout/track', { orderNumber, email })
  return [review.split('class="co-review"')[1] ?? '', confirmation, mainOf(tracked.html)]
}

describe('what is made to order', () => {
  it('is chosen by its design and shown as made in the workshop', async () => {
    const one = shopper()
    await addMadeToOrder(one)
    expect((await one.forms.cart())?.items[0]).toMatchObject({ recipeId: 'my-design-1', isCustoms: true })
    await one.walk.deliver({ ...americanAddress, method: 'customs' })
    await one.walk.bill(await card())
    for (const html of await ordered(one, 'ada@shop.example')) {
      expect(html).toContain('Made to order')
      expect(html).toContain('12 Orchard Street')
    }
  })

  it('goes home beside a parcel that is collected', async () => {
    const one = shopper('de-de')
    await addMadeToOrder(one)
    await one.walk.add(shoe)
    await one.walk.page('/de-de/checkout/shipping')
    const response = await one.walk.post('/api/checkout/shipping', { ...germanAddress, method: 'pudo' })
    const point = /name="collectionPointId" value="([^"]+)"/.exec(response.html)?.[1] ?? ''
    const chosen = { ...germanAddress, method: 'pudo', collectionPointId: point }
    const person = { 'point.firstName': 'Grace', 'point.lastName': 'Hopper', 'point.email': 'grace@shop.example' }
    await one.walk.deliver({ ...chosen, ...person })
    await one.walk.bill(await card())
    const shipments = (await one.forms.cart())?.shippingMethods ?? []
    expect(shipments.map(({ code }) => code).sort()).toEqual(['customs', 'pudo'])
    const where = shipments.find(({ code }) => code === 'pudo')?.collectionPoint
    for (const html of await ordered(one, 'aenne@shop.example')) {
      for (const text of [where?.name ?? 'no point', where?.addressLine1 ?? '', 'Abholung durch Grace Hopper'])
        expect(html).toContain(text)
      // The address stands at the shipment that goes home and at the bill.
      expect(html.match(/Torstraße 1</g)).toHaveLength(2)
    }
  })
})

describe('what waits in a parcel shop', () => {
  it('is shown there with who collects it, in the history and the mail too', async () => {
    const one = shopper('de-de')
    const { walk, forms } = one
    await walk.signIn('registered@kerb.example')
    await walk.add(shoe)
    await walk.page('/de-de/checkout/shipping')
    const chosen = { ...germanAddress, email: 'registered@kerb.example', method: 'pudo' }
    const { html: offered } = await walk.post('/api/checkout/shipping', chosen)
    const collectionPointId = hidden(offered, 'collectionPointId')
    const person = { 'point.firstName': 'Grace', 'point.lastName': 'Hopper', 'point.email': 'grace@shop.example' }
    await walk.deliver({ ...chosen, ...person, collectionPointId })
    await walk.bill(await card())
    const point = (await forms.cart())?.shippingMethods[0]?.collectionPoint
    const pages = await ordered(one, 'registered@kerb.example')
    const orderNumber = orderNumberIn(pages[1] ?? '') ?? 'no order'
    const history = mainOf(await walk.page('/de-de/account'))
    const mail = await vi.waitFor(
      async () => {
        const outbox = await (await shop.platform.fetch('/console/outbox')).text()
        const found = outbox.split('<article>').find((one) => one.includes(orderNumber))
        if (!found) throw new Error(`No mail about ${orderNumber}.`)
        return found
      },
      { timeout: 20_000, interval: 50 },
    )
    for (const html of [...pages, history, mail])
      for (const text of [point?.name ?? 'no point', point?.addressLine1 ?? '', 'Abholung durch Grace Hopper'])
        expect(html).toContain(text)
  })
})

describe('what waits in a store', () => {
  it.each(['pickup', 'sts'])('by %s shows the store and the pickup person, and no home address', async (code) => {
    const one = shopper()
    const { walk, forms } = one
    await walk.signIn('registered@kerb.example')
    const { itemId } = await addFromStore(one)
    expect((await forms.json('delivery', { itemId, code, storeId: store })).ok).toBe(true)
    const prefix = code === 'sts' ? `pickup.sts:${store}` : `pickup.store:${store}`
    const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@shop.example', phone: '2125550199' }
    const fields = Object.entries(person).map(([name, value]) => [`${prefix}.${name}`, value])
    await walk.deliver({ email: 'registered@kerb.example', ...Object.fromEntries(fields) })
    const billing = Object.entries(americanAddress).flatMap(([name, value]) =>
      name.startsWith('shipping.') ? [[name.replace('shipping.', 'billing.'), value]] : [],
    )
    await walk.bill({ same: 'no', ...Object.fromEntries(billing), ...(await card()) })
    const pages = await ordered(one, 'registered@kerb.example')
    const history = mainOf(await walk.page('/en-us/account'))
    for (const html of [...pages, history]) {
      expect(html).toContain('Kerb Ninth Street')
      expect(html).toContain('Collected by Grace Hopper')
    }
    for (const html of pages) expect(html.match(/12 Orchard Street</g)).toHaveLength(1)
  })
})

describe('what an associate’s customer takes along', () => {
  it('can be chosen in the cart', async () => {
    const one = shopper()
    const { walk, forms } = one
    await walk.signIn('associate@kerb.example', 'associate')
    const line = await addFromStore(one)
    const item = (await forms.cart())?.items.find(({ id }) => id === line.itemId)
    const way = item?.shippingOptions.find(({ shippingMethod }) => shippingMethod.code === 'me')
    expect(way?.available).toBe(true)
    const radio = /<input[^>]*value="me"[^>]*>/.exec(await forms.page())?.[0]
    expect([radio?.includes('type="radio"'), radio?.includes('disabled')]).toEqual([true, false])
    expect((await forms.json('delivery', { ...line, code: 'me' })).ok).toBe(true)
    await forms.json('remove', line)
  })

  it('can be chosen in checkout, which then requires no delivery address', async () => {
    const one = shopper()
    const { walk, forms } = one
    await walk.signIn('associate@kerb.example', 'associate')
    await addFromStore(one)
    await walk.deliver({ email: 'customer@shop.example', method: 'me' })
    expect((await forms.cart())?.shippingMethods.map(({ code, storeId }) => [code, storeId])).toEqual([['me', store]])
    const billing = Object.entries(americanAddress).flatMap(([name, value]) =>
      name.startsWith('shipping.') ? [[name.replace('shipping.', 'billing.'), value]] : [],
    )
    await walk.bill({ same: 'no', ...Object.fromEntries(billing), ...(await card()) })
    for (const html of await ordered(one, 'customer@shop.example')) expect(html).toContain('Kerb Ninth Street')
  })

  /** In this cart, for somebody else to collect. */
  async function collectedByGrace(one: Shopper) {
    const line = await addFromStore(one)
    const { itemId } = line
    expect((await one.forms.json('delivery', { itemId, code: 'pickup', storeId: store })).ok).toBe(true)
    const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@shop.example', phone: '2125550199' }
    const fields = Object.entries(person).map(([name, value]) => [`pickup.store:${store}.${name}`, value])
    await one.walk.deliver({ email: 'ada@shop.example', ...Object.fromEntries(fields) })
    return line
  }
  const collected = {
    items: [{ selectedShippingOption: 'pickup', storeId: store }],
    shippingMethods: [{ pickupPerson: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@shop.example' } }],
  }

  it('is collected by whom the shopper named, also in express checkout', async () => {
    const one = shopper()
    await one.walk.signIn('member@kerb.example')
    await collectedByGrace(one)
    const begun = await one.walk.visitor.fetch('/en-us/checkout')
    expect(begun.headers.get('location')).toBe('/en-us/checkout/summary?status=EXPRESS&taken=billing%2Ccard')
    const cart = await one.forms.cart()
    expect(cart).toMatchObject(collected)
    expect(cart?.billingAddress).not.toBeNull()
  })

  it('is as it was when its removal is undone: the store and who collects it', async () => {
    const one = shopper()
    const { itemId, ...line } = await collectedByGrace(one)
    await one.walk.add(shipped)
    expect((await one.forms.json('remove', { itemId, ...line })).cart?.items).toHaveLength(1)
    await one.forms.json('add', { ...line, qty: '1', storeId: store, storeMethod: 'pickup' })
    const cart = await one.forms.cart()
    expect(cart?.items).toMatchObject([{ productId: shipped }, ...collected.items])
    const person = cart?.shippingMethods.find(({ storeId }) => storeId === store)?.pickupPerson
    expect(person).toMatchObject(collected.shippingMethods[0]?.pickupPerson ?? {})
  })

  it('is for nobody in particular once the cart was empty', async () => {
    const one = shopper()
    const { itemId, ...line } = await collectedByGrace(one)
    expect((await one.forms.json('remove', { itemId, ...line })).cart?.items).toEqual([])
    await one.forms.json('add', { ...line, qty: '1', storeId: store, storeMethod: 'pickup' })
    const cart = await one.forms.cart()
    expect(cart?.items).toMatchObject(collected.items)
    expect(cart?.shippingMethods).toMatchObject([{ pickupPerson: null }])
  })
})
