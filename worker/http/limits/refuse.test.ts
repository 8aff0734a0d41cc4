import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { locales, sites } from '../../../shared/i18n/locales.ts'
import { createTestApp } from '../../test-app.fixtures.ts'

/** More than may look at pages at once, and fewer than may be at checkout. */
const crowd = 300

let release = (_: Response): void => undefined
const answered = new Promise<Response>((resolve) => (release = resolve))
const shop = createTestApp({ answer: async () => (await answered).clone(), wait: 'none' })
let held: Promise<unknown>[] = []

beforeAll(() => {
  vi.stubGlobal('scheduler', { wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)) })
  held = Array.from({ length: crowd }, () => Promise.resolve(shop.request('/api/stock?product=KCT3886CINK')))
})
afterAll(async () => {
  release(new Response('{}', { status: 404 }))
  await Promise.all(held)
  vi.unstubAllGlobals()
})

const asPerson = (init: RequestInit = {}) => ({ ...init, headers: { accept: 'text/html', ...init.headers } })

describe('a request beyond what an isolate takes', () => {
  it.each(locales)('is answered by a page of the shop in the words of %s, with ways on', async (locale) => {
    const answer = await shop.request(`/${locale}/c/men-2000?color=red`, asPerson())
    const html = await answer.text()
    const t = formatter(locale)
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'private, no-store',
    ])
    expect(html).toContain(`<html lang="${sites[locale].bcp47}">`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(new RegExp(`<h1[^>]*>${t('error.unavailableTitle')}</h1><p>${t('error.crowdedBody')}</p>`))
    expect(html).toContain(`<a class="btn" href="">${t('error.retry')}</a>`)
    expect(html).toContain(`<a class="btn b2" href="/${locale}">${t('notFound.home')}</a>`)
  })

  it('has its own nonce for its rules each time', async () => {
    const seen = await Promise.all(
      [1, 2].map(async () => {
        const answer = await shop.request('/en-us', asPerson())
        const nonce = /<style nonce="([0-9a-f]{32})">/.exec(await answer.text())?.[1] ?? 'none'
        expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(new Set(seen).size).toBe(2)
  })

  it('leads a form back to the shop, as its address can’t be opened', async () => {
    const answer = await shop.request('/api/newsletter?locale=de-de', asPerson({ method: 'POST' }))
    const html = await answer.text()
    expect([answer.status, html.includes('href=""'), html.includes('<a class="btn" href="/de-de">')]).toEqual([
      503,
      false,
      true,
    ])
  })

  it.each([
    ['script', { accept: 'application/json' }],
    ['a part of a page', { accept: 'text/html', 'x-fragment': 'main' }],
    ['an island', { accept: 'text/html', 'x-island': 'facets' }],
  ])('is data for %s', async (_, headers) => {
    const answer = await shop.request('/fr-fr/search?q=x', { headers: headers as Record<string, string> })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({ ok: false, code: 'API503', recovery: 'offer-retry' })
  })

  it('turns nobody away from checkout', async () => {
    expect((await shop.request('/readyz')).headers.get('retry-after')).toBeNull()
  })
})
