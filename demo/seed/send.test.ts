import { afterEach, describe, expect, it, vi } from 'vitest'
import { quickCost } from '../../tests/harness/quick-cost.ts'
import { seedPlatform } from './send.ts'

const options = {
  origin: 'https://platform.test',
  adminToken: 'secret',
  paymentSecret: 'secret-of-tests',
  log: () => undefined,
  hashCost: quickCost,
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A fake platform that accepts everything, except the first row of calls to `refusing`. */
function platform(refusing?: string) {
  const seen = { paths: [] as string[], tokens: new Set<string | null>(), open: 0, most: 0, largest: 0 }
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    seen.open += 1
    seen.most = Math.max(seen.most, seen.open)
    if (seen.paths.at(-1) !== url.pathname) seen.paths.push(url.pathname)
    seen.tokens.add(new Headers(init.headers).get('authorization'))
    const [rows = []] = Object.values(JSON.parse(String(init.body)) as Record<string, unknown[]>)
    if (url.pathname.endsWith('/products')) seen.largest = Math.max(seen.largest, rows.length)
    await new Promise((resolve) => setImmediate(resolve))
    seen.open -= 1
    const failed = url.pathname === refusing ? [{ id: 'x', reason: 'no such thing' }] : []
    return Response.json({ written: rows.length - failed.length, unchanged: 0, failed })
  })
  return seen
}

describe('seedPlatform', () => {
  it('sends one kind after the other, with two calls at a time and 50 products per call', {
    timeout: 30_000,
  }, async () => {
    const seen = platform()
    const lines: string[] = []
    await seedPlatform({ ...options, log: (line) => lines.push(line) })
    expect(seen.paths).toEqual([
      '/admin/catalog/categories',
      '/admin/stores',
      '/admin/people',
      '/admin/content/documents',
      '/admin/experiments',
      '/admin/catalog/products',
      '/admin/stores/stock',
      '/admin/reviews',
      '/admin/questions',
      '/admin/promotions',
    ])
    expect([...seen.tokens]).toEqual(['Bearer secret'])
    expect(seen.most).toBe(2)
    expect(seen.largest).toBe(50)
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'categories',
      'stores',
      'employees',
      'people',
      'cards',
      'gift cards',
      'rewards',
      'content',
      'experiments',
      'feature flags',
      'products',
      'gifts',
      'store stock',
      'reviews',
      'questions',
      'promotions',
      'coupons',
    ])
    expect(lines[1]).toContain('60 written, 0 unchanged')
  })

  it('reports refused rows', async () => {
    platform('/admin/stores')
    await expect(seedPlatform(options)).rejects.toThrow('/admin/stores refused 1: x (no such thing)')
  })
})
