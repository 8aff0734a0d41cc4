import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from './catalogue-fixture.ts'
import { type Platform, startPlatform } from './platform.ts'

let platform: Platform
const external = { ...product(2, 0), art: null, pictures: [{ kind: 'external', url: 'https://pictures.test/a.jpg' }] }

beforeAll(async () => {
  platform = await startPlatform()
  await platform.admin('/catalog/products', { products: [product(1, 0), product(6, 0), external] })
})
afterAll(() => platform.close())

/** Width and height of a WebP file (lossy or extended). */
function sizeOf(bytes: Uint8Array): [number, number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const kind = new TextDecoder().decode(bytes.subarray(12, 16))
  if (kind === 'VP8 ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  return [(view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(27, true) & 0xffffff) + 1]
}
const read = async (path: string, headers?: Record<string, string>) => {
  const response = await platform.picture(path, headers)
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('a product’s picture', () => {
  it('is WebP of the next width up, in the frame of four to five', async () => {
    const { status, headers, bytes } = await read('/images/products/ST000001C0/front?width=200')
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(sizeOf(bytes)).toEqual([240, 300])
  })

  it('may be kept for ever under a version, for a day without', async () => {
    expect((await read('/images/products/ST000001C0/front?width=200')).headers.get('cache-control')).toBe(
      'public, max-age=86400',
    )
    expect((await read('/images/products/ST000001C0/front?v=1&width=200')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  it('is not sent again to who has it', async () => {
    const etag = (await read('/images/products/ST000001C0/front?width=200')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"\w+"$/)
    const again = await read('/images/products/ST000001C0/front?width=200', { 'if-none-match': `"x", W/${etag}` })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it('is drawn once for all who ask at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => read('/images/products/ST000001C0/back?width=320')),
    )
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it.each([
    '/images/products/ST000001C0/sole',
    '/images/products/ST999999C0/front',
    `/images/products/${external.productId}/front`,
    '/images/products/..%2f..%2fetc/front',
    '/images/scenes/nowhere',
    '/images/scenes/constructor',
    '/images',
  ])('%s is not there', async (path) => {
    expect((await read(path)).status).toBe(404)
  })
})

it('a scene is drawn in the ratio asked for', async () => {
  const { status, bytes } = await read('/images/scenes/flat-lay?width=320&ratio=2')
  expect([status, sizeOf(bytes)]).toEqual([200, [320, 160]])
})

it('an imported picture is used as it is', async () => {
  const { gallery } = await platform.call('products.details', { params: { productId: external.productId } })
  expect(gallery).toMatchObject([{ url: 'https://pictures.test/a.jpg', resizable: false }])
})

it('the likely pictures are drawn ahead, in steps, once', async () => {
  type Report = { drawn: number; remaining: number }
  const step = async () => (await platform.admin('/images/warm', { limit: 2 })).body as Report
  const first = await step()
  expect(first.drawn).toBe(2)
  const second = await step()
  expect(second).toEqual({ drawn: 2, remaining: first.remaining - 2 })
})
