import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { matchRoute, withoutLocale } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { addressRedirect } from './address-redirect.ts'

const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    const url = new URL(c.req.url)
    const context = { url, locale: 'de-de', route: matchRoute(withoutLocale(url.pathname)) }
    c.set('context', context as unknown as AppEnv['Variables']['context'])
    await next()
  })
  .use(addressRedirect)
  .all('*', (c) => c.text('page'))
const request = (path: string, method = 'GET') => app.request(`https://shop.example${path}`, { method })

it('a path without a locale gets the shopper’s own, with its query, and for them alone', async () => {
  const { status, headers } = await request('/c/boots-113?size=8&sort=new')
  expect([status, headers.get('location')]).toEqual([302, '/de-de/c/boots-113?size=8&sort=new'])
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', 'accept-language, cookie'])
})

it('a path with one is answered, and nothing is posted to one without', async () => {
  expect(await (await request('/en-us/cart')).text()).toBe('page')
  expect((await request('/cart', 'POST')).status).toBe(404)
})

it.each([
  ['/en-us/Cart?size=8', '/en-us/cart?size=8'],
  ['/EN-US/P/Runner-KCT3886CINK', '/en-us/p/Runner-KCT3886CINK'],
  ['/Help/Returns', '/de-de/help/returns'],
  ['//en-us/cart', '/en-us/cart'],
  ['/en-us//cart//', '/en-us/cart'],
  ['//other.example/cart', '/de-de/other.example/cart'],
  ['/en-us/search?q=red%00%1Fshoe%0A', '/en-us/search?q=redshoe%0A'],
])('%s goes to its own address %s at once', async (typed, own) => {
  const answer = await request(typed)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, own])
  expect(await (await request(own)).text()).toBe('page')
})
