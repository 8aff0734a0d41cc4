import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../app-env.ts'
import { limits } from './limits.ts'

const app = new Hono<AppEnv>().use(limits).all('*', (c) => c.text('ok'))

it.each(['GET', 'HEAD', 'POST'])('%s goes on', async (method) => {
  expect((await app.request('https://shop.example/en-us', { method })).status).toBe(200)
})

it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'BREW'])('%s is refused with the allowed methods', async (method) => {
  const answer = await app.request('https://shop.example/en-us', { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

it('an address has 8192 characters at most', async () => {
  const path = 'https://shop.example/'.padEnd(8192, 'a')
  expect((await app.request(path)).status).toBe(200)
  expect((await app.request(`${path}a`)).status).toBe(414)
})
