import { expect, it } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, secret } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const path = '/en-us/cart/adjust'
const cents = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * 100)
const subtotalOf = (html: string): number => cents(/Subtotal<\/dt><dd[^>]*>\$([\d.,]+)/.exec(html)?.[1] ?? '')
const itemIn = (html: string): string => /<option value="([^"]+)">(?!The|Whole)/.exec(html)?.[1] ?? ''
const reductionIn = (html: string, reason: string): number =>
  cents(new RegExp(`${reason}</dt><dd[^>]*>−(?:<!-- -->)?\\$([\\d.,]+)`).exec(html)?.[1] ?? '')

async function sale() {
  const walk = walker(shop)
  await walk.signIn('associate@kerb.example', 'associate')
  await walk.add('KCT3886CINK')
  return walk
}
const takeOff = (walk: ReturnType<typeof walker>, fields: Readonly<Record<string, string>>) =>
  walk.post('/api/cart/adjust', { unit: 'amount', reason: 'damaged', ...fields })

it('an associate takes something off a line; the customer reads it in cart, review and order, and it ends with the sale', async () => {
  const walk = await sale()
  const cart = await walk.page('/en-us/cart')
  expect(cart).toContain(`href="${path}"`)
  const before = subtotalOf(cart)
  const item = itemIn(await walk.page(path))
  const taken = await takeOff(walk, { item, off: '5,00' })
  expect([taken.status, taken.location]).toEqual([303, path])
  expect(await walk.page(path)).toMatch(/−\$5\.00, Damaged/)
  const after = await walk.page('/en-us/cart')
  expect([subtotalOf(after), reductionIn(after, 'Damaged')]).toEqual([before - 500, 500])

  await walk.deliver({ ...americanAddress, savedAddress: 'new' })
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  const review = await walk.page('/en-us/checkout/summary')
  expect([subtotalOf(review), reductionIn(review, 'Damaged')]).toEqual([before - 500, 500])
  const confirmation = await walk.placed()
  expect([subtotalOf(confirmation), reductionIn(confirmation, 'Damaged')]).toEqual([before - 500, 500])
  await walk.add('KCT3886CINK')
  expect(subtotalOf(await walk.page('/en-us/cart'))).toBe(before)
})

it('what is too much is refused at its field with the most there is, and what was typed is kept', async () => {
  const walk = await sale()
  const before = subtotalOf(await walk.page('/en-us/cart'))
  const item = itemIn(await walk.page(path))
  const most = (Math.floor(before / 5) / 100).toFixed(2)
  const refused = await takeOff(walk, { item, off: '21', unit: 'percent', reason: 'match' })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain(`At most $${most} can be taken off here.`)
  expect(refused.html).toContain('value="21"')
  for (const off of ['', 'five', '-5', '0']) expect((await takeOff(walk, { item, off })).status, off).toBe(422)
  expect((await takeOff(walk, { item, off: '5', reason: '' })).html).toContain('This field is required')
  expect((await takeOff(walk, { item: 'gone', off: '5' })).status).toBe(422)
  const whole = await takeOff(walk, { item: 'order', off: '20', unit: 'percent' })
  expect(whole.status).toBe(303)
  const html = await walk.page(path)
  const adjustmentId = /name="adjustmentId" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const removed = await walk.post('/api/cart/adjustment-remove', { adjustmentId })
  expect([removed.status, removed.location]).toEqual([303, path])
  expect(subtotalOf(await walk.page('/en-us/cart'))).toBe(before)
})

it('the most follows the cart: what is left after a removal is not for free', async () => {
  const walk = await sale()
  await walk.add('KCT3886CINK', 1)
  await walk.page(path)
  await takeOff(walk, { item: 'order', off: '20', unit: 'percent' })
  const two = await walk.page('/en-us/cart')
  const [line] = [...two.matchAll(/name="itemId" value="([^"]+)"/g)].map(([, id = '']) => id)
  const [, upc = ''] = new RegExp(`name="itemId" value="${line}"[\\s\\S]*?name="upc" value="([^"]+)"`).exec(two) ?? []
  await walk.post('/api/cart/remove', { itemId: line ?? '', productId: 'KCT3886CINK', upc })
  const one = await walk.page('/en-us/cart')
  expect(reductionIn(one, 'Damaged')).toBeGreaterThan(0)
  const [most, wanted] = [reductionIn(two, 'Damaged') / 2, reductionIn(two, 'Damaged')]
  expect(reductionIn(one, 'Damaged')).toBe(most)
  const dollars = (amount: number) => formatMoney(amount, 'USD', 'en-us')
  const words = text('flow.cart.adjustmentLimited', 'en-us', { most: dollars(most), wanted: dollars(wanted) })
  expect(two).not.toContain(text('flow.cart.adjustmentLimited', 'en-us').split('{')[0])
  expect(one).toContain(words)
  await walk.deliver({ ...americanAddress, savedAddress: 'new' })
  expect(await walk.page('/en-us/checkout/billing')).toContain(words)
})

it('two at once take no more off than one after the other', async () => {
  const walk = await sale()
  await walk.add('KCT3886CINK', 1)
  const [first, second] = (await cartForms(shop, walk.visitor).cart())?.items ?? []
  if (!first || !second) throw new Error('two lines expected')
  await walk.page(path)
  // The order's whole fifth, and that of each line: whichever comes first leaves no room for what overlaps with it.
  const wanted = ['order', first.id, second.id, 'order', first.id, second.id]
  const answers = await Promise.all(wanted.map((item) => takeOff(walk, { item, off: '20', unit: 'percent' })))
  const done = wanted.filter((_, index) => answers[index]?.status === 303)
  const refused = answers.filter(({ status }) => status === 422)
  expect(done.length + refused.length).toBe(wanted.length)
  expect(done.toSorted().join()).toMatch(new RegExp(`^(order|${[first.id, second.id].toSorted().join()})$`))
  const html = await walk.page('/en-us/cart')
  expect(html).not.toContain(text('flow.cart.adjustmentLimited', 'en-us').split('{')[0])
  const before = first.price.current + second.price.current
  expect(reductionIn(html, 'Damaged')).toBeLessThanOrEqual(before / 5)
})

