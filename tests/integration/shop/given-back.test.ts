import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../bench/people/mail.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import { type Shop, useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { americanAddress, parcelArrived, refunded, returnFields, walker } from './checkout-walk.ts'
import { openRelay } from './commerce-relay.ts'

/** The words of an order's pages and mails while it is given back, and afterwards. */
const provider = await openRelay(() => shop.demo.url)
afterEach(() => provider.answer(null))
afterAll(() => provider.close())

const shop: Shop = useShop({
  catalogue: 'demo',
  vars: { platform: { PAYMENT_PROVIDER_ORIGIN: provider.origin.replace('127.0.0.1', 'localhost') } },
})
const shoe = 'KCT3886CINK'
const giftCard = { kind: 'GIFT_CARD', code: 'KERBGIFT0002', pin: '2468' }
const money = (minor: number) => `$${(minor / 100).toFixed(2)}`

let orders = 0
/** A guest's order by card, after what the gift card pays, with the ways to look at it. */
async function ordered({ withGiftCard = false } = {}) {
  orders += 1
  const email = `given-${orders}@shop.example`
  const walk = walker(shop)
  await walk.add(shoe)
  await walk.deliver({ ...americanAddress, email })
  if (withGiftCard) expect((await walk.post('/api/checkout/instrument', giftCard)).status).toBe(303)
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  const orderNumber = orderNumberIn(await walk.placed()) ?? ''
  const lookup = { orderNumber, email }
  const admin = async (path = '', body?: object) => {
    const answer = await shop.platform.fetch(`/admin/orders/${orderNumber}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  const { order } = (await admin()) as { order: PlacedOrder }
  return {
    walk,
    orderNumber,
    total: order.totals.total,
    line: { itemId: order.items[0]?.id, qty: 1 },
    admin,
    cancel: () => walk.post('/api/checkout/cancel', lookup),
    track: async () => (await walk.post('/api/checkout/track', lookup)).html,
    sendBack: async () => {
      const { fields } = returnFields((await walk.post('/api/checkout/track', lookup)).html)
      return walk.post('/api/checkout/return', { ...lookup, ...fields })
    },
    mails: () => mailsTo(shop.platform.url, email),
  }
}

const statusIn = (html: string) => /<dt>Status<\/dt><dd>([^<]*)/.exec(html)?.[1]
const refundsIn = (html: string) =>
  [...(/<h2>Refunds<\/h2><ul>(.*?)<\/ul>/.exec(html)?.[1] ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(([, words]) => words)
const promisesArrival = (html: string) => /Arrives (?:on )?\w{3}, /.test(html)
const offersCancel = (html: string) => html.includes('name="to" value="checkout/cancel"')

describe('a cancellation', () => {
  it('is said to be under way while the provider is away, and to be done afterwards', async () => {
    shop.expectError(/payments\.call-failed|call\.refused/)
    const { walk, cancel, track, total, orderNumber } = await ordered()
    provider.answer(({ path }) => (path.endsWith('/refund') ? { status: 503, body: {} } : null))
    const answer = await cancel()
    expect(answer.html).toContain('We are cancelling your order.')
    for (const html of [answer.html, await track()])
      expect([statusIn(html), refundsIn(html), offersCancel(html)]).toEqual([
        'Being cancelled',
        [expect.stringMatching(new RegExp(`^\\${money(total)} is on its way back since .*: \\${money(total)}\\)$`))],
        false,
      ])
    const confirmation = await walk.page('/en-us/order-confirmation')
    expect(confirmation).toMatch(new RegExp(`<h1[^>]*>Being cancelled</h1><p>Order ${orderNumber}</p>`))
    provider.answer(null)
    await expect.poll(async () => statusIn(await track())).toBe('Cancelled')
    const html = await track()
    expect(refundsIn(html)).toEqual([expect.stringContaining(`${money(total)} refunded on `)])
    expect(offersCancel(html)).toBe(false)
  })

  it('that fails leaves the order as it was', async () => {
    const { cancel, track } = await ordered()
    provider.answer(({ path }) => (path.endsWith('/refund') ? { status: 200, body: { outcome: 'refused' } } : null))
    expect((await cancel()).html).toContain('We could not cancel this order.')
    const html = await track()
    expect([statusIn(html), refundsIn(html), offersCancel(html)]).toEqual(['Placed', [], true])
    expect(promisesArrival(html)).toBe(true)
  })

  it('promises no arrival any more, once it is asked for', async () => {
    shop.expectError(/payments\.call-failed|call\.refused/)
    const { walk, cancel, track } = await ordered()
    expect(promisesArrival(await track())).toBe(true)
    provider.answer(({ path }) => (path.endsWith('/refund') ? { status: 503, body: {} } : null))
    for (const html of [(await cancel()).html, await track(), await walk.page('/en-us/order-confirmation')])
      expect([/Being cancelled/.test(html), promisesArrival(html)]).toEqual([true, false])
    provider.answer(null)
    await expect.poll(async () => statusIn(await track())).toBe('Cancelled')
    expect(promisesArrival(await track())).toBe(false)
  })

  it('names what goes back to each payment, on the page and in its mail', async () => {
    const { cancel, total, mails } = await ordered({ withGiftCard: true })
    const { html } = await cancel()
    const parts = [`Gift card •••• 0002: $15.00`, `Visa •••• 4242: ${money(total - 1500)}`]
    expect(html).toMatch(/role="status">Your order is cancelled\.</)
    expect(refundsIn(html)).toEqual([expect.stringContaining(`(${parts.join(' and ')})`)])
    const [mail = ''] = await mails()
    expect(mail).toContain('was cancelled')
    for (const part of parts) expect(mail).toContain(part)
  })

  it('since the payment was never taken gives back the gift card, and says that the card was not charged', async () => {
    shop.expectError(/payments\.call-failed|placement\.capture-refused/)
    provider.answer(({ path }) => (path.endsWith('/capture') ? { status: 503, body: {} } : null))
    const { track, mails } = await ordered({ withGiftCard: true })
    provider.answer(({ path }) => (path.endsWith('/capture') ? { status: 200, body: { outcome: 'refused' } } : null))
    await expect.poll(async () => statusIn(await track()), { timeout: 30_000 }).toBe('Cancelled')
    expect(refundsIn(await track())).toEqual([
      expect.stringMatching(/^\$15\.00 refunded on .*\(Gift card •••• 0002: \$15\.00\)$/),
      'Visa •••• 4242 was not charged',
    ])
    const [mail = ''] = await mails()
    expect(mail).toContain('nothing was charged')
  })

  it('of an order that was refunded before promises no money', async () => {
    const { orderNumber, total, admin, track, mails } = await ordered()
    await refunded(shop, orderNumber, { amount: total })
    expect(await admin('/refund', { whole: true })).toEqual({ status: 'cancelled' })
    expect(refundsIn(await track())).toHaveLength(1)
    const [mail = ''] = await mails()
    expect(mail).toContain('Nothing of what you paid is left to be given back')
  })

  it('by the operator of what has arrived is a refund, and ends its announced return', async () => {
    const { orderNumber, total, admin, track, sendBack, mails } = await ordered()
    await parcelArrived(shop, orderNumber)
    expect((await sendBack()).html).toContain('Announced on')
    expect(await admin('/refund', { whole: true })).toEqual({ status: 'cancelled' })
    const html = await track()
    expect([statusIn(html), refundsIn(html)]).toEqual([
      'Refunded',
      [expect.stringContaining(`${money(total)} refunded on `)],
    ])
    expect(html).toContain('No longer expected')
    expect(html).not.toMatch(/Announced on|Download label/)
    const [mail = ''] = await mails()
    expect(mail).toContain(`We have refunded ${money(total)} of your order`)
  })
})

describe('a refund', () => {
  it('marks the lines that it was for', async () => {
    const { orderNumber, track, line } = await ordered()
    expect(await track()).not.toContain('1 refunded')
    await refunded(shop, orderNumber, { lines: [line] })
    expect(await track()).toContain('>1 refunded<')
  })

  it('of everything shows as such, and its mail names the payments', async () => {
    const { orderNumber, total, track, mails } = await ordered()
    await parcelArrived(shop, orderNumber)
    expect(statusIn(await track())).toBe('Delivered')
    await refunded(shop, orderNumber, { amount: total })
    expect(statusIn(await track())).toBe('Refunded')
    expect((await mails())[0]).toContain(`Visa •••• 4242: ${money(total)}`)
  })

  it('leaves nothing to be said of a return that brings nothing more', async () => {
    const { orderNumber, total, admin, track, sendBack, mails } = await ordered()
    await parcelArrived(shop, orderNumber)
    await sendBack()
    await refunded(shop, orderNumber, { amount: total })
    expect(await admin('/returns/1/received', {})).toEqual({ success: true, status: 'received' })
    const html = await track()
    expect(html).toContain('>1 returned<')
    expect(html).toContain('Arrived with us on')
    expect(html).not.toContain('$0.00 refunded')
    const [mail = ''] = await mails()
    expect(mail).toContain('Nothing of what you paid is left to be given back')
    expect(mail).not.toContain('$0.00')
  })
})
