import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '../../app-env.ts'
import { seal } from '../cookies/cookies.ts'
import { firstAddLimit, rateLimits } from './rate-limits.ts'

const edges = { now: Date.now, wait: async () => undefined } as unknown as AppEnv['Variables']['edges']
const withEdges = createMiddleware<AppEnv>((c, next) => {
  c.set('edges', edges)
  return next()
})
const app = new Hono<AppEnv>()
  .use(withEdges)
  .use(rateLimits)
  .all('*', (c) => c.text('ok'))
let networks = 0
/** Sends this request so many times from a new network and returns how many were let through. */
async function passed(method: string, path: string, times: number): Promise<number> {
  networks += 1
  const headers = { 'cf-connecting-ip': `192.0.2.${networks}` }
  const answers = await Promise.all(
    Array.from({ length: times }, () => app.request(`https://shop.example${path}`, { method, headers }, {})),
  )
  return answers.filter(({ status }) => status === 200).length
}

describe('a network', () => {
  it.each([
    ['POST', '/api/session/sign-in', 40],
    ['POST', '/api/session/associate/', 40],
    ['POST', '/api/session/sign%2Din', 40],
    ['GET', '/en-us/search', 60],
    ['GET', '/de-de/searchhub', 60],
    ['GET', '/api/suggest', 120],
    ['GET', '/fapi/components/search', 120],
  ])('may request %s %s %i times, independently of other networks', async (method, path, limit) => {
    expect(await passed(method, path, limit + 5)).toBe(limit)
    expect(await passed(method, path, 1)).toBe(1)
  })

  it.each([
    ['GET', '/en-us/search-help'],
    ['GET', '/en-us/c/women-1000'],
    ['GET', '/api/session/sign-in'],
    ['POST', '/api/cart/add'],
  ])('has no limit on other requests: %s %s', async (method, path) => {
    expect(await passed(method, path, 130)).toBe(130)
  })

  it('with several browsers has forty tries in each, and two hundred for all', async () => {
    const config = { SESSION_SECRET: 's'.repeat(32) }
    const signing = new Hono<AppEnv>()
      .use(withEdges)
      .use((c, next) => {
        c.set('config', config as AppEnv['Variables']['config'])
        return next()
      })
      .use(rateLimits)
      .all('*', (c) => c.text('ok'))
    const send = async (browser: number) => {
      const id = String(browser).padStart(32, '0')
      const cookie = `kerb-visitor=${await seal(config.SESSION_SECRET, 'visitor', id)}`
      const headers = { 'cf-connecting-ip': '198.51.100.2', cookie }
      const answers = await Promise.all(
        Array.from({ length: 45 }, () =>
          signing.request('http://shop.example/api/session/sign-in', { method: 'POST', headers }, {}),
        ),
      )
      return answers.filter(({ status }) => status === 200).length
    }
    const passing: number[] = []
    for (let browser = 0; browser < 6; browser += 1) passing.push(await send(browser))
    expect(passing).toEqual([40, 40, 40, 40, 40, 0])
  })

  it('gets the time to retry after', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.1' }
    const search = () => app.request('https://shop.example/en-us/search?q=a', { headers }, {})
    await Promise.all(Array.from({ length: 60 }, search))
    const answer = await search()
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      429,
      '10',
      'private, no-store',
    ])
  })
})

describe('the first thing in a cart', () => {
  const adding = (basketId: string | null) =>
    new Hono<AppEnv>()
      .use(withEdges)
      .use(async (c, next) => {
        const clientAddress = `203.0.113.${basketId ?? 0}`
        const context = { url: new URL(c.req.url), session: { basketId }, clientAddress }
        c.set('context', context as unknown as AppEnv['Variables']['context'])
        await next()
      })
      .use(firstAddLimit)
      .all('*', (c) => c.text('ok'))
  const added = async (basketId: string | null, path: string) => {
    const shop = adding(basketId)
    const answers = await Promise.all(
      Array.from({ length: 110 }, () => shop.request(`https://shop.example${path}`, { method: 'POST' }, {})),
    )
    return answers.filter(({ status }) => status === 200).length
  }

  it('is put there a hundred times, and further ones into a cart that is there without end', async () => {
    expect(await added(null, '/api/cart/add')).toBe(100)
    expect(await added('7', '/api/cart/add')).toBe(110)
    expect(await added(null, '/api/cart/%61dd')).toBe(0)
    expect(await added('8', '/api/cart/update')).toBe(110)
  })
})
