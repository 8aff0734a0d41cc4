import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { IngestProduct, type PriceMove } from '../../shared/contracts/ingest.ts'
import { run } from './run.ts'
import { recordingTerminal } from './terminal.fixtures.ts'

const token = 'secret'
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
const Body = z.object({
  products: z.array(IngestProduct).optional(),
  categories: z.array(z.object({ categoryId: z.string() })).optional(),
  acceptPrices: z.boolean().optional(),
  revision: z.string().optional(),
})
const nothing = { written: 0, unchanged: 0, failed: [] }

/** A platform that records what it receives. */
function standIn() {
  const products = new Map<string, IngestProduct>()
  const categories = new Set<string>()
  const bodies: z.output<typeof Body>[] = []
  const moves: PriceMove[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body))
      if (request.headers.authorization !== `Bearer ${token}`) return answer(401, {})
      if (request.method === 'GET') return answer(200, { products: products.size, revision: 1 })
      const body = Body.parse(JSON.parse(Buffer.concat(chunks).toString()))
      bodies.push(body)
      if (request.url?.endsWith('/dry-run')) return answer(200, { ...nothing, written: body.products?.length, moves })
      let unchanged = 0
      for (const { categoryId } of body.categories ?? []) categories.add(categoryId)
      for (const product of body.products ?? []) {
        if (JSON.stringify(products.get(product.productId)) === JSON.stringify(product)) unchanged += 1
        products.set(product.productId, product)
      }
      return answer(200, {
        written: (body.products ?? body.categories ?? []).length - unchanged,
        unchanged,
        failed: [],
        ...(body.products && moves.length > 0 && { moves }),
      })
    })
  })
  return { server, products, categories, bodies, moves }
}

let platform: ReturnType<typeof standIn>
let origin = ''
let folder = ''
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

