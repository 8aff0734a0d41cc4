import { expect, it } from 'vitest'
import { text } from '../../../shared/errors/message.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
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
  expect(reductionIn(one, 'Damaged')).toBe(reductionIn(two, 'Damaged') / 2)
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
