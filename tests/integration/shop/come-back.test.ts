import { describe, expect, it } from 'vitest'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'
import { shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const email = 'ada@shop.example'

/** An order at the bank, and the address that the bank leads back to after `answer`. */
async function atBank(answer: 'confirm' | 'cancel') {
  const walk = walker(shop)
  await walk.add(shoe)
  await walk.deliver()
  await walk.bill({ payWith: 'PAYPAL' })
  const page = new URL(await walk.place())
  const back = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      payment: page.searchParams.get('payment') ?? '',
      locale: 'en-us',
      view: 'page',
      answer,
    }).toString(),
  })
  const { pathname, search, searchParams } = new URL(back.headers.get('location') ?? '')
  return { walk, path: pathname + search, params: searchParams }
}

async function opened(visitor: Visitor, path: string) {
  const response = await visitor.fetch(path)
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}
const numberIn = (html: string) => /<h1[^>]*>Order (K[0-9A-Z]{9})<\/h1>/.exec(html)?.[1] ?? ''

describe('back from the bank in another browser', () => {
  it('finishes the order, says so, and shows nothing of it', async () => {
    const { walk, path } = await atBank('confirm')
    const elsewhere = shop.visitor()
    for (let view = 0; view < 2; view += 1) {
      const { status, html } = await opened(elsewhere, path)
      expect([status, html.includes('Your bank confirmed the payment, and your order is placed.')]).toEqual([200, true])
      for (const own of [email, 'Orchard Street', 'Walker']) expect(html).not.toContain(own)
    }
    const tracked = await walk.post('/api/checkout/track', {
      orderNumber: numberIn((await opened(elsewhere, path)).html),
      email,
    })
    expect(orderNumberIn(tracked.html)).toMatch(/^K/)
    // The browser that ordered is led to its order.
    expect((await opened(walk.visitor, '/en-us/cart')).location).toBe('/en-us/order-confirmation')
  })

  it('leaves a later order of that browser alone', async () => {
    const first = await atBank('confirm')
    const second = await atBank('confirm')
    const { html } = await opened(second.walk.visitor, first.path)
    expect(numberIn(html)).toBe(first.params.get('ticket')?.split('.')[0])
    const own = await opened(second.walk.visitor, second.path)
    expect(own.location).toBe('/en-us/order-confirmation')
  })

  it('says that nothing was charged where the bank has refused', async () => {
    const { walk, path } = await atBank('cancel')
    const { html } = await opened(shop.visitor(), path)
    expect(html).toContain('nothing was charged')
    expect((await opened(walk.visitor, '/en-us/cart')).html).toContain(shoe)
  })

  it('says that the payment is still to be confirmed where nothing came back from the bank', async () => {
    // A confirmation would reach the shop by the provider's own notification.
    const { params } = await atBank('cancel')
    params.delete('redirectResult')
    const { html } = await opened(shop.visitor(), `/en-us/checkout/return?${params}`)
    expect(html).toContain('its payment still has to be confirmed')
  })

  it.each([
    ['a wrong secret', (ticket: string) => `${ticket.split('.')[0]}.${'0'.repeat(32)}`],
    ['another order', (ticket: string) => `KZZZZZZZZZ.${ticket.split('.')[1]}`],
    ['no ticket at all', () => 'x'],
  ])('tells nobody anything by %s', async (_, forge) => {
    const { walk, params } = await atBank('confirm')
    params.set('ticket', forge(params.get('ticket') ?? ''))
    const { location } = await opened(shop.visitor(), `/en-us/checkout/return?${params}`)
    expect(location).toBe('/en-us/order-tracking')
    params.delete('ticket')
    expect((await opened(walk.visitor, `/en-us/checkout/return?${params}`)).location).toBe('/en-us/order-confirmation')
  })
})
