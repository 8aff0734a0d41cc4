import { describe, expect, it } from 'vitest'
import { consentHeader } from '../../../shared/consent.fixtures.ts'
import { ingestPath } from '../../../shared/measures.ts'
import { consoleWords } from '../../harness/console-words.ts'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })

/** A shop that measures no visit, though its visitors allow it. */
const unmeasured = useShop({ catalogue: 'demo', vars: { shop: { MEASURES_SHARE: '0' } } })

const german = { 'cf-ipcountry': 'DE' }
const allowing = { ...german, cookie: consentHeader('performance') }
const view = { way: 'hit', release: 'r1', variants: ['home-hero:below'] }
const measures = [{ name: 'LCP', value: 1234, cause: 'img.hero' }]
const batch = { view, path: '/de-de/c/women-1000', measures }

const send = async (body: unknown, headers: Record<string, string> = allowing) => {
  const answer = await shop.fetch(ingestPath, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  })
  return [answer.status, ((await answer.json()) as { accepted?: number }).accepted]
}

const speed = () => consoleWords(shop, '/console/speed?days=7')

const visits: readonly (readonly [string, Record<string, string>, boolean])[] = [
  ['of a visitor who has not chosen', german, false],
  ['of one who allows it', allowing, true],
  ['of one who allows other things', { ...german, cookie: consentHeader('targeting', 'functional') }, false],
  ['under Global Privacy Control', { ...allowing, 'sec-gpc': '1' }, false],
  ['in a place where no is said afterwards', { 'cf-ipcountry': 'US' }, true],
  ['of one who saves data', { ...allowing, 'save-data': 'on' }, false],
  ['of a crawler', { ...allowing, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
]

describe('a page', () => {
  it.each(visits)('%s is measured: %j %s', async (_, headers, isMeasured) => {
    for (const path of ['/en-us', '/en-us/c/women-1000', '/en-us/cart']) {
      await shop.fetch(path, { headers })
      const html = await (await shop.fetch(path, { headers })).text()
      expect([path, html.includes('data-island="measures"')]).toEqual([path, isMeasured])
    }
  })

  it('that is not drawn to be measured has nothing of it, and reports what is seen', async () => {
    const html = await (await unmeasured.fetch('/en-us', { headers: allowing })).text()
    expect(html).not.toContain('data-island="measures"')
    expect(html).toContain('data-island="seen"')
  })
})

describe('measures', () => {
  it('are kept by kind of page, release, way and variant, and shown in the console', async () => {
    for (const value of [800, 1000, 1200, 9000])
      expect(
        await send({
          ...batch,
          measures: [
            { name: 'LCP', value },
            { name: 'CLS', value: 0.1 },
          ],
        }),
      ).toEqual([200, 2])
    await send({ ...batch, path: '/fr-fr', measures: [{ name: 'error', value: 1, cause: 'TypeError x.js:1:2' }] })
    await expect.poll(speed).toMatch(/category 4 – |category 4 1[12]\d\d ms – 0\.(?:09|10)\d – 0/)
    const words = await speed()
    expect(words).toMatch(/r1 4 1[12]\d\d ms/)
    expect(words).toMatch(/home-hero:below 4 1[12]\d\d ms/)
    expect(words).toMatch(/home 0 – – – – 1 /)
  })

  it.each([
    ['without consent', batch, german],
    ['from another site', batch, { ...allowing, 'sec-fetch-site': 'cross-site' }],
    ['of a crawler', batch, { ...allowing, 'user-agent': 'Googlebot/2.1 bot' }],
  ])('are not taken %s', async (_, body, headers) => {
    expect(await send(body, headers)).toEqual([200, 0])
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', {}],
    ['an unknown measure', { ...batch, measures: [{ name: 'FID', value: 1 }] }],
    ['a negative value', { ...batch, measures: [{ name: 'LCP', value: -1 }] }],
    ['a value beyond all waits', { ...batch, measures: [{ name: 'LCP', value: 1e9 }] }],
    ['no measure', { ...batch, measures: [] }],
    ['too many measures', { ...batch, measures: Array.from({ length: 41 }, () => measures[0]) }],
    ['what somebody has typed', { ...batch, path: '/en-us/search?q=ada@kerb.example' }],
    ['a person’s data', { ...batch, email: 'ada@kerb.example' }],
    ['a person’s data as the cause', { ...batch, measures: [{ name: 'LCP', value: 1, cause: 'ada@kerb.example' }] }],
    ['a release that is markup', { ...batch, view: { ...view, release: '<b>' } }],
    ['a way of another time', { ...batch, view: { ...view, way: 'teleport' } }],
  ])('are refused with %s', async (_, body) => {
    expect((await send(body))[0]).toBe(400)
  })

  it('are refused where they are more than a view can have', async () => {
    expect((await send({ ...batch, filler: 'x'.repeat(1_000_000) }))[0]).toBe(413)
  })

  it('have a constructor for a variant, which is one like any other', async () => {
    expect(await send({ ...batch, view: { ...view, variants: ['constructor:__proto__'] } })).toEqual([200, 1])
    await expect.poll(speed).toContain('constructor:__proto__')
  })
})

it('an experiment’s page says which share of all pages it could count', async () => {
  for (const [, headers] of visits) await (await shop.fetch('/en-us', { headers })).text()
  const words = async () => {
    // Counted pages are reported with one that comes later.
    await (await shop.fetch('/en-us')).text()
    return consoleWords(shop, '/console/experiments/home-hero')
  }
  await expect
    .poll(words)
    .toMatch(/Of \d+ pages .*: \d+\.\d% allow experiments, .* \d+\.\d% have declined \d+\.\d% have not chosen yet/)
})
