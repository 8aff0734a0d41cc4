import { expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const shoe = 'KCT3886CINK'
const gift = { kind: 'GIFT_CARD', code: 'KERBGIFT0002', pin: '2468' }
const review = '/en-us/checkout/summary'

type Walk = ReturnType<typeof walker>
const byCard = async () => ({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })

/** A shopper before the review of a cart with one shoe. */
async function atReview(): Promise<Walk> {
  const walk = walker(shop)
  await walk.add(shoe)
  await walk.deliver()
  await walk.bill(await byCard())
  return walk
}

/** What the other tab of the same browser does. */
const otherActions: Readonly<Record<string, { act: (walk: Walk) => Promise<unknown>; says: string }>> = {
  'a line that was added': { act: (walk) => walk.add(shoe, 1), says: 'New since you checked your order.' },
  'another quantity': {
    act: async (walk) => {
      const html = await walk.page('/en-us/cart')
      const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
      const [itemId, productId, upc] = ['itemId', 'productId', 'upc'].map(field)
      await walk.post('/api/cart/update', {
        itemId: itemId ?? '',
        productId: productId ?? '',
        upc: upc ?? '',
        qty: '2',
      })
    },
    says: 'The quantity has changed.',
  },
  'a coupon': {
    act: (walk) => walk.post('/api/cart/coupon', { coupon: 'WELCOME10' }),
    says: 'The promo codes that apply have changed.',
  },
  'another address': {
    act: (walk) => walk.deliver({ ...americanAddress, 'shipping.addressLine1': '14 Orchard Street' }),
    says: 'Where your order goes, or who receives it, has changed.',
  },
  'another name on the bill': {
    act: async (walk) =>
      walk.bill({
        ...(await byCard()),
        ...Object.fromEntries(
          Object.entries(americanAddress).map(([name, value]) => [name.replace('shipping.', 'billing.'), value]),
        ),
        same: 'no',
        'billing.firstName': 'Augusta',
      }),
    says: 'The billing address has changed.',
  },
  'another way to pay': {
    act: async (walk) => {
      await walk.page('/en-us/checkout/billing')
      await walk.bill({ payWith: 'PAYPAL' })
    },
    says: 'How your order is paid has changed.',
  },
  'a gift card': {
    act: (walk) => walk.post('/api/checkout/instrument', { ...gift, code: 'KERBGIFT0001' }),
    says: 'How your order is paid has changed.',
  },
}

it.each(Object.entries(otherActions))('orders nothing but what the page showed: %s', async (_, { act, says }) => {
  const walk = await atReview()
  const pressed = await walk.review()
  await act(walk)
  const refused = await walk.post('/api/checkout/place', pressed)
  expect(refused.location).toMatch(/^\/en-us\/checkout\/summary\?notice=/)
  const repeated = await walk.page(refused.location)
  expect(repeated).toContain(says)
  expect(repeated).toContain('Nothing was charged')
  expect((await walk.post('/api/checkout/place', await walk.review())).location).toMatch(
    /^\/en-us\/order-confirmation$|\/payments\//,
  )
})

it('also reports it to scripts, and refuses a form without the shown prices', async () => {
  const walk = await atReview()
  const { shown = '', ...pressed } = await walk.review()
  for (const fields of [pressed, { ...pressed, shown: '' }, { ...pressed, shown: '{}' }]) {
    const refused = await walk.post('/api/checkout/place', fields)
    expect(refused.location).toBe(`${review}?notice=ORD415&changed=unknown`)
  }
  await otherActions['another quantity']?.act(walk)
  const answer = await walk.post('/api/checkout/place', { ...pressed, shown }, { accept: 'application/json' })
  expect(JSON.parse(answer.html)).toMatchObject({ code: 'ORD415', location: expect.stringContaining('quantity') })
  expect(await walk.page('/en-us/order-confirmation')).not.toContain('Thank you')
})

it('does not charge a card for the part that a gift card was shown to pay', async () => {
  const withGift = async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    expect((await walk.post('/api/checkout/instrument', gift)).status).toBe(303)
    await walk.bill(await byCard())
    return walk
  }
  const [walk, rival] = [await withGift(), await withGift()]
  const pressed = await walk.review()
  await rival.placed()
  const refused = await walk.post('/api/checkout/place', pressed)
  expect(refused.location).toBe(`${review}?notice=ORD415&changed=payment`)
  expect(await walk.page(refused.location)).toMatch(
    /How your order is paid has changed\. Now: Gift card •••• \w{4}: \$0\.00 and Card: \$[\d.]+\./,
  )
})

it('leaves a credit its part while its own order waits for the bank', async () => {
  const walk = walker(shop)
  await walk.add(shoe)
  await walk.deliver()
  const reward = { kind: 'REWARD_CODE', code: 'KERBREWARD25' }
  expect((await walk.post('/api/checkout/instrument', reward)).status).toBe(303)
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession('challenge') })
  const pressed = await walk.review()
  expect((await walk.post('/api/checkout/place', pressed)).location).toContain('/payments/')
  const repeated = await walk.review()
  expect(repeated['shown']).toBe(pressed['shown'])
  expect((await walk.post('/api/checkout/place', repeated)).location).toContain('/payments/')
})
