import { describe, expect, it } from 'vitest'
import { dialogs, isDialogName } from '../../../shared/dialogs.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const product = 'KCT3886CINK'

const csrfOf = (html: string): string => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** A visitor with one pair in the cart, added by the form of the quickshop page. */
async function shopper(): Promise<{ visitor: Visitor; itemId: string }> {
  const visitor = shop.visitor()
  const html = await (await visitor.fetch(`/en-us/dialog/quickshop?product=${product}`)).text()
  const upc = [...html.matchAll(/<input[^>]*name="upc"[^>]*>/g)]
    .map(([input]) => input)
    .find((input) => !input.includes('data-out'))
  const body = new URLSearchParams({
    csrf: csrfOf(html),
    locale: 'en-us',
    productId: product,
    qty: '1',
    upc: /value="([^"]+)"/.exec(upc ?? '')?.[1] ?? '',
  })
  const headers = { accept: 'application/json', origin: shop.url }
  const answer = await visitor.fetch('/api/cart/add?locale=en-us', { method: 'POST', body, headers })
  const { cart } = (await answer.json()) as { cart: { items: { id: string }[] } | null }
  return { visitor, itemId: cart?.items[0]?.id ?? '' }
}

describe('dialogs are pages', () => {
  const own = 'private, no-store'
  const everybodys = 'private, no-cache'
  it.each([
    ['pay-later', own],
    ['pickup', own],
    ['shipping-method', own],
    ['gift-option', own],
    ['forgot-password', own],
    [`quickshop?product=${product}`, everybodys],
    ['size-chart?type=footwear', everybodys],
  ])('%s stands by itself, is not indexed and is %s', async (name, keeping) => {
    const answer = await shop.fetch(`/en-us/dialog/${name}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe(keeping)
    const html = await answer.text()
    expect(html).toContain('</html>')
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it.each([
    'nope',
    'quickshop',
    'quickshop?product=ZZZZZZZZ',
    'size-chart?type=hats',
    'change-store',
    'change-store?store=nowhere',
  ])('%s is a real 404', async (name) => {
    for (let view = 0; view < 2; view += 1) expect((await shop.fetch(`/en-us/dialog/${name}`)).status).toBe(404)
  })

  it('are linked only where they are built, and such a link leads to one', async () => {
    const { visitor, itemId } = await shopper()
    const textOf = async (path: string) => (await visitor.fetch(path)).text()
    const pages = [
      '/en-us',
      '/en-us/c/women-1000',
      `/en-us/p/x-${product}`,
      `/en-us/p/x-${product}/reviews`,
      '/en-us/cart',
      '/en-us/account',
      '/en-us/checkout/shipping',
      `/en-us/dialog/shipping-method?item=${itemId}`,
      '/en-us/dialog/mini-cart',
      '/en-us/dialog/sign-in',
      '/en-us/dialog/sign-up',
    ]
    const markup = (await Promise.all(pages.map(textOf))).join('').replaceAll('&amp;', '&')
    const links = new Map(
      [...markup.matchAll(/href="(\/en-us\/dialog\/([\w-]+)[^"]*)"/g)].map(([, path = '', name = '']) => [name, path]),
    )
    expect([...links.keys()]).toEqual(expect.arrayContaining(['quickshop', 'pickup', 'sign-in', 'forgot-password']))
    for (const [name, path] of links) {
      expect(isDialogName(name), name).toBe(true)
      expect((await visitor.fetch(path)).status, path).toBe(200)
    }
    for (const name of Object.keys(dialogs).filter((name) => !isDialogName(name)))
      expect((await visitor.fetch(`/en-us/dialog/${name}`)).status, name).toBe(404)
  })

  it('speak every language', async () => {
    for (const [locale, title] of [
      ['de-de', 'Jetzt kaufen, später zahlen'],
      ['fr-fr', 'Achetez maintenant, payez plus tard'],
      ['es-es', 'Compra ahora, paga después'],
      ['it-it', 'Compra ora, paga dopo'],
    ])
      expect(await (await shop.fetch(`/${locale}/dialog/pay-later`)).text()).toContain(title)
  })
})

describe('with the fragment header', () => {
  it('a page is its main part, with its title and its own rules, and the headers of a page', async () => {
    const path = '/en-us/dialog/pay-later'
    const [complete, part] = await Promise.all([
      shop.fetch(path),
      shop.fetch(path, { headers: { 'x-fragment': 'main' } }),
    ])
    for (const name of ['cache-control', 'content-type', 'content-language', 'vary'])
      expect(part.headers.get(name), name).toBe(complete.headers.get(name))
    expect(part.headers.get('vary')).toContain('x-fragment')
    const html = await part.text()
    expect(html).toMatch(/^<title>Buy now, pay later/)
    expect(html).toContain('.dlg')
    expect(html).not.toMatch(/<html|<header class="head|<style|<script type="module"/)
  })

  it('a page that is not there is a 404 still', async () => {
    const answer = await shop.fetch('/en-us/dialog/nope', { headers: { 'x-fragment': 'main' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('</html>')
  })
})

describe('for a line of the cart', () => {
  it('the choice of a store tells stock, distance and hours, and finds by place', async () => {
    const { visitor, itemId } = await shopper()
    const all = await (await visitor.fetch(`/en-us/dialog/pickup?item=${itemId}`)).text()
    expect(all).toMatch(/In stock today|Not in stock at this store/)
    expect(all).toMatch(/Open today \d\d:\d\d–\d\d:\d\d|Closed today/)
    expect(all).toContain(`name="itemId" value="${itemId}"`)
    const city = /<p class="muted">[^<]*, ([^<,]+)<\/p>/.exec(all.replaceAll('<!-- -->', ''))?.[1] ?? ''
    const nearby = await (await visitor.fetch(`/en-us/dialog/pickup?q=${encodeURIComponent(city)}`)).text()
    expect(nearby).toContain(city)
    expect(nearby).toMatch(/\d mi</)
    const nowhere = await (await visitor.fetch(`/en-us/dialog/pickup?item=${itemId}&q=Nowhereville`)).text()
    expect(nowhere).toContain('We could not find “Nowhereville”.')
    expect(nowhere).toContain(`<a class="link" href="/en-us/dialog/pickup?item=${itemId}">All stores</a>`)
    const springfield = await (await visitor.fetch(`/en-us/dialog/pickup?item=${itemId}&q=Springfield`)).text()
    expect(springfield).toContain('No store near Springfield, MO. The nearest one is')
    expect(springfield).toMatch(/href="\/en-us\/dialog\/pickup\?item=[^"]*q=Springfield%2C\+IL">Springfield, IL<\/a>/)
  })

  it('the ways of delivery are those of the line', async () => {
    const { visitor, itemId } = await shopper()
    const html = await (await visitor.fetch(`/en-us/dialog/shipping-method?item=${itemId}`)).text()
    expect(html).toMatch(/name="code"[^>]*value="standard"/)
    expect(await (await visitor.fetch('/en-us/dialog/shipping-method?item=gone')).text()).toContain('no longer in your')
  })
})
