import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { untilClientCloses } from '../../harness/connections.ts'
import { useShop } from '../../harness/shop.ts'

const product = 'KCT3886CINK'

describe('pictures of the demo’s picture service', () => {
  const shop = useShop({ catalogue: 'demo', pictures: true })
  const pagePath = async () => (await shop.fetch(`/en-us/p/x-${product}`)).headers.get('location') ?? ''

  it('that a page shows can all be loaded', async () => {
    const html = await (await shop.fetch(await pagePath())).text()
    const urls = [...html.matchAll(/\/images\/products\/[\w/-]+\?v=[\w-]+(?:&amp;|&)width=(?:160|240|320)\b/g)]
    expect(urls.length).toBeGreaterThan(1)
    for (const [url] of urls.slice(0, 2)) {
      const answer = await shop.fetch(url.replaceAll('&amp;', '&'))
      expect([answer.status, answer.headers.get('content-type')], url).toEqual([200, 'image/webp'])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  it('are drawn beside the shop, not in its way', async () => {
    const path = await pagePath()
    await shop.fetch(path)
    const drawn: string[] = []
    const pictures = ['new-season', 'court-wall', 'winter-layers', 'rain-boots'].map(async (scene) => {
      const { status } = await shop.fetch(`/images/scenes/${scene}?width=1920&ratio=2.35`)
      drawn.push(`${scene} ${status}`)
    })
    expect((await shop.fetch(path)).status).toBe(200)
    expect(drawn, 'drawn before the page was there').toEqual([])
    await Promise.all(pictures)
    expect(drawn.filter((line) => line.endsWith(' 200'))).toHaveLength(4)
  })

  it.each([
    '/images/scenes/new-season?width=1921',
    '/images/scenes/new-season?width=960&ratio=1.79',
    '/images/scenes/new-season?width=960&quality=51',
    `/images/products/${product}/side?width=2560`,
    `/images/products/${product}/side?width=480&ratio=1`,
    `/images/products/${product}/side?width=480&x=1`,
    '/images/..%2e/admin/catalog/status',
    '/images/%2e%2e%2fhealthz',
  ])('in no other size and by no other way: %s', async (path) => {
    const answer = await shop.fetch(path)
    expect([answer.status, await answer.text()]).toEqual([404, ''])
    const platforms = await shop.platform.fetch(path)
    expect(platforms.status).toBeGreaterThanOrEqual(400)
    expect(platforms.status).toBeLessThan(500)
  })

  it('of an unknown version are cached for a day', async () => {
    const answer = await shop.fetch(`/images/products/${product}/side?v=9-0a1b2c3d&width=160`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
  })
})

describe('films of the demo’s film service', () => {
  const shop = useShop({ catalogue: 'demo' })

  it('are served in byte ranges through the shop', async () => {
    const part = await shop.fetch('/films/kerb-stones.mp4', { headers: { range: 'bytes=1000-1999' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect(part.headers.get('content-range')).toMatch(/^bytes 1000-1999\/\d+$/)
    expect((await part.arrayBuffer()).byteLength).toBe(1000)
    const beyond = await shop.fetch('/films/kerb-stones.mp4', { headers: { range: 'bytes=99999999-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ])
  })

  it('come with their captions, and are not found under another name', async () => {
    const captions = await shop.fetch('/films/kerb-stones.vtt')
    expect([captions.headers.get('content-type'), await captions.text()]).toEqual([
      'text/vtt',
      expect.stringMatching(/^WEBVTT/),
    ])
    expect((await shop.fetch('/films/other.mp4')).status).toBe(404)
  })
})

describe('an image service elsewhere', async () => {
  const bytes = Buffer.from('RIFF')
  const picture = { 'content-type': 'image/webp' }
  const endless = (response: ServerResponse) => {
    response.writeHead(200, picture)
    const fields = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64_000)));
      if (!response.destroyed) response.once('drain', fields)
    }
    fields()
  }
  const requests: string[] = []
  const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
    fine: (response) =>
      response.writeHead(200, { ...picture, 'set-cookie': 'a=b', 'x-own': 'x', link: '</x>' }).end(bytes),
    html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
    svg: (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg onload="alert(1)"/>'),
    away: (response) => response.writeHead(302, { location: 'http://evil.example/', ...picture }).end(),
    cookie: (response) => response.writeHead(404, { 'set-cookie': 'a=b', 'content-type': 'text/html' }).end('no'),
    busy: (response) => response.writeHead(503, { 'retry-after': '7' }).end('busy'),
    broken: (response) => response.writeHead(200, { ...picture, 'content-length': '99' }).end(bytes),
    endless,
  }
  const server = createServer(untilClientCloses, (request, response) => {
    requests.push(request.url ?? '')
    const name = new URL(request.url ?? '/', 'http://stub.invalid').pathname.split('/').at(-1) ?? ''
    answers[name]?.(response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  afterAll(() => server.closeAllConnections())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // A picture that breaks off is waited for until the shop no longer does.
  const shop = useShop({ catalogue: 'empty', vars: { shop: { IMAGE_ORIGIN: origin, TIMEOUT_FACTOR: '2' } } })

  it('gives pictures, without whatever else it says', async () => {
    const answer = await shop.fetch('/images/campaign/fine?width=480')
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/webp',
      'RIFF',
    ])
    for (const name of ['set-cookie', 'x-own', 'link']) expect(answer.headers.get(name)).toBeNull()
  })

  it.each([
    ['html', 502],
    ['svg', 502],
    ['away', 502],
    ['broken', 502],
    ['endless', 502],
    ['cookie', 404],
    ['busy', 503],
  ])('that answers %s becomes a %i without its body', async (name, status) => {
    shop.expectError(/picture\.no-picture/)
    const answer = await shop.fetch(`/images/campaign/${name}?width=480`)
    expect([answer.status, await answer.text()]).toEqual([status, ''])
    expect([answer.headers.get('set-cookie'), answer.headers.get('location')]).toEqual([null, null])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    if (status === 503) expect(answer.headers.get('retry-after')).toBe('7')
  })

  it('gets requests in one spelling and only for sizes that pages show', async () => {
    requests.length = 0
    for (const path of ['/images/campaign/fine?width=481', '/images/a%2fb', '/images/campaign/fine?next=/x'])
      expect((await shop.fetch(path)).status, path).toBe(404)
    expect(requests).toEqual([])
    await shop.fetch('/images/campaign/fine?width=960&ratio=2')
    expect(requests).toEqual(['/images/campaign/fine?ratio=2&width=960'])
  })
})
