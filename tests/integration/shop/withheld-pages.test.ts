import { expect, it } from 'vitest'
import { seedProducts } from '../../../demo/seed/products.ts'
import { demoReferenceDate } from '../../../demo/seed/send.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { message } from '../../../shared/errors/message.ts'
import { useShop } from '../../harness/shop.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

/** The shoe of the demo, changed from now on. */
async function sold(change: Partial<IngestProduct>): Promise<void> {
  const product = [...seedProducts(demoReferenceDate)].find(({ productId }) => productId === shoe)
  const response = await shop.platform.fetch('/admin/catalog/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ products: [{ ...product, ...change }] }),
  })
  expect(await response.json()).toMatchObject({ written: 1, failed: [] })
}

const pages = [`/en-us/p/x-${shoe}`, `/en-us/dialog/quickshop?product=${shoe}`]
/** The buy box of the product's page and of its quick shop. */
const buyBoxes = () =>
  Promise.all(
    pages.map(async (path) => {
      const html = await cartForms(shop).page(path)
      return html.slice(html.indexOf('id="buy"')).split('</form>')[0] ?? ''
    }),
  )
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('a product for members says so before its button, a guest’s cart refuses it, and a member’s takes it', async () => {
  const guest = walker(shop)
  await guest.add(shoe)
  await sold({ badge: 'member' })
  await expect
    .poll(async () => (await buyBoxes()).every((html) => html.includes('Only members can buy this.')))
    .toBe(true)
  for (const html of await buyBoxes()) {
    const [terms = ''] = html.split('type="submit"')
    for (const words of ['Become a member', 'Sign in']) expect(textOf(terms)).toContain(words)
  }

  const forms = cartForms(shop)
  const [upc = ''] = await forms.sizes()
  const refused = await forms.json('add', { productId: shoe, upc, qty: '1' })
  expect(refused).toMatchObject({ ok: false, code: 'MEM401', way: { label: 'Become a member' } })

  const cart = textOf(await guest.page('/en-us/cart'))
  expect(cart).toContain(message('MEM401', 'en-us'))
  expect(cart).toContain('Become a member')
  expect(cart).not.toContain('Sold out')

  const member = walker(shop)
  await member.signIn('member@kerb.example')
  await member.add(shoe)
  expect((await cartForms(shop, member.visitor).cart())?.flash).toEqual([])
})

it('a product to come says from when, by the site’s own day, and has no button until then', async () => {
  await sold({ badge: null, publishedAt: '2099-07-01' })
  await expect
    .poll(async () => (await buyBoxes()).every((html) => html.includes('On sale from July 1, 2099.')))
    .toBe(true)
  for (const html of await buyBoxes()) {
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Not on sale yet/)
    expect(html).not.toContain('Sold out')
  }
  expect(await cartForms(shop).page(pages[0])).not.toContain('At your door by')
  const german = await cartForms(shop, shop.visitor(), 'de-de').page(`/de-de/p/x-${shoe}`)
  expect(german).toContain('Im Verkauf ab 1. Juli 2099.')
  const forms = cartForms(shop)
  const [upc = ''] = await forms.sizes()
  expect(await forms.json('add', { productId: shoe, upc, qty: '1' })).toMatchObject({ ok: false, code: 'INV425' })
})
