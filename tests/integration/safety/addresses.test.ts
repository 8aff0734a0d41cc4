import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const csrfIn = (html: string) => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
const textOf = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).text()

async function post(visitor: Visitor, path: string, fields: Readonly<Record<string, string>>) {
  const csrf = csrfIn(await textOf(visitor, '/en-us/associate-login'))
  return visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrf, ...fields }).toString(),
  })
}

/** By hand, since a client by the book writes its own Host. */
const asHost = (path: string, host: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(shop.url)
    request({ hostname, port, path, headers: { host, accept: 'text/html' } }, (response) => {
      let body = `${response.statusCode} ${JSON.stringify(response.headers)}\n`
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })

describe('a redirect', () => {
  const off = ['/..//evil.example', '/en-us/%2e%2e//evil.example', '/\t/evil.example', '/\\evil.example']

  it.each(off)('after signing in, to %j, stays in the shop', async (returnTo) => {
    const answer = await post(shop.visitor(), '/api/session/sign-in?locale=en-us', {
      email: 'ipa@kerb.example',
      password: demoPassword,
      returnTo,
    })
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.get('location') ?? '', `${shop.url}/en-us/account`).origin).toBe(shop.url)
  })

  it.each(['/api/dismiss', '/api/newsletter', '/api/cart/add', '/api/session/sign-out', '/preview/enter'])(
    'of %s stays in the shop',
    async (path) => {
      for (const returnTo of off) {
        const fields = { name: 'offer', form: 'f', returnTo, to: returnTo, key: 'local-preview-secret' }
        const answer = await post(shop.visitor(), path, fields)
        const location = answer.headers.get('location') ?? '/'
        expect(new URL(location, `${shop.url}/api/x/y`).origin, returnTo).toBe(shop.url)
      }
    },
  )
})

describe('a Host that is not the shop’s', () => {
  it.each([
    '/en-us',
    '/en-us/c/women-1000',
    '/en-us/country',
    '/sitemap.xml',
    '/sitemaps/en-us/pages.xml',
    '/robots.txt',
    '/',
  ])('is nowhere in %s', async (path) => {
    for (const host of ['evil.example', 'localhost.evil.example:8787', 'evil.example:8787'])
      expect(await asHost(path, host)).not.toContain('evil.example')
  })

  it('is one that this machine calls itself where the shop is local', async () => {
    const { port } = new URL(shop.url)
    expect(await asHost('/en-us', `localhost:${port}`)).toContain(
      `<link rel="canonical" href="http://localhost:${port}/en-us"`,
    )
  })
})