it('nobody else sees or uses it', async () => {
  const walk = walker(shop)
  await walk.signIn('member@kerb.example')
  await walk.add('KCT3886CINK')
  expect(await walk.page('/en-us/cart')).not.toContain(path)
  const page = await walk.visitor.fetch(path)
  expect([page.status, page.headers.get('location')]).toEqual([302, '/en-us/cart'])
  const tried = await takeOff(walk, { item: 'order', off: '5' })
  expect([tried.status, tried.location]).toEqual([303, '/en-us/associate-login'])
})

it('a form that was open for the last customer takes nothing off for the next', async () => {
  const walk = await sale()
  const html = await walk.page(path)
  const purchaseId = /name="purchaseId" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(purchaseId).not.toBe('')
  await walk.post('/api/session/next-customer', {})
  await walk.add('KCT3886CINK')
  const before = subtotalOf(await walk.page('/en-us/cart'))
  const late = await takeOff(walk, { item: 'order', off: '5', purchaseId })
  expect([late.status, late.html.includes(text('flow.order.otherPurchase', 'en-us'))]).toEqual([422, true])
  expect(subtotalOf(await walk.page('/en-us/cart'))).toBe(before)
})

it('the same form sent twice takes something off once, the next one once more', async () => {
  const walk = await sale()
  const before = subtotalOf(await walk.page('/en-us/cart'))
  const html = await walk.page(path)
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(html) ?? []
  const fields = { key, item: itemIn(html), off: '5' }
  for (const _ of ['once', 'again']) expect((await takeOff(walk, fields)).status).toBe(303)
  expect(subtotalOf(await walk.page('/en-us/cart'))).toBe(before - 500)
  // Back in the browser, with other words in the same form.
  await takeOff(walk, { ...fields, off: '1' })
  expect(subtotalOf(await walk.page('/en-us/cart'))).toBe(before - 600)
})

it('what was taken off a line follows it into the line that it joins', async () => {
  const walk = await sale()
  await walk.add('KCT3886CINK', 1)
  const [first, second] = (await cartForms(shop, walk.visitor).cart())?.items ?? []
  if (!first || !second) throw new Error('two lines expected')
  await walk.page(path)
  await takeOff(walk, { item: second.id, off: '5' })
  const before = subtotalOf(await walk.page('/en-us/cart'))
  const { id: itemId, productId } = first
  const size = { itemId, productId, upc: second.upc, fromUpc: first.upc, qty: '1' }
  expect((await walk.post('/api/cart/size', size)).status).toBe(303)
  const after = await walk.page('/en-us/cart')
  expect([subtotalOf(after), reductionIn(after, 'Damaged')]).toEqual([before, 500])
})

it('an associate whose session has ended reads that, and goes on with the same lines', async () => {
  const walk = await sale()
  const forms = cartForms(shop, walk.visitor)
  const html = await walk.page(path)
  const [, remaining = ''] = /name="remaining" value="([^"]+)"/.exec(html) ?? []
  const lines = (await forms.cart())?.items.map(({ upc }) => upc)
  await forms.changeSession({
    accessToken: 'of-nobody',
    accessExpiresAt: 0,
    refreshToken: 'of-nobody-that-is-long-enough-to-be-one',
  })
  const late = await takeOff(walk, { item: itemIn(html), off: '5', reason: 'match', remaining })
  expect(late.status).toBe(303)
  const login = await walk.page(late.location)
  expect(login).toContain('Your session has ended.')
  const returnTo = (/name="returnTo" value="([^"]+)"/.exec(login)?.[1] ?? '').replaceAll('&amp;', '&')
  const entered = await walk.post('/api/session/associate', {
    email: 'associate@kerb.example',
    password: demoPassword,
    storeId: '',
    sale: 'goes-on',
    returnTo,
  })
  expect(entered.location).toContain(path)
  const again = await walk.page(entered.location)
  expect(again).toContain('value="5"')
  expect(again).toMatch(/<option value="match" selected/)
  expect((await forms.cart())?.items.map(({ upc }) => upc)).toEqual(lines)
})

it('a fifth is a fifth of what promotions left, and the row says exactly that', async () => {
  const walk = await sale()
  const forms = cartForms(shop, walk.visitor)
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const socks =
    (await database.prepare("SELECT product_id FROM products WHERE kind = 'socks'").first<string>('product_id')) ?? ''
  await walk.add(socks)
  const line = (await forms.cart())?.items.find(({ productId }) => productId === socks)
  if (!line) throw new Error('the socks are not in the cart')
  await forms.json('update', { itemId: line.id, productId: socks, upc: line.upc, qty: '3' })
  // Three for two.
  const price = (await forms.cart())?.items.find(({ id }) => id === line.id)?.price
  expect(price?.priceAfterItemDiscount).toBe((price?.current ?? 0) * 2)
  await walk.page(path)
  expect((await takeOff(walk, { item: line.id, off: '20', unit: 'percent' })).status).toBe(303)
  const cart = await forms.cart()
  const fifth = Math.floor(((price?.current ?? 0) * 2) / 5)
  expect(cart?.priceAdjustments.map(({ amount }) => amount)).toEqual([fifth])
  const after = cart?.items.find(({ id }) => id === line.id)?.price.priceAfterItemDiscount
  expect(after).toBe((price?.current ?? 0) * 2 - fifth)
})
