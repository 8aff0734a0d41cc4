import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { shoe } from './cart-forms.ts'

/** Addresses that are spelled in another way, or name the page to come back to. */
const shop = useShop({ catalogue: 'demo', shared: true })

/** Where the address leads in the end, and what it answers there. */
async function followed(address: string): Promise<{ readonly path: string; readonly status: number; html: string }> {
  let path = address
  for (let steps = 0; steps < 4; steps += 1) {
    const response = await shop.fetch(path)
    const location = response.headers.get('location')
    if (location === null) return { path, status: response.status, html: await response.text() }
    path = location
  }
  throw new Error(`${address} leads on and on`)
}

const linkedIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

describe('a product’s address', () => {
  it.each(['', '/reviews'])('%s in other letters leads to its own', async (rest) => {
    const own = await followed(`/en-us/p/x-${shoe}${rest}`)
    expect(own.status).toBe(200)
    for (const typed of [
      `/EN-US/P/x-${shoe}${rest.toUpperCase()}`,
      `/en-us/p/x-${shoe.toLowerCase()}${rest}`,
      `/en-us/P/X-${shoe.toLowerCase()}${rest.toUpperCase()}`,
    ])
      expect(await followed(typed), typed).toMatchObject({ status: 200, path: own.path })
  })
})

describe('the page of all countries', () => {
  const list = '/en-us/c/women-1000?sort=price-asc'
  const open = (path: string, from?: string) =>
    shop.fetch(path, from === undefined ? {} : { headers: { referer: shop.url + from } })

  it('leads to the page that the visitor comes from, in another shop', async () => {
    const asked = (await open('/en-us/country', `${list}&notice=x&utm_source=mail`)).headers.get('location') ?? ''
    expect(asked).toBe(`/en-us/country?returnTo=${encodeURIComponent(list)}`)
    const html = await (await open(asked)).text()
    expect(linkedIn(html)).toContain('/de-de/c/women-1000?sort=price-asc')
    // The page in other languages leads on to the same.
    const other = encodeURIComponent('/de-de/c/women-1000?sort=price-asc')
    expect(linkedIn(html)).toContain(`${shop.url}/de-de/country?returnTo=${other}`)
    // The page's link to itself keeps what it knows.
    expect((await open('/en-us/country', asked)).headers.get('location')).toBe(asked)
  })

  it.each([undefined, '/en-us', '/en-us/country', '/en-us/c/nothing', '/api/cart/add'])(
    'leads to the home pages for who comes from %s',
    async (from) => {
      const response = await open('/en-us/country', from)
      expect(response.status).toBe(200)
      expect(linkedIn(await response.text())).toContain('/de-de')
    },
  )

  it('leads to no other site', async () => {
    const html = await (await open(`/en-us/country?returnTo=${encodeURIComponent('//evil.example')}`)).text()
    expect(html).not.toContain('evil.example')
    expect(linkedIn(html)).toContain('/de-de')
  })
})

it.each(['account', 'associate-login', 'sign-up', 'forgot-password'])(
  'the other languages of %s lead back to where it was asked for',
  async (page) => {
    const html = await (await shop.fetch(`/en-us/${page}?returnTo=${encodeURIComponent('/en-us/cart')}`)).text()
    expect(linkedIn(html)).toContain(`${shop.url}/de-de/${page}?returnTo=${encodeURIComponent('/de-de/cart')}`)
  },
)

it('a language that the browser refuses is not the one that it gets', async () => {
  const answer = await shop.visitor().fetch('/', { headers: { 'accept-language': 'en;q=0,*' } })
  expect(answer.headers.get('location')).not.toMatch(/^\/en-/)
})

it.each([
  ['/en-us/', '/en-us'],
  ['/en-us/cart/', '/en-us/cart'],
  ['/en-us/help/?utm_source=mail', '/en-us/help?utm_source=mail'],
  ['/en-us/Cart/', '/en-us/cart'],
  ['/en-us/%63art', '/en-us/cart'],
  ['/en-us//help///returns', '/en-us/help/returns'],
  ['/%65n-us/c%61rt/', '/en-us/cart'],
])('%s leads to %s at once', async (typed, path) => {
  const answer = await shop.fetch(typed)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, path])
})

it('%63art finds its language', async () => {
  expect((await followed('/%63art')).path).toMatch(/^\/[a-z]{2}-[a-z]{2}\/cart$/)
})

it.each(['', '/'])('a path that is nobody’s is not found, with "%s" behind it', async (end) => {
  expect((await shop.fetch(`/en-us/no/such/page/there/is/at/all${end}`)).status).toBe(404)
})

it.each([
  `quickshop?product=${shoe}`,
  `ask-question?product=${shoe}&returnTo=%2Fen-us`,
  'size-chart?type=footwear',
  'forgot-password',
])('the dialog %s names addresses that are there', async (dialog) => {
  const path = `/en-us/dialog/${dialog}`
  const html = await (await shop.fetch(path)).text()
  const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(canonical).not.toContain('returnTo')
  const languages = linkedIn(html).filter((to) => /\/(?:de-de|fr-fr)\/dialog\//.test(to))
  expect(languages.length).toBeGreaterThan(1)
  for (const to of [canonical, ...languages]) {
    expect(to.split('?').length, to).toBeLessThan(3)
    expect((await shop.fetch(to.replace(shop.url, ''))).status, to).toBe(200)
  }
  // Search engines don't have the page, so nothing is its other language.
  expect(html).not.toContain('rel="alternate"')
})
