import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ReturnTo, shopPath } from './return-to.ts'

const shop = 'https://shop.example'
const pages = [`${shop}/`, `${shop}/en-us/account`, `${shop}/api/session/sign-in?locale=en-us`]
const corpora = ['Open-Redirect-payloads.txt', 'openredirects.txt'].map(
  (name) => new URL(`../../../shared/data/hostile/payloadsallthethings/open-redirect/${name}`, import.meta.url),
)
if (!corpora.every((file) => existsSync(file)))
  console.warn('NOTICE: the redirect payloads of ../shared are not here; the ones of our own stand alone.')

const ownPaths = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/en-us/..//evil.example',
  '/./..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/%2E%2e//evil.example',
  '/.%2e//evil.example',
  '/en-us/%2e%2e/%2e//evil.example',
  '/en-us/../\\evil.example',
  '//shop.example@evil.example',
  '//user:word@shop.invalid/en-us',
  'javascript:alert(1)',
  'evil.example',
  '?next=//evil.example',
  '/en-us/account\u0000',
  '',
]

/** Where a browser that got this as a Location would go, from any page of the shop. */
const hostsOf = (location: string) => [...new Set(pages.map((page) => new URL(location, page).origin))]

describe('a path to come back to', () => {
  it.each(ownPaths)('is not %j', (text) => {
    expect(shopPath(text)).toBeNull()
    expect(ReturnTo.parse(text)).toBeUndefined()
  })

  it.each([
    ['/', '/'],
    ['/en-us/c/women-1000?size=8&page=2#list', '/en-us/c/women-1000?size=8&page=2#list'],
    ['/en-us/../de-de/cart', '/de-de/cart'],
    ['/en-us//evil.example', '/en-us//evil.example'],
    ['/en-us/search?q=//evil.example', '/en-us/search?q=//evil.example'],
    ['/fr-fr/stories/été', '/fr-fr/stories/%C3%A9t%C3%A9'],
  ])('is %j', (text, expected) => {
    expect(shopPath(text)).toBe(expected)
  })

  it.skipIf(!corpora.every((file) => existsSync(file)))('is none of the published payloads that leave the shop', () => {
    for (const line of corpora.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
      const path = shopPath(line)
      if (path !== null) expect(hostsOf(path), line).toEqual([shop])
    }
  })

  it('never leaves the shop, whatever it is put together from', () => {
    const segment = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'en-us',
      '%09',
      '；',
      '．',
      '\u3002',
      ';',
    )
    const hostile = fc.array(
      fc.oneof(
        { weight: 6, arbitrary: segment },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(hostile, (pieces) => {
        const path = shopPath(`/${pieces.join('')}`)
        if (path === null) return
        expect(hostsOf(path)).toEqual([shop])
        expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
        expect(shopPath(path)).toBe(path)
      }),
      { numRuns: 5000, seed: 923 },
    )
  })
})

it('a way back has two thousand characters at most', () => {
  const path = `/${'a'.repeat(1999)}`
  expect(shopPath(path)).toBe(path)
  expect(shopPath(`${path}a`)).toBeNull()
})
