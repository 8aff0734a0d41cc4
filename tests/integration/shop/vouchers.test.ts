import { describe, expect, it } from 'vitest'
import { demoPassword, demoPin } from '../../../demo/seed/people.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { quickHash } from '../../harness/quick-cost.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms } from './cart-forms.ts'
import { americanAddress, type Front, germanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const shoe = 'KCT3886CINK'

async function ingest(people: object): Promise<void> {
  const answer = await shop.platform.fetch('/admin/people', {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(people),
  })
  expect(await answer.json()).toMatchObject({ failed: [] })
}

const currencies = { 'en-us': 'USD', 'de-de': 'EUR' } as const
let members = 0

/** A member with 6,000 points and a cart of their own. */
async function newMember(front: Front): Promise<string> {
  members += 1
  const email = `points${members}@shop.example`
  const loyalty = { memberId: `KM-POINTS${members}`, openingPoints: 6000, since: '2026-01-01T00:00:00Z' }
  const person = { consumerId: `CPOINTS${members}`, email, currency: currencies[front], loyalty }
  const name = { firstName: 'Ada', lastName: 'Walker', phone: '2125550123' }
  await ingest({ people: [{ ...person, ...name, passwordHash: await quickHash(demoPassword) }] })
  return email
}

/** As a reader sees it: amounts are formatted with protected spaces. */
const plain = (html: string) => html.replace(/<!-- -->/g, '').replace(/[\u00a0\u202f]/g, ' ')

/** A member before the payment of two pairs, of which this much is left to pay beside a gift card. */
async function withLeftToPay(front: Front, due: number) {
  const walk = walker(shop, front)
  const forms = cartForms(shop, walk.visitor, front)
  await walk.signIn(await newMember(front))
  await walk.add(shoe)
  await walk.add(shoe)
  await walk.deliver(front === 'de-de' ? germanAddress : americanAddress)
  const total = (await forms.cart())?.totals.total ?? 0
  const code = `LEAVES${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  const pinHash = await quickHash(demoPin)
  await ingest({ giftCards: [{ code, pinHash, currency: currencies[front], openingBalance: total - due }] })
  const added = await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code, pin: demoPin })
  expect(added.status).toBe(303)
  return {
    ...walk,
    forms,
    billing: async () => plain(await walk.page(`/${front}/checkout/billing`)),
    cartPage: async () => plain(await walk.page(`/${front}/cart`)),
    use: (fields: Record<string, string>) => walk.post('/api/checkout/voucher', fields),
  }
}

/** The forms of vouchers on a page: their button, and the box to tick. */
const offers = (html: string) =>
  [
    ...html.matchAll(
      /<form[^>]*><input type="hidden" name="to" value="checkout\/voucher"\/>(?:(?!<\/form>).)*<\/form>/gs,
    ),
  ].map(([form]) => ({
    points: /name="points" value="(\d+)"/.exec(form)?.[1],
    pays: /name="pays" value="(\d+)"/.exec(form)?.[1],
    box: /<label for="[^"]*">([^<]*)/.exec(form)?.[1],
    button: /<button[^>]*>([^<]*)/.exec(form)?.[1],
  }))

it('a voucher has one name in the cart and at payment', async () => {
  const one = await withLeftToPay('en-us', 3000)
  expect((await one.use({ points: '500' })).status).toBe(303)
  for (const html of [await one.billing(), (await one.cartPage()).split('class="sum"')[1] ?? '']) {
    expect(html).toContain('Points voucher')
    expect(html).not.toContain('>Rewards</dt>')
  }
})

it('a voucher is no way to pay for gift cards alone, and the page says so', async () => {
  const walk = walker(shop)
  await walk.signIn(await newMember('en-us'))
  const listed = await (await shop.fetch('/en-us/c/gift-cards-4400')).text()
  await walk.add(/href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(listed)?.[1] ?? '')
  await walk.deliver({ email: 'ada@shop.example' })
  const { status, html } = await walk.post('/api/checkout/voucher', { points: '500' })
  expect(status).toBe(422)
  expect(html).toContain('Gift cards and credit cannot pay for gift cards')
})

it('an empty field for a code is called empty', async () => {
  const one = await withLeftToPay('en-us', 3000)
  const { status, html } = await one.post('/api/checkout/instrument', { kind: 'REWARD_CODE', code: ' ' })
  const [, afterField = ''] = html.split('Enter the code of your reward.')
  expect([status, afterField !== '', html.includes(text('flow.reward.invalid', 'en-us'))]).toEqual([422, true, false])
  const cart = await one.forms.posted('coupon', { coupon: '' })
  expect([cart.includes('Enter a code.'), cart.includes(message('PRM130', 'en-us'))]).toEqual([true, false])
})

describe('a member without script', () => {
  it('is offered every voucher up to what is due, and the next one behind a box that says what is lost', async () => {
    const american = await withLeftToPay('en-us', 3000)
    expect(offers(await american.billing())).toEqual([
      { points: '500', button: 'Use 500 points for $5.00 off' },
      { points: '1000', button: 'Use 1,000 points for $10.00 off' },
      { points: '2000', button: 'Use 2,000 points for $25.00 off' },
      {
        points: '5000',
        pays: '3000',
        box: 'Yes, this voucher pays $30.00 of $75.00, the rest is lost',
        button: 'Use 5,000 points for $30.00 off',
      },
    ])
    const german = await withLeftToPay('de-de', 2490)
    expect(offers(await german.billing()).at(-1)).toEqual({
      points: '2000',
      pays: '2490',
      box: 'Ja, dieser Gutschein zahlt 24,90 € von 25,00 €, der Rest verfällt',
      button: '2.000 Punkte für 24,90 € Rabatt einsetzen',
    })
    expect(offers(await german.billing())).toHaveLength(3)
  })

  it('spends more than is due only with the box ticked, and sees what it pays', async () => {
    const walk = await withLeftToPay('en-us', 3000)
    const large = { points: '5000', pays: '3000' }
    const unticked = await walk.use(large)
    expect(unticked.status).toBe(422)
    expect(unticked.html).toContain('This voucher is worth more than is left to pay.')
    expect((await walk.forms.cart())?.appliedLoyaltyVoucher).toBeNull()
    expect((await walk.use({ ...large, confirmed: 'on' })).status).toBe(303)
    const billing = await walk.billing()
    expect(billing).toContain('Pays $30.00 of $75.00, the rest is lost')
    expect(billing).toContain('Your credit covers everything')
    expect(offers(billing).map(({ points }) => points)).toEqual(['500', '1000', '2000'])
  })

  it('is told in cart and checkout when a voucher steps down, and pays what the button says', async () => {
    const walk = await withLeftToPay('en-us', 3000)
    expect((await walk.use({ points: '2000' })).status).toBe(303)
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const before = await walk.review()
    expect((await walk.post('/api/cart/coupon', { coupon: 'WELCOME10' })).status).toBe(303)
    const words = 'Your points voucher no longer fits. You now use 1,000 points for $10.00 off.'
    expect(await walk.cartPage()).toContain(words)
    expect(await walk.billing()).toContain(words)
    const stale = await walk.post('/api/checkout/place', before)
    // The voucher's own message says how the payment has changed.
    const changed = plain(await walk.page(stale.location))
    expect(changed).toContain(words)
    expect(changed).not.toContain('How your order is paid has changed.')
    const { payment_instruments: parts = [] } = (await walk.forms.cart()) ?? {}
    expect(parts.find(({ payment_method_id: method }) => method === 'LOYALTY_POINTS')?.amount).toBe(1000)
    const order = plain(await walk.placed())
    for (const { amount } of parts) expect(order).toContain(`: ${formatMoney(amount, 'USD', 'en-us')}<`)
  })
})

describe('a guest without script', () => {
  it('reads why a gift card leaves the gift cards in the cart to pay otherwise', async () => {
    const walk = walker(shop)
    const forms = cartForms(shop, walk.visitor)
    await walk.add(shoe)
    const html = await (await shop.fetch('/en-us/c/gift-cards-4400')).text()
    await walk.add(/href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(html)?.[1] ?? '')
    await walk.deliver()
    await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: demoPin })
    const cart = await forms.cart()
    const giftCards = cart?.items.find(({ isDigitalProduct }) => isDigitalProduct)?.price.rowTotal
    expect(giftCards).toBeGreaterThan(0)
    expect(cart?.totals.remainingToPay).toBe(giftCards)
    expect(await walk.page('/en-us/checkout/billing')).toContain('Gift cards and credit cannot pay for gift cards')
  })

  it('reads that a gift card is refused because nothing but gift cards is in the cart', async () => {
    const walk = walker(shop)
    const html = await (await shop.fetch('/en-us/c/gift-cards-4400')).text()
    await walk.add(/href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(html)?.[1] ?? '')
    await walk.deliver({ email: 'ada@shop.example' })
    const card = { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: demoPin }
    const refused = await walk.post('/api/checkout/instrument', card)
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('Gift cards and credit cannot pay for gift cards')
    expect(refused.html).not.toContain(message('GFC725', 'en-us'))
  })
})
