import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { elsewhereOf, frontsElsewhere } from './elsewhere.ts'

it.each([
  ['US', 'en-us', []],
  ['DE', 'en-us', ['de-de']],
  ['CA', 'en-us', ['en-ca', 'fr-ca']],
  ['CA', 'fr-fr', ['fr-ca', 'en-ca']],
  ['CA', 'fr-ca', []],
  ['JP', 'en-us', []],
  ['XX', 'en-us', []],
  [null, 'en-us', []],
] as const)('who is in %s on a page of %s may want %j', (country, locale, fronts) => {
  expect(frontsElsewhere(country, locale)).toEqual(fronts)
})

describe('nobody has been asked yet', () => {
  const app = new Hono().get('*', (c) => c.json(elsewhereOf(c, new URL(c.req.url), 'en-us')))
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
  const ask = async (headers: Readonly<Record<string, string>>, country = 'DE') => {
    const request = new Request('https://shop.example/en-us', { headers: { 'user-agent': browser, ...headers } })
    return (await app.request(Object.assign(request, { cf: { country } }))).json()
  }

  it('on the first page of a browser', async () => {
    expect(await ask({})).toEqual({ fronts: ['de-de'], isNew: true })
  })

  it.each([
    ['who was here before', { cookie: '__Host-kerb-locale=en-us' }],
    ['a page that is fetched ahead', { 'sec-purpose': 'prefetch' }],
    ['who reads for others', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('is not said of %s', async (_, headers) => {
    expect(await ask(headers)).toEqual({ fronts: ['de-de'], isNew: false })
  })

  it('is not said of who is at home', async () => {
    expect(await ask({}, 'US')).toEqual({ fronts: [], isNew: false })
  })
})
