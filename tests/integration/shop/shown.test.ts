import { expect, it } from 'vitest'
import { formatMoney } from '../../../shared/money/format.ts'
import { quickHash } from '../../harness/quick-cost.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms } from './cart-forms.ts'
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

/** Acts of the other tab of the same browser does. */
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
  expect(refused.location).toMatch(/^\/en-us\/checkout\/summary\?notice=ORD415&changed=payment/)
  const page = await walk.page(refused.location)
  expect(page).toContain('Gift card •••• 0002 now holds $0.00; $15.00 moves to your Card.')
  expect(page).not.toMatch(/How your order is paid has changed|We could not place your order/)
})

it('leads to billing, and says what is open, where nothing else pays for a gift card that others spent from', async () => {
  const code = `SPENT${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  const atShipped = async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    return walk
  }
  const [walk, rival] = [await atShipped(), await atShipped()]
  const total = (await cartForms(shop, walk.visitor).cart())?.totals.total ?? 0
  const pinHash = await quickHash(gift.pin)
  await shop.platform.fetch('/admin/people', {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ giftCards: [{ code, pinHash, currency: 'USD', openingBalance: total + 500 }] }),
  })
  for (const { page, post, bill } of [walk, rival]) {
    await page('/en-us/checkout/billing')
    expect((await post('/api/checkout/instrument', { ...gift, code })).status).toBe(303)
    await bill({})
  }
  const pressed = await walk.review()
  await rival.placed()
  const refused = await walk.post('/api/checkout/place', pressed)
  const way = (await walk.visitor.fetch(refused.location)).headers.get('location') ?? ''
  expect(way).toMatch(/^\/en-us\/checkout\/billing\?notice=ORD415&changed=payment/)
  const page = await walk.page(way)
  expect(page).toContain(`Gift card •••• ${code.slice(-4)} now holds $5.00.`)
  expect(page).toContain(`${formatMoney(total - 500, 'USD', 'en-us')} of it is not paid yet. Nothing was charged.`)
})

it('says what a reward is worth now, without a word of gift cards, where two orders meet at it', async () => {
  const reward = { kind: 'REWARD_CODE', code: 'KERBREWARD10' }
  const atPress = async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    expect((await walk.post('/api/checkout/instrument', reward)).status).toBe(303)
    await walk.bill(await byCard())
    return { walk, pressed: await walk.review() }
  }
  const presses = await Promise.all([atPress(), atPress(), atPress()])
  const answers = await Promise.all(
    presses.map(async ({ walk, pressed }) => ({ walk, ...(await walk.post('/api/checkout/place', pressed)) })),
  )
  const refused = answers.filter(({ location }) => location !== '/en-us/order-confirmation')
  expect(refused).toHaveLength(2)
  for (const { walk, location } of refused) {
    const page = await walk.page(location)
    expect(page).toContain('Reward code •••• RD10 now holds $0.00; $10.00 moves to your Card.')
    expect(page).not.toMatch(/gift card •|on this gift card/i)
  }
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