describe('what is too long', () => {
  const long = [121, 200, 201, 255, 513, 2000].map((length) => 'a'.repeat(length))

  it.each([
    '',
    'stories/',
    'help/',
    'legal/',
    'p/',
    'p/x-',
    'c/',
    'c/x-',
    'dialog/',
    'account/',
    'checkout/',
    'search?q=',
    'stories?tagId=',
    'dialog/quickshop?product=',
    'dialog/pickup?item=',
    'c/women-1000?colour=',
  ])('as an address under /en-us/%s is no fault of the shop', async (prefix) => {
    for (const text of long) expect((await shop.fetch(`/en-us/${prefix}${text}`)).status, text).toBeLessThan(500)
  })

  it.each([
    '/api/stock?product=',
    '/api/suggest?q=',
    '/fapi/components/search?q=',
    '/fapi/collections?ids=',
    '/images/scenes/',
    '/images/products/',
    '/films/',
    '/social/widget/',
    '/sitemaps/',
    '/preview?token=',
    '/preview?to=/',
  ])('behind %s is no fault of the shop', async (prefix) => {
    for (const text of long) expect((await shop.fetch(prefix + text)).status, text).toBeLessThan(500)
  })

  it.each(['stock?product=', 'stock?product=a', 'suggest?q=', 'suggest?q=a&q=b', 'suggest'])(
    'behind /api/%s is answered in words, never with what a validator says',
    async (path) => {
      const response = await shop.fetch(`/api/${path}`)
      const body = await response.text()
      expect(body).not.toMatch(/issues|ZodError|too_big|invalid_type/)
      if (response.status === 404) expect(JSON.parse(body)).toMatchObject({ errorDetails: [{ errorId: 'API404' }] })
      else expect(response.status).toBe(200)
    },
  )

  it.each([
    'store-locator?near=%F0%9F%91%9F%00&shown=-5',
    'stories?tagId=%00&tagId=',
    'search?q=red%00shoe',
    'cart?x=%1b',
  ])('with a control character, as /en-us/%s, leads to the page without it', async (path) => {
    const response = await shop.fetch(`/en-us/${path}`)
    const own = response.headers.get('location') ?? ''
    expect([response.status, own]).toEqual([302, `/en-us/${path.replace(/%00|%1b/, '')}`])
    expect((await shop.fetch(own)).status).toBe(200)
  })

  it('typed into the search is cut, and suggests what its beginning suggests', async () => {
    const answer = await shop.fetch(`/api/suggest?locale=en-us&q=tee${' '.repeat(100)}${'x'.repeat(3000)}`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      query: 'tee '.padEnd(100, 'x'),
      products: [{ name: expect.stringContaining('Tee') }, {}, {}, {}],
    })
  })

  it('as a path is not found', async () => {
    for (const text of long) expect((await shop.fetch(`/en-us/${text}`)).status, `${text.length}`).toBe(404)
  })

  it('as an email address or password is reported at the form', async () => {
    const email = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(5)}example`
    const word = 'x'.repeat(257)
    for (const [path, fields] of [
      ['/api/session/sign-in', { email, password: 'word' }],
      ['/api/session/sign-in', { email: `${'a'.repeat(5000)}@kerb.example`, password: 'word' }],
      ['/api/session/sign-in', { email: 'member@kerb.example', password: word }],
      ['/api/session/associate', { email, password: 'word' }],
      ['/api/session/associate', { email: 'associate@kerb.example', password: word }],
      ['/api/session/associate', { email: 'associate@kerb.example', password: 'word', storeId: 'S'.repeat(300) }],
      ['/api/checkout/track', { orderNumber: '1', email }],
      ['/api/checkout/track', { orderNumber: '1'.repeat(300), email: 'member@kerb.example' }],
      ['/preview/enter', { key: word }],
    ] as const) {
      const answer = await post(shop.visitor(), `${path}?locale=en-us`, fields)
      expect([400, 403, 422], `${path} ${JSON.stringify(fields).slice(0, 80)}`).toContain(answer.status)
      expect(await answer.text()).toMatch(/role="alert"|fault/)
    }
  })

  it('in a newsletter form comes back to the form', async () => {
    const answer = await post(shop.visitor(), '/api/newsletter?locale=en-us', {
      form: 'sign-up',
      'sign-up.email': `${'a'.repeat(400)}@kerb.example`,
      'sign-up.policy': 'on',
    })
    expect(answer.status).toBe(303)
  })
})

describe('headers', () => {
  const guards = [
    'x-content-type-options',
    'referrer-policy',
    'x-frame-options',
    'cross-origin-resource-policy',
    'content-security-policy',
  ]

  it('guard assets too, and let them be kept', async () => {
    const page = await shop.fetch('/en-us')
    const html = await page.text()
    const script = /\/assets\/entry-[\w-]+\.js/.exec(html)?.[0] ?? ''
    const font = /\/fonts\/[\w-]+\.woff2/.exec(html)?.[0] ?? ''
    expect(page.headers.get('link')).toContain(`<${font}>; rel=preload`)
    for (const path of [script, font]) {
      const { status, headers } = await shop.fetch(path)
      expect(status, path).toBe(200)
      for (const name of guards) expect(headers.get(name), `${path} ${name}`).toBeTruthy()
      expect(headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable')
    }
  })

  it('keep what a signed-in person was shown out of every store', async () => {
    const visitor = shop.visitor()
    await post(visitor, '/api/session/sign-in?locale=en-us', { email: 'ipa@kerb.example', password: demoPassword })
    for (const path of [
      '/en-us',
      '/en-us/c/women-1000',
      '/en-us/help',
      '/en-us/nowhere',
      '/api/cart',
      '/api/suggest?q=tee',
    ]) {
      expect((await visitor.fetch(path)).headers.get('cache-control'), path).toBe('private, no-store')
      expect((await shop.fetch(path)).headers.get('cache-control'), path).toBeTruthy()
    }
    expect((await shop.fetch('/en-us')).headers.get('cache-control')).toBe('private, no-cache')
  })
})
