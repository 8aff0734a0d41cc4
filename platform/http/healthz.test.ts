import { Hono } from 'hono'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Config, PlatformEnv } from '../env.ts'
import { healthz } from './healthz.ts'

beforeAll(() => vi.stubGlobal('__BUILD_ID__', 'build'))

const healthOf = (first: () => Promise<number>) =>
  new Hono<PlatformEnv>()
    .use(async (c, next) => {
      c.set('config', { ENVIRONMENT: 'staging' } as Config)
      await next()
    })
    .get('/healthz', healthz)
    .request('/healthz', {}, { DB: { prepare: () => ({ first }) } })

it('is well with its database, and says which environment it is', async () => {
  const answer = await healthOf(async () => 7)
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'up', environment: 'staging' }])
})

it('is 503 where the database can’t be read', async () => {
  const answer = await healthOf(() => Promise.reject(new Error('gone')))
  expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'down' }])
})
