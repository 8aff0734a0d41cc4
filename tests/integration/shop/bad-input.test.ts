import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const shared = new URL('../../../../shared/data/hostile/blns.json', import.meta.url)
const own = [
  '',
  ' ',
  '\u0000',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'NaN',
  '"',
  'ﷺ',
  '💥',
  '\uD800',
  'a'.repeat(3000),
]
const strings: string[] = existsSync(shared) ? (JSON.parse(readFileSync(shared, 'utf8')) as string[]) : own
if (!existsSync(shared))
  console.warn('NOTICE: the naughty strings of ../shared are not here; a short list of our own stands in.')

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))

describe(`${strings.length} hostile strings`, () => {
  it.each([
    ['search', (text: string) => `/en-us/search?q=${encode(text)}`],
    [
      'filters',
      (text: string) => `/en-us/c/women-1000?colour=${encode(text)}&sort=${encode(text)}&page=${encode(text)}`,
    ],
    ['paths', (text: string) => `/en-us/${encode(text)}`],
    ['suggestions', (text: string) => `/api/suggest?q=${encode(text)}&locale=${encode(text)}`],
    ['notices', (text: string) => `/en-us/cart?notice=${encode(text)}&max=${encode(text)}`],
  ])('in %s never break a page and never come back as markup', async (_, pathOf) => {
    for (const text of strings) {
      const answer = await shop.fetch(pathOf(text))
      expect(answer.status, JSON.stringify(text)).toBeLessThan(500)
      const body = await answer.text()
      expect(body).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)/)
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      if (isPage && /<script/i.test(text) && text.length > 12)
        expect(body.includes(text), JSON.stringify(text)).toBe(false)
    }
  })

  it('in cookies are strangers, not errors', async () => {
    for (const text of strings.filter((one) => /^[\x21-\x7e]+$/.test(one))) {
      const cookie = `kerb-session=${encode(text)}; kerb-visitor=${encode(text)}.${encode(text)}; kerb-locale=${encode(text)}`
      expect((await shop.fetch('/en-us/cart', { headers: { cookie } })).status, text).toBe(200)
    }
  })
})

it.each(['PUT', 'DELETE', 'PATCH'])('%s is not a method of a page', async (method) => {
  expect((await shop.fetch('/en-us', { method })).status).toBe(405)
})

it('a very long address is refused', async () => {
  expect((await shop.fetch(`/en-us/search?q=${'x'.repeat(9000)}`)).status).toBe(414)
})
