import { describe, expect, it } from 'vitest'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, shoe } from './cart-forms.ts'
import { americanAddress, fullestSize, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
/** Marks that come along when a text is copied from a mail, a chat or a table. */
const copied = (text: string) => `\u202A${text}\u200B\u202C\u00A0`

describe('what is pasted', () => {
  it('is judged and kept without what nobody sees, from checkout to tracking', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    const pasted = Object.entries(americanAddress).map(([field, value]) => [
      field,
      field === 'method' || field === 'shipping.province' ? value : copied(value),
    ])
    await walk.deliver({
      ...Object.fromEntries(pasted),
      'shipping.lastName': 'O´Neill\u2011Smith',
      'shipping.addressLine1': '１２\u00A0Orchard\u2009Street',
    })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const review = await walk.page('/en-us/checkout/summary')
    expect(review).toContain('Ada O’Neill-Smith')
    expect(review).toContain('12 Orchard Street')
    expect(review).not.toMatch(/[\u200B\u202A\u202C\u2011]/)
    const number = orderNumberIn(await walk.placed()) ?? ''
    const typed = `# ${number.slice(0, 4).toLowerCase()}–${number.slice(4).replaceAll('0', 'o').replaceAll('1', 'l')}`
    const stranger = walker(shop)
    await stranger.page('/en-us/order-tracking')
    const tracked = await stranger.post('/api/checkout/track', {
      orderNumber: copied(typed),
      email: '<ADA@shop.example>\u200B',
    })
    expect(tracked.status).toBe(200)
    expect(orderNumberIn(tracked.html)).toBe(number)
  })

  it.each([
    ['groups and dashes', 'kerb-gift–00 02'],
    ['the letter O', 'KERBGIFTOOO2'],
    ['marks', copied('#KERBGIFT0002')],
  ])('finds a gift card: %s', async (_, code) => {
    const walk = walker(shop)
    await walk.page('/en-us/gift-card')
    const { status, html } = await walk.post('/api/gift-card/balance', { code, pin: copied('2468') })
    expect(status).toBe(200)
    expect(html).toContain('Gift card •••• 0002 holds $15.00.')
  })

  it.each(['2,0', '２', ' 2 '])('is a quantity: %s', async (qty) => {
    const forms = cartForms(shop)
    const upc = await fullestSize(shop, shoe)
    const added = await forms.json('add', { productId: shoe, upc, qty: '1' })
    const itemId = added.cart?.items[0]?.id ?? ''
    const { cart } = await forms.json('update', { itemId, productId: shoe, upc, qty })
    expect(cart?.items.map((item) => item.qty)).toEqual([2])
  })

  it('is no quantity with a fraction: the page shows what is charged', async () => {
    const forms = cartForms(shop)
    const upc = await fullestSize(shop, shoe)
    const added = await forms.json('add', { productId: shoe, upc, qty: '1' })
    const itemId = added.cart?.items[0]?.id ?? ''
    const page = await forms.posted('update', { itemId, productId: shoe, upc, qty: '2.5' })
    expect(/<input[^>]*name="qty"[^>]*>/.exec(page)?.[0]).toContain('value="1"')
    expect(page).toContain('role="alert"')
  })

  it('is found by a search with marks in it', async () => {
    const page = await (await shop.fetch(`/en-us/search?q=${encodeURIComponent(copied('boots'))}`)).text()
    expect(page).toContain('value="boots"')
  })
})
