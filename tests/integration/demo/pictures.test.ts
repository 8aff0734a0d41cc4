import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHarness } from 'wrangler'
import { articles } from '../../../demo/seed/articles.ts'
import { picturesOf } from '../../../demo/seed/pictures.ts'

const tee = articles.find(({ art }) => art.silhouette === 'tee')
if (!tee) throw new Error('the demo sells no tees')
const product = `/images/products/${tee.productId}`

const harness = createTestHarness({
  root: process.cwd(),
  workers: [{ configPath: './demo/wrangler.toml' }, { configPath: './demo/drawing/wrangler.toml' }],
})
beforeAll(async () => {
  await harness.listen()
})
afterAll(() => harness.close())

/** Width and height of a WebP file (lossy or extended). */
function sizeOf(bytes: Uint8Array): [number, number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const kind = new TextDecoder().decode(bytes.subarray(12, 16))
  if (kind === 'VP8 ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  return [(view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(27, true) & 0xffffff) + 1]
}
const read = async (path: string, headers?: Record<string, string>) => {
  const response = await harness.fetch(path, headers && { headers })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('a product’s picture', () => {
  it('is WebP of the requested width, in a ratio of four to five', async () => {
    const { status, headers, bytes } = await read(`${product}/front?width=240`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(sizeOf(bytes)).toEqual([240, 300])
  })

  it('may be kept for ever under its version, for a day without', async () => {
    const own = /\?v=[\w-]+/.exec(picturesOf(tee)[0]?.url ?? '')?.[0]
    const keptFor = async (query: string) =>
      (await read(`${product}/front${query}width=240`)).headers.get('cache-control')
    expect(await keptFor('?')).toBe('public, max-age=86400')
    expect(await keptFor('?v=1&')).toBe('public, max-age=86400')
    expect(await keptFor(`${own}&`)).toBe('public, max-age=31536000, immutable')
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = (await read(`${product}/front?width=240`)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"\w+"$/)
    const repeated = await read(`${product}/front?width=240`, { 'if-none-match': `"x", W/${etag}` })
    expect([repeated.status, repeated.bytes.length]).toEqual([304, 0])
  })

  it('is drawn once for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(`${product}/back?width=320`)))
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it.each([
    `${product}/heel`,
    '/images/products/ST999999C0/front',
    '/images/products/..%2f..%2fetc/front',
    '/images/scenes/nowhere',
    '/images/scenes/constructor',
    '/images',
  ])('%s is not there', async (path) => {
    expect((await read(path)).status).toBe(404)
  })
})

it.each([`${product}/front?width=241`, '/images/scenes/flat-lay?width=480&ratio=1.99'])(
  'a size that no page shows is refused: %s',
  async (path) => {
    expect((await read(path)).status).toBe(400)
  },
)

it('a scene is drawn in the requested ratio', async () => {
  const { status, bytes } = await read('/images/scenes/flat-lay?width=480&ratio=2')
  expect([status, sizeOf(bytes)]).toEqual([200, [480, 240]])
})

describe('pictures drawn ahead', () => {
  const warm = (authorization: string) =>
    harness.fetch('/admin/images/warm', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ limit: 2 }),
    })

  it('are the likely ones, in steps, each once', async () => {
    const step = async () => (await (await warm('Bearer local-demo-token')).json()) as Record<string, number>
    const first = await step()
    expect(first['drawn']).toBe(2)
    expect(await step()).toEqual({ drawn: 2, remaining: (first['remaining'] ?? 0) - 2 })
  })

  it('are drawn for the operator alone', async () => {
    expect((await warm('Bearer guess')).status).toBe(401)
  })
})
