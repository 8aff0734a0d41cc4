import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedProducts } from '../../../demo/seed/products.ts'
import { demoReferenceDate } from '../../../demo/seed/send.ts'
import { seedStores } from '../../../demo/seed/stores.ts'
import { text as textBy } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, type Form, secret, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const storeId = 'KERB-US-101'
const store = seedStores.find((candidate) => candidate.storeId === storeId)
const name = store?.name ?? ''
const all = ['pickup', 'ship-to-store'] as const
const goneText = 'no longer available'

async function operate(path: string, body: object): Promise<void> {
  const answer = await shop.platform.fetch(`/admin${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}
/** From now on the store offers these services alone. */
const offer = (services: readonly string[]) => operate('/stores', { stores: [{ ...store, services }] })
const shelf = (units: Readonly<Record<string, number>>) =>
  operate('/stores/stock', { stock: [{ storeId, productId: shoe, asOf: new Date().toISOString(), sizes: units }] })

/** From now on the warehouse has this many of every size of the shoe. */
async function warehouse(quantity: number): Promise<void> {
  const product = [...seedProducts(demoReferenceDate)].find(({ productId }) => productId === shoe)
  if (!product) throw new Error('the shoe is not of the seed')
  const skus = product.skus.map((sku) => ({ ...sku, quantity }))
  await operate('/catalog/products', { products: [{ ...product, skus }], acceptPrices: true })
}

beforeEach(() => offer(all))

const mainOf = (html: string): string => (html.split('<main')[1] ?? '').split('</main>')[0] ?? ''
/** Text that a shopper reads, without the data of islands. */
const textOf = (html: string): string =>
  mainOf(html)
    .replaceAll(/<(script|style|template|select)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
const timesIn = (text: string, part: string): number => text.split(part).length - 1
const card = async () => ({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
const billing: Form = Object.fromEntries(
  Object.entries(americanAddress).flatMap(([field, value]) =>
    field.startsWith('shipping.') ? [[field.replace('shipping.', 'billing.'), value]] : [],
  ),
)

/** A shopper with one or two sizes of the shoe, which wait at the store. */
async function collecting(code: 'pickup' | 'sts', { count = 1, member = false } = {}) {
  const walk = walker(shop)
  if (member) await walk.signIn('registered@kerb.example')
  const forms = cartForms(shop, walk.visitor)
  const sizes = (await forms.sizes()).slice(0, count)
  await shelf(Object.fromEntries(sizes.map((upc) => [upc, 3])))
  for (const upc of sizes) await forms.json('add', { productId: shoe, upc, qty: '1' })
  const items = (await forms.cart())?.items.filter(({ bonus }) => !bonus) ?? []
  const itemId = items.map(({ id }) => id).join()
  expect((await forms.json('delivery', { itemId, code, storeId })).ok).toBe(true)
  return { walk, forms, sizes, item: items[0]?.name ?? '' }
}
type Shopper = Awaited<ReturnType<typeof collecting>>

/** Through the steps, up to the button. */
async function reviewed({ walk }: Shopper, code: 'pickup' | 'sts') {
  const prefix = code === 'sts' ? `pickup.sts:${storeId}` : `pickup.store:${storeId}`
  const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@shop.example', phone: '2125550199' }
  const fields = Object.entries(person).map(([field, value]) => [`${prefix}.${field}`, value])
  await walk.deliver({ email: 'registered@kerb.example', ...Object.fromEntries(fields) })
  await walk.bill({ same: 'no', ...billing, ...(await card()) })
  return walk.review()
}
const methodsIn = async ({ forms }: Shopper) =>
  (await forms.cart())?.items.filter(({ bonus }) => !bonus).map(({ selectedShippingOption }) => selectedShippingOption)

describe('a store in another country than the shop', () => {
  it.each([
    ['pickup', 'en-ca', 'is in another country.'],
    ['sts', 'de-de', 'in einem anderen Land ist.'],
  ] as const)('is the reason why %s ends in %s, where it has stopped nothing', async (code, front, reason) => {
    const { walk } = await collecting(code)
    expect(timesIn(textOf(await walk.page(`/${front}/cart`)), `${name} ${reason}`)).toBe(1)
  })
})

describe('a store that stops pickup', () => {
  it('moves the line in the cart, and says so once', async () => {
    const one = await collecting('pickup')
    await offer(['ship-to-store'])
    const said = `we changed delivery of ${one.item} from pickup at ${name} to ship to store, because ${name} no longer offers pickup.`
    const text = textOf(await one.forms.page())
    expect([timesIn(text, said), text.includes('Sold out'), text.includes(goneText)]).toEqual([1, false, false])
    expect(await methodsIn(one)).toEqual(['sts'])
  })

  it.each([
    [1, false],
    [2, true],
  ] as const)('after the review costs nothing unsaid: %d lines, member %s', async (count, member) => {
    const one = await collecting('pickup', { count, member })
    const { walk, forms } = one
    const pressed = await reviewed(one, 'pickup')
    const before = (await forms.cart())?.totals.total ?? 0
    await offer([])
    const { location } = await walk.post('/api/checkout/place', pressed)
    expect(location).toContain('/en-us/checkout/shipping?')
    const after = (await forms.cart())?.totals.total ?? 0
    const text = textOf(await walk.page(location))
    const said = `we changed delivery of ${one.item} from pickup at ${name} to home delivery, because ${name} no longer offers pickup.`
    expect([timesIn(text, said), text.includes(goneText)]).toEqual([1, false])
    if (after !== before)
      for (const amount of [after, before]) expect(text).toContain(formatMoney(amount, 'USD', 'en-us'))
    expect(await methodsIn(one)).toEqual(Array.from({ length: count }, () => 'standard'))
    await walk.deliver({ ...americanAddress, email: 'registered@kerb.example' })
    await walk.bill({ ...(await card()) })
    await walk.placed()
  })

  it('while the order is at the bank places none there, charges nothing, and says so', async () => {
    const one = await collecting('pickup')
    const { walk } = one
    await reviewed(one, 'pickup')
    await walk.bill({ same: 'no', ...billing, payWith: 'PAYPAL' })
    const page = new URL(await walk.place())
    await offer([])
    const payment = page.searchParams.get('payment') ?? ''
    const pressed = new URLSearchParams({ payment, locale: 'en-us', view: 'page', answer: 'confirm' })
    const back = await fetch(page, { method: 'POST', redirect: 'manual', body: pressed })
    const { pathname, search } = new URL(back.headers.get('location') ?? '')
    let next: string | null = pathname + search
    let html = ''
    for (let hop = 0; hop < 6 && next !== null; hop += 1) {
      const answer: Response = await walk.visitor.fetch(next)
      html = await answer.text()
      next = answer.headers.get('location')
    }
    const said = `we changed delivery of ${one.item} from pickup at ${name} to home delivery, because ${name} no longer offers pickup.`
    expect(textOf(html)).toContain('Nothing was charged')
    expect(timesIn(textOf(html), said)).toBe(1)
    expect(await methodsIn(one)).toEqual(['standard'])
    const confirmation = await walk.visitor.fetch('/en-us/order-confirmation')
    expect(confirmation.status).toBe(302)
  })

  it('between the cart and checkout is said at the step that follows from it', async () => {
    const one = await collecting('pickup')
    await offer([])
    const text = textOf(await one.walk.page('/en-us/checkout/shipping'))
    expect([
      timesIn(text, `${name} no longer offers pickup`),
      text.includes('Street address') || text.includes('Address'),
    ]).toEqual([1, true])
    await one.walk.deliver()
  })
})

describe('a store that stops ship to store', () => {
  it('after the review sends the shopper back to it, with the move and nothing else', async () => {
    const one = await collecting('sts')
    const pressed = await reviewed(one, 'sts')
    await offer(['pickup'])
    const { location } = await one.walk.post('/api/checkout/place', pressed)
    expect(location).toContain('/en-us/checkout/summary?')
    const text = textOf(await one.walk.page(location))
    const said = `we changed delivery of ${one.item} from ship to store to pickup at ${name}, because ${name} no longer offers ship to store.`
    expect([timesIn(text, said), text.includes(goneText)]).toEqual([1, false])
    await one.walk.placed()
  })
})

describe('a shelf that empties', () => {
  it('leaves the other ways in the cart, each one press away without script', async () => {
    for (const code of ['standard', 'sts']) {
      const one = await collecting('pickup')
      await shelf(Object.fromEntries(one.sizes.map((upc) => [upc, 0])))
      const html = await one.forms.page()
      const text = textOf(html)
      expect(text).toContain(`${name} has none left.`)
      expect([text.includes('Sold out'), text.includes('sold out'), text.includes('Another store')]).toEqual([
        false,
        false,
        true,
      ])
      const form =
        html
          .split('<form')
          .find((part) => part.includes('class="line-ways"'))
          ?.split('</form>')[0] ?? ''
      expect(form.match(/<button type="submit" value="(\w+)"/g)).toHaveLength(2)
      expect(form).toContain(`<button type="submit" value="${code}"`)
      const fields = Object.fromEntries(
        [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, field = '', value = '']) => [
          field,
          value,
        ]),
      )
      const changed = await one.forms.posted('delivery', { ...fields, code })
      expect(textOf(changed)).not.toContain('has none left')
      expect(await methodsIn(one)).toEqual([code])
      expect((await one.forms.cart())?.items.map(({ available, qty }) => available >= qty)).not.toContain(false)
    }
  })

  it('after the review moves the line, and a store that stopped too is not where it goes', async () => {
    const one = await collecting('pickup')
    const pressed = await reviewed(one, 'pickup')
    await shelf(Object.fromEntries(one.sizes.map((upc) => [upc, 0])))
    await offer(['pickup'])
    const { location } = await one.walk.post('/api/checkout/place', pressed)
    const text = textOf(await one.walk.page(location))
    expect([timesIn(text, `because ${name} does not have enough of it left.`), text.includes(goneText)]).toEqual([
      1,
      false,
    ])
    expect(await methodsIn(one)).toEqual(['standard'])
  })
})

describe('a line with too little of it', () => {
  const each = (units: number, { sizes }: Shopper) => Object.fromEntries(sizes.map((upc) => [upc, units]))

  it('is short at its store alone, and can be had in another way', async () => {
    const one = await collecting('pickup')
    const [item] = (await one.forms.cart())?.items ?? []
    const line = { itemId: item?.id ?? '', productId: shoe, upc: item?.upc ?? '' }
    expect((await one.forms.json('update', { ...line, qty: '3' })).ok).toBe(true)
    await shelf(each(1, one))
    const html = await one.forms.page()
    const text = textOf(html)
    expect([text.includes('Only 1 left at this store.'), /Only 1 left(?! at this store)/.test(text)]).toEqual([
      true,
      false,
    ])
    for (const code of ['standard', 'sts']) {
      const [radio = ''] = new RegExp(`<input type="radio"[^>]*value="${code}"[^>]*>`).exec(html) ?? []
      expect([radio !== '', radio.includes('disabled')]).toEqual([true, false])
    }
    expect((await one.forms.json('delivery', { ...line, code: 'sts', storeId })).ok).toBe(true)
    expect(textOf(await one.forms.page())).not.toContain('Only 1 left')
  })

  describe('where the warehouse is empty too', () => {
    afterEach(() => warehouse(40))

    it('is not called gone at a store that has stopped pickup, with the goods on its shelf', async () => {
      const one = await collecting('pickup')
      await shelf(each(5, one))
      await warehouse(0)
      await offer([])
      const text = textOf(await one.forms.page())
      expect([text.includes(`${name} does not offer pickup now.`), text.includes('has none left')]).toEqual([
        true,
        false,
      ])
    })

    it('has one cause when it is ordered', async () => {
      const walk = walker(shop)
      await walk.add(shoe)
      await walk.deliver()
      await walk.bill(await card())
      const pressed = await walk.review()
      await warehouse(0)
      const { location } = await walk.post('/api/checkout/place', pressed)
      expect(location).toContain('/en-us/checkout/summary?')
      const text = textOf(await walk.page(location))
      expect(timesIn(text, textBy('flow.order.cannotBeCompleted', 'en-us'))).toBe(1)
      expect([text.includes('Remove'), text.includes('just sold out'), text.includes('See what is new')]).toEqual([
        false,
        false,
        true,
      ])
    })
  })
})
