import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../app-env.ts'
import { localeRedirect } from './locale-redirect.ts'

const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    const context = { url: new URL(c.req.url), locale: 'de-de' }
    c.set('context', context as unknown as AppEnv['Variables']['context'])
    await next()
  })
  .use(localeRedirect)
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