beforeEach(async () => {
  platform = standIn()
  await listen(platform.server)
  origin = `http://127.0.0.1:${(platform.server.address() as AddressInfo).port}`
  folder = mkdtempSync(join(tmpdir(), 'kerb-import-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  platform.server.closeAllConnections()
  await new Promise((resolve) => platform.server.close(resolve))
})

async function importing(file: string, ...args: string[]) {
  const terminal = recordingTerminal()
  const code = await run([file, '--origin', origin, '--token', token, ...args], {}, terminal)
  return { code, output: terminal.written(), products: [...platform.products.values()] }
}
const textFile = (text: string | Uint8Array, name = 'feed') => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const titles = (products: readonly IngestProduct[]) => products.map(({ texts }) => texts['en-us']?.name).sort()

describe('a Google feed', () => {
  it('makes a product a colour, with the rows of a group put together', async () => {
    const { code, output, products } = await importing(fixture('google.xml'))
    expect(code).toBe(1)
    expect(output).toContain('line 23 (kb-2) · title: is missing')
    expect(output).toContain('the picture was left out')
    const [black, white] = products
    expect(products).toHaveLength(2)
    expect(black?.productId.slice(0, 8)).toBe(white?.productId.slice(0, 8))
    expect(black?.masterId).toBe(white?.masterId)
    expect(black).toMatchObject({ colour: 'black', gender: 'men', kind: 'runner' })
    expect(black?.texts['en-us']).toMatchObject({ name: 'Harbor Runner', description: 'Light & quick.\n\n• Cushioned' })
    const sale = { price: 9600, from: '2026-01-01T08:00:00.000Z', until: '2100-01-01T07:59:00.000Z' }
    expect(black?.skus).toMatchObject([
      { size: '40', quantity: 20, prices: { USD: { current: 12000, original: 12000, sales: [sale] } } },
    ])
    expect(white?.skus[0]?.quantity).toBe(0)
    expect(platform.categories.size).toBe(3)
  })

  it('is the same when it is sent again', async () => {
    await importing(fixture('google.xml'))
    expect((await importing(fixture('google.xml'))).output).toContain('0 products written, 2 unchanged')
  })

  it('keeps an id that fits, in a TSV with other letter case, CRLF and European prices', async () => {
    const report = join(folder, 'errors.jsonl')
    const { code, output, products } = await importing(fixture('google.tsv'), '--report', report)
    expect(code).toBe(1)
    expect(products.map(({ productId }) => productId)).toEqual(['ABCDEFGH1'])
    expect(products[0]?.skus[0]?.prices).toMatchObject({ EUR: { current: 129_900 } })
    expect(output).toMatch(/line 3 \(ABCDEFGH1\) · id: line 2 has the same id/)
    expect(output).toMatch(/line 4 \(x-2\) · price: "-3,00 EUR" is negative/)
    expect(output).toMatch(/line 4 \(x-2\) · image: .*not an http/)
  })
})

describe('a Shopify export', () => {
  it('reads variants without a title, leaves drafts out and imports what is good', async () => {
    const { code, output, products } = await importing(fixture('shopify.csv'))
    expect(code).toBe(1)
    expect(titles(products)).toEqual(['Alder Tee', 'Alder Tee'])
    const sand = products.find(({ colour }) => colour === 'beige')
    expect(sand?.skus.map(({ upc, size, quantity }) => [upc, size, quantity])).toEqual([
      ['AT-S', 'S', 4],
      ['AT-M', 'M', 0],
    ])
    expect(sand?.skus[0]?.prices).toMatchObject({ USD: { current: 2500, original: 3000 } })
    expect(sand?.pictures[0]).toMatchObject({ url: 'https://pictures.example/sand.jpg' })
    expect(output).toMatch(/line 6 .* · price: "-1.00" is negative/)
  })
})

describe('a file with a mapping', () => {
  it('takes each entry of a list in a JSON record as a row', async () => {
    const { code, output, products } = await importing(
      fixture('generic.json'),
      '--mapping',
      fixture('generic.mapping.json'),
    )
    expect(code).toBe(1)
    expect(products).toMatchObject([
      { brand: 'Kerb', colour: 'blue', skus: [{ upc: 'tide-cap-1', prices: { USD: { current: 1950 } } }] },
    ])
    expect(output).toContain('"free" is not a price')
  })

  it('tells every mistake in a mapping', async () => {
    const mapping = textFile('{"fields":{"titel":"x"},"locale":"xx"}', 'm.json')
    const { code, output } = await importing(fixture('generic.json'), '--mapping', mapping)
    expect(code).toBe(2)
    expect(output).toMatch(/titel/)
    expect(output).toMatch(/locale/)
  })
})

describe('a file in another encoding', () => {
  const csv = 'id,title,price,color\nx,Café "Grün",9.90,Grün\n'
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${csv}`)],
    ['UTF-16', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['Windows-1252', Buffer.from(csv, 'latin1')],
  ])('reads %s', async (_, bytes) => {
    const { code, products } = await importing(textFile(bytes))
    expect(code).toBe(0)
    expect(products[0]?.texts['en-us']?.name).toMatch(/^Café "?Grün"?$/)
    expect(products[0]?.colour).toBe('green')
  })
})

describe('hostile rows', () => {
  it('become a row error or a clean value', async () => {
    const rows = [
      { id: 'a', title: 'Tee\u0000 \u202EA', price: '10', description: 'x'.repeat(10_500) },
      { id: 'b', title: 'y'.repeat(300), price: '10' },
      { id: 'c', title: 'Tee C', price: '1e999' },
      { id: 'd', title: '<img src=x onerror=alert(1)>Tee D', price: 10, image: 'data:text/html,x' },
      { id: '../../etc', title: { deep: [['Tee E']] }, price: '10', color: '__proto__', size: 'constructor' },
      ['no', 'record'],
    ]
    const { code, output, products } = await importing(textFile(rows.map((row) => JSON.stringify(row)).join('\n')))
    expect(code).toBe(1)
    expect(titles(products)).toEqual(['Tee A', 'Tee E'])
    expect(output).toContain('line 2 (b) · title: has 300 characters; at most 200 are possible')
    expect(output).toContain('line 3 (c) · price')
    expect(output).toContain('line 4 (d) · image')
    expect(output).toContain('line 6 · row: is not a record')
  })
})

describe('what can not be done', () => {
  it.each([
    ['an empty file', '', /is empty/],
    ['a web page', '<!doctype html><html></html>', /web page/],
    ['unknown columns', 'foo,bar\n1,2\n', /mapping file/],
    ['a header alone', 'id,title,price\n', /no rows/],
    ['rows that are all bad', 'id,title,price\n1,,5\n', /title: is missing/],
  ])('%s ends with 2', async (_, text, reason) => {
    const { code, output } = await importing(textFile(text))
    expect(code).toBe(2)
    expect(output).toMatch(reason)
  })

  it('tells what to do about a wrong token and a platform that is not there', async () => {
    expect(await importing(fixture('google.tsv'), '--token', 'wrong')).toMatchObject({
      code: 2,
      output: expect.stringContaining('ADMIN_TOKEN'),
    })
    const unreachable = standIn().server
    await listen(unreachable)
    const closed = `http://127.0.0.1:${(unreachable.address() as AddressInfo).port}`
    await new Promise((resolve) => unreachable.close(resolve))
    expect(await importing(fixture('google.tsv'), '--origin', closed)).toMatchObject({
      code: 2,
      output: expect.stringContaining('npm start'),
    })
  })

  it('writes nothing in a dry run', async () => {
    const { products, output } = await importing(fixture('google.xml'), '--dry-run')
    expect(products).toEqual([])
    expect([...platform.categories]).toEqual([])
    expect(output).toContain('2 products in 3 categories would be sent')
  })
})

