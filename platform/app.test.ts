import { beforeEach, expect, it, vi } from 'vitest'
import type { Edges } from '../backend/edges.ts'
import { createPlatform } from './app.ts'
import type { Env } from './env.ts'

const secret = 'long enough'
const env = {
  ENVIRONMENT: 'local',
  AUTH_ACCESS_KEY: secret,
  SERVER_TRUST_ID: secret,
  TOKEN_SECRET: secret,
  ADMIN_TOKEN: secret,
  PAYMENT_SECRET: secret,
  PURGE_TOKEN: secret,
  PAYMENT_PROVIDER_ORIGIN: 'https://pay.example',
  DB: { prepare: () => ({ first: async () => 1 }) },
  INVENTORY: { idFromName: () => 'readyz', get: () => ({ available: async () => [] }) },
  CART: {},
  BALANCE: {},
  FAVORITE_NEWS: {},
  DESCRIPTIONS: {},
  SEARCH_IMPORT: {},
  SHOP_PAGES: {},
  HASHING: { fetch: async () => new Response(null, { status: 400 }) },
} as unknown as Env

const log = vi.fn<Edges['log']>()
let now = 0
let provider: () => Promise<Response>
const app = createPlatform(env, {
  fetch: () => provider(),
  now: () => now,
  wait: () => new Promise(() => undefined),
  log,
})
beforeEach(() => {
  log.mockClear()
  now = Date.parse('2026-11-01T09:00:00Z')
})

it('is ready while the payment provider answers, and is not while that fails', async () => {
  provider = async () => new Response(null, { status: 404 })
  expect(await (await app.request('/readyz', {}, env)).json()).toMatchObject({ ready: true })
  provider = () => Promise.reject(new Error('connection refused'))
  const down = await app.request('/readyz', {}, env)
  expect(down.status).toBe(503)
  expect(await down.json()).toMatchObject({
    ready: false,
    dependencies: { database: 'up', objects: 'up', hashing: 'up', payments: 'Error: connection refused' },
  })
})

it('logs a request by its pattern, with the time that it took', async () => {
  provider = async () => {
    now += 40
    return new Response(null, { status: 200 })
  }
  await app.request('/readyz?email=ada@shop.example', { headers: { 'x-correlation-id': '00000001' } }, env)
  expect(log.mock.calls).toEqual([
    ['info', 'request', { requestId: '00000001', method: 'GET', route: '/readyz', status: 200, ms: 40 }],
  ])
})

it('answers an exception as GEN500 in the shopper’s language, and keeps its stack for the log', async () => {
  const broken = { ...env, DB: null } as unknown as Env
  const headers = { authorization: `Bearer ${secret}`, 'x-correlation-id': 'id-2' }
  const answer = await app.request('/admin/orders/report?locale=de-de', { headers }, broken)
  expect(answer.status).toBe(500)
  const body = await answer.text()
  expect(JSON.parse(body)).toMatchObject({ errorDetails: [{ errorId: 'GEN500' }], correlationId: 'id-2' })
  expect(body).not.toContain('TypeError')
  expect(log).toHaveBeenCalledWith('error', 'platform.exception', {
    requestId: 'id-2',
    path: '/admin/orders/report',
    stack: expect.stringContaining('TypeError'),
  })
})
