import { afterAll, beforeAll, expect, it } from 'vitest'
import { product } from './catalogue-fixture.ts'
import { type Platform, startPlatform } from './platform.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const whole = product(1, 0)
const pricedAt = (current: number) => ({
  ...whole,
  skus: whole.skus.map((sku) => ({ ...sku, quantity: 5, prices: { USD: { current, original: current } } })),
})
const send = (current: number, more: Record<string, unknown> = {}, path = '/catalog/products') =>
  platform.admin(path, { products: [pricedAt(current)], ...more })
const asked = async () =>
  (await platform.call('products.details', { params: { productId: whole.productId } })).price.lowCurrent

/** The console as an operator's browser uses it. */
async function openConsole() {
  const headers = (cookie: string) => ({ cookie, origin: platform.origin })
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(new URL(path, platform.origin), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: headers(cookie),
      redirect: 'manual',
    })
  const entered = await post('/console/sign-in', { username: 'Ana', token: 'local-admin-token' })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const see = async (path: string) => (await fetch(new URL(path, platform.origin), { headers: headers(cookie) })).text()
  /** A form as its page has it now, to be sent later. */
  const open = async (path: string, label: string) => {
    const html = await see(path)
    const form = html.split('<form').find((part) => part.includes(label)) ?? ''
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(form)?.[1] ?? ''
    const fields = { csrf: hidden('csrf'), action: hidden('action'), version: hidden('version') }
    return async () => {
      const answer = await post(path, fields, cookie)
      const next = answer.headers.get('location')
      expect(answer.status).toBe(next === null ? 409 : 303)
      return next === null ? answer.text() : see(next)
    }
  }
  return { see, open, press: async (path: string, label: string) => (await open(path, label))() }
}

it('prices divided by a hundred wait for a yes in the console, and go back with one press', async () => {
  await send(8900)
  const { body } = await send(89, { revision: 'slip-1' })
  expect(body).toMatchObject({ failed: [], moves: [{ productId: whole.productId, from: 8900, to: 89, held: true }] })
  expect(await asked()).toBe(8900)
  const { see, press } = await openConsole()
  expect(await see('/console/prices')).toContain('slip-1')
  expect(await see('/console/prices/slip-1')).toMatch(/\$89\.00.*\$0\.89.*waiting/s)
  expect(await press('/console/prices/slip-1', 'Sell 1 product')).toContain('1 product: now sold at the new prices.')
  expect(await asked()).toBe(89)
  expect(await press('/console/prices/slip-1', 'Undo the prices')).toContain('sold at the prices from before')
  expect(await asked()).toBe(8900)
})

it('a press on a page that is out of date does nothing and says so; who decided is on the page', async () => {
  await send(8900)
  await send(89, { revision: 'slip-2' })
  const { see, open } = await openConsole()
  const accept = await open('/console/prices/slip-2', 'Sell 1 product')
  const discard = await open('/console/prices/slip-2', 'Discard')
  expect(await discard()).toContain('still sold at the old prices')
  expect(await accept()).toContain('Nothing was done: the prices of this import have changed')
  expect(await asked()).toBe(8900)
  expect(await see('/console/prices/slip-2')).toMatch(/Decisions.*Ana.*1 product: still sold at the old prices/s)
})

it('the flag is a yes, and an operator’s script can take it back', async () => {
  await send(8900)
  await send(89, { revision: 'meant', acceptPrices: true })
  expect(await asked()).toBe(89)
  const undone = await platform.admin('/catalog/prices/meant', { action: 'undo' })
  expect(undone.body).toEqual({ settled: 1, left: 0 })
  expect(await asked()).toBe(8900)
})

it('a dry run writes nothing', async () => {
  await send(8900)
  const { body } = await send(8000, {}, '/catalog/products/dry-run')
  expect(body).toMatchObject({ written: 1, moves: [{ from: 8900, to: 8000, held: false }] })
  expect(await asked()).toBe(8900)
})

it('refuses names that no address can have', async () => {
  for (const revision of ['.', '..']) expect((await send(8900, { revision })).status).toBe(400)
})

it('knows no other actions, and no unknown import', async () => {
  expect((await platform.admin('/catalog/prices/meant', { action: 'forget' })).status).toBe(400)
  expect((await platform.admin('/catalog/prices/none', { action: 'undo' })).body).toEqual({ settled: 0, left: 0 })
  expect(await (await openConsole()).see('/console/prices/none')).toContain('Page not found')
})
