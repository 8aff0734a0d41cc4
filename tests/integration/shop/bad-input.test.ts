import { describe, expect, it } from 'vitest'
import { hostileStrings } from '../../harness/hostile-strings.ts'
import { useShop } from '../../harness/shop.ts'
import { shopForms } from '../../harness/shop-forms.ts'

const shop = useShop({ catalogue: 'demo' })

/** Enough that the shop never waits for the test. */
const atOnce = 4
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))

describe('hostile strings', () => {
  it.each([
    ['search', (text: string) => `/en-us/search?q=${encode(text)}`],
    [
      'filters',
      (text: string) => `/en-us/c/women-1000?colour=${encode(text)}&sort=${encode(text)}&page=${encode(text)}`,
    ],
    ['paths', (text: string) => `/en-us/${encode(text)}`],
    ['suggestions', (text: string) => `/api/suggest?q=${encode(text)}&locale=${encode(text)}`],
    ['notices', (text: string) => `/en-us/cart?notice=${encode(text)}&max=${encode(text)}`],
  ])('in %s never break a page and never come back as markup', { timeout: 180_000 }, async (_, pathOf) => {
    const check = async (text: string, index: number) => {
      // Each from a network of its own, or the limits would answer in place of the page.
      const network = { 'cf-connecting-ip': `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}` }
      const answer = await shop.fetch(pathOf(text), { headers: network })
      expect(answer.status, JSON.stringify(text)).toBeLessThan(500)
      const body = await answer.text()
      expect(body).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)/)
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      if (isPage && /<script/i.test(text) && text.length > 12)
        expect(body.includes(text), JSON.stringify(text)).toBe(false)
    }
    for (let first = 0; first < hostileStrings.length; first += atOnce)
      await Promise.all(hostileStrings.slice(first, first + atOnce).map((text, part) => check(text, first + part)))
  })

  it('in cookies are strangers, not errors', async () => {
    for (const text of hostileStrings.filter((string) => /^[\x21-\x7e]+$/.test(string))) {
      const cookie = `kerb-session=${encode(text)}; kerb-visitor=${encode(text)}.${encode(text)}; kerb-locale=${encode(text)}`
      expect((await shop.fetch('/en-us/cart', { headers: { cookie } })).status, text).toBe(200)
    }
  })
})

it.each(['PUT', 'DELETE', 'PATCH'])('%s is not a method of a page', async (method) => {
  expect((await shop.fetch('/en-us', { method })).status).toBe(405)
})

describe('a form without script', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it.each(shopForms)('is answered with a page by %s, whatever is in it', async (action) => {
    const visitor = shop.visitor()
    const html = await (await visitor.fetch('/en-us/associate-login')).text()
    const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(csrf).not.toBe('')
    const bodies: readonly (readonly [object, string])[] = [
      [form, ''],
      [form, `csrf=${csrf}`],
      [
        form,
        `csrf=${csrf}&itemId=x&productId=KCT3886CINK&upc=1&qty=-1&coupon=x&code=x&points=x&id=x&kind=x&form=x&name=x`,
      ],
      [form, `csrf=${csrf}&filler=${'x'.repeat(70_000)}`],
      [{ 'content-type': 'text/plain' }, 'csrf=x'],
      [{ ...form, 'sec-fetch-site': 'cross-site' }, `csrf=${csrf}`],
    ]
    for (const [headers, body] of bodies) {
      const answer = await visitor.fetch(`/api/${action}?locale=de-de`, {
        method: 'POST',
        headers: { ...headers, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
        body,
      })
      expect(answer.status, body.slice(0, 80)).toBeLessThan(500)
      if (answer.status === 303) continue
      expect(answer.headers.get('content-type'), `${answer.status} ${body.slice(0, 80)}`).toMatch(/^text\/html/)
      expect(await answer.text()).toMatch(/<h1/)
    }
  })
})

it('a very long address is refused', async () => {
  expect((await shop.fetch(`/en-us/search?q=${'x'.repeat(9000)}`)).status).toBe(414)
})
