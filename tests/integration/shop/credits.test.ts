import { afterAll, afterEach, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { germanAddress, walker } from './checkout-walk.ts'
import { openRelay } from './commerce-relay.ts'

const relay = await openRelay(() => shop.platform.url)
afterEach(() => relay.answer(null))
afterAll(() => relay.close())

const shop = useShop({ catalogue: 'demo', vars: { shop: { COMMERCE_ORIGIN: relay.origin } } })
const giftCard = { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: '2468' }

/** A guest who pays with a gift card of the United States, before the payment. */
async function paying() {
  const walk = walker(shop)
  await walk.add('KCT3886CINK')
  await walk.deliver()
  expect((await walk.post('/api/checkout/instrument', giftCard)).status).toBe(303)
  return walk
}
const billing = '/en-us/checkout/billing'
const idIn = (html: string): string => /instrument-remove[\s\S]*?name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''

it('is removed or the page says that it is not', async () => {
  shop.expectError(/call\.refused/)
  const walk = await paying()
  const id = idIn(await walk.page(billing))
  expect(id).not.toBe('')
  relay.answer(({ method, path }) =>
    method === 'DELETE' && path.endsWith('/paymentInstruments') ? { status: 503, body: {} } : null,
  )
  const refused = await walk.post('/api/checkout/instrument-remove', { id })
  expect(refused.status).toBe(303)
  const page = await walk.page(refused.location)
  expect(page).toMatch(/role="alert"/)
  expect(idIn(page)).toBe(id)
  relay.answer(null)
  const removed = await walk.post('/api/checkout/instrument-remove', { id })
  expect(idIn(await walk.page(removed.location))).toBe('')
  const repeated = await walk.post('/api/checkout/instrument-remove', { id })
  expect(repeated.location).toBe(billing)
})

it('says in the language of the page why a gift card of another currency pays nothing', async () => {
  const walk = await paying()
  expect(await walk.page(billing)).toContain('Gift card •••• 0001')
  await walk.page('/de-de/checkout/shipping')
  await walk.post('/api/checkout/shipping', { ...germanAddress, locale: 'de-de' })
  const page = await walk.page('/de-de/checkout/billing')
  expect(page).toContain('Geschenkkarte •••• 0001')
  expect(page).not.toContain('Gift card ••••')
  expect(page).toContain('Zahlt nur Bestellungen in USD')
})

it('stands in the cart’s summary as at payment, with what it pays', async () => {
  const walk = await paying()
  const [, summary = ''] = (await walk.page('/en-us/cart')).split('class="sum"')
  expect(summary.split('</dl>')[0]).toMatch(/<dt[^>]*>Gift card •••• 0001<\/dt><dd class="less">−(<!-- -->)?\$\d/)
})