describe('prices that move', () => {
  const move = { productId: 'RUN-1', upc: '4006381333931', currency: 'USD', from: 8900, to: 89, held: true } as const

  it('that wait are told with what to do, and the import isn’t done', async () => {
    platform.moves.push(move)
    const { code, output } = await importing(fixture('google.tsv'))
    expect(code).toBe(1)
    expect(output).toContain('RUN-1 (4006381333931): $89.00 → $0.89, waits')
    expect(output).toMatch(/1 of them wait for a yes.*--accept-prices.*\/console\/prices/)
    const [first] = platform.bodies.flatMap(({ products, ...body }) => (products ? [body] : []))
    expect(first).toEqual({ acceptPrices: false, revision: expect.stringMatching(/^google\.tsv-\d{4}-/) })
  })

  it('are accepted by a flag', async () => {
    platform.moves.push({ ...move, held: false })
    const { output } = await importing(fixture('google.tsv'), '--accept-prices')
    expect(output).toContain('RUN-1 (4006381333931): $89.00 → $0.89\n')
    expect(platform.bodies.at(-1)?.acceptPrices).toBe(true)
  })

  it('are judged in calls of twenty products or more, the last one too', async () => {
    const rows = Array.from(
      { length: 155 },
      (_, row) => `RUNNER${row}\tRunner ${row}\t50 USD\thttps://pictures.example/q.jpg`,
    )
    await importing(textFile(['id\ttitle\tprice\timage_link', ...rows].join('\n'), 'many.tsv'))
    expect(platform.bodies.flatMap(({ products }) => products?.length ?? []).toSorted()).toEqual([50, 50, 55])
  })

  it('that wait are told before others that move', async () => {
    const others = Array.from({ length: 12 }, (_, place) => ({
      ...move,
      productId: `UP-${place}`,
      to: 3000,
      held: false,
    }))
    platform.moves.push(...others, { ...move, to: 8000 })
    const { output } = await importing(fixture('google.tsv'), '--dry-run')
    expect(output).toMatch(/would change, those that wait first:\s+RUN-1 \(4006381333931\): \$89\.00 → \$80\.00, waits/)
    expect(output).toContain('without sizes and currencies that are new')
  })

  it('are told in a dry run too, where the platform answers', async () => {
    platform.moves.push(move)
    const asked = await importing(fixture('google.tsv'), '--dry-run')
    expect(asked.output).toContain('1 of them would wait for a yes')
    const alone = await importing(fixture('google.tsv'), '--dry-run', '--origin', 'http://127.0.0.1:9')
    expect(alone.output).toContain('! Prices are not compared.')
  })
})
