import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { untilClientCloses } from '../../harness/connections.ts'
import { categories, product } from './catalogue-fixture.ts'
import { type Platform, startPlatform } from './platform.ts'

/** Purges that the shop was asked for, in order; `answer` decides what it says. */
const purges: unknown[] = []
const accept = (response: ServerResponse) => void response.writeHead(200).end('{}')
let answer = accept
const shop = createServer(untilClientCloses, (request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => {
    if (request.url !== '/ops/purge' || request.headers.authorization !== 'Bearer local-purge-token')
      return void response.writeHead(401).end()
    purges.push(JSON.parse(body))
    answer(response)
  })
})

let platform: Platform
beforeAll(async () => {
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening))
  platform = await startPlatform({ PURGE_ORIGIN: `http://127.0.0.1:${(shop.address() as AddressInfo).port}` })
  await platform.admin('/catalog/categories', { categories })
  await send(product(1, 0), product(2, 0), product(3, 0))
})
afterAll(async () => {
  await platform.close()
  shop.close()
})
beforeEach(() => {
  purges.length = 0
})

async function send(...products: IngestProduct[]): Promise<void> {
  const { body } = await platform.admin('/catalog/products', { products, acceptPrices: true })
  expect(body).toMatchObject({ failed: [] })
}
const withUnits = (one: IngestProduct, quantity: number): IngestProduct => ({
  ...one,
  skus: one.skus.map((sku) => ({ ...sku, quantity })),
})
const withPrice = (one: IngestProduct, current: number): IngestProduct => ({
  ...one,
  skus: one.skus.map((sku) => ({ ...sku, prices: { USD: { current, original: current } } })),
})
const waiting = () => platform.rows('SELECT product_id FROM changed_products')

const told = () => purges.flatMap((purge) => (purge as { products: string[] }).products)

it('is told of a changed price and of stock that shows, and of nothing else', async () => {
  const [first, second, third] = [product(1, 0), product(2, 0), product(3, 0)]
  await send(withUnits(second, 9), withUnits(third, 9))
  await expect.poll(() => purges.length).toBe(1)
  await expect.poll(waiting).toEqual([])
  purges.length = 0

  await send(withUnits(second, 5), withUnits(third, 4), product(4, 0))
  await send(withPrice(first, 7777), withUnits(second, 3))
  await expect.poll(waiting).toEqual([])
  expect(new Set(told())).toEqual(new Set([first.productId, second.productId]))
})

it('is told again until it has taken it, once of what has changed meanwhile, and no ingest waits for it', async () => {
  const [one, other] = [product(1, 0), product(2, 0)]
  answer = (response) => void response.writeHead(500).end()
  await send(withPrice(one, 1111))
  await expect.poll(() => purges.length).toBeGreaterThan(1)

  const hanging: ServerResponse[] = []
  answer = (response) => void hanging.push(response)
  await expect.poll(() => hanging.length).toBe(1)
  for (const price of [2222, 3333, 4444]) await send(withPrice(one, price), withPrice(other, price))
  expect(hanging.length).toBe(1)

  answer = accept
  purges.length = 0
  hanging[0]?.writeHead(500).end()
  await expect.poll(waiting).toEqual([])
  expect(purges).toEqual([{ products: [one.productId, other.productId] }])
})

it('is told of the whole catalog where more has changed than it takes', async () => {
  const numbers = JSON.stringify(Array.from({ length: 1001 }, (_, number) => `P${number}`))
  await platform.rows('INSERT INTO changed_products (product_id) SELECT value FROM json_each(?)', numbers)
  await send(product(5, 0))
  await expect.poll(waiting).toEqual([])
  expect(purges).toEqual([{ catalogue: true }])
})
