import { describe, expect, it } from 'vitest'
import { matchRoute, withoutLocale } from '../../../shared/routes.ts'
import { pageAddress, withOtherParams } from './page-address.ts'

const plain = { preview: null, testContext: null, newsletter: null }
type Visit = Parameters<typeof pageAddress>[0]
const addressOf = (path: string, visit: Partial<Visit> = {}, part: Parameters<typeof pageAddress>[1] = 'page') => {
  const url = new URL(path, 'https://shop.example')
  return pageAddress({ url, route: matchRoute(withoutLocale(url.pathname)), ...plain, ...visit }, part)
}
const keyOf = (path: string, visit?: Partial<Visit>, part?: Parameters<typeof pageAddress>[1]) => {
  const address = addressOf(path, visit, part)
  return typeof address === 'string' ? address : address.key
}

describe('an address', () => {
  it.each([
    ['/en-us', true],
    ['/en-us/c/women-1000', true],
    ['/en-us/c/c1000', true],
    ['/en-us/p/boot-KCT3886CINK', true],
    ['/en-us/gift-card', true],
    ['/en-us/help', true],
    ['/en-us/help/sizing', true],
    ['/en-us/legal/privacy', true],
    ['/en-us/about', true],
    ['/en-us/stories/one', true],
    ['/en-us/camp/one', true],
    ['/en-us/c/women-1000?page=2', true],
    ['/en-us/c/women-1000?page=02', false],
    ['/en-us/c/women-1000?page=2&page=2', false],
    ['/en-us/c/women-1000?colour=red', false],
    ['/en-us/help?tagId=any', false],
    ['/en-us/search', true],
    ['/en-us/search?q=any', false],
    ['/en-us/searchhub?q=any', false],
    ['/en-us/dialog/quickshop?product=KCT3886CINK', true],
    ['/en-us/dialog/quickshop?product=KCT3886CINK&from=favorites', false],
    ['/en-us/dialog/size-chart?type=footwear', true],
  ])('%s is kept, beyond the isolate: %s', (path, isShared) => {
    expect(addressOf(path)).toMatchObject({ isShared, key: `page https://shop.example${path}` })
  })

  it.each([
    '/en-us/cart',
    '/en-us/checkout',
    '/en-us/checkout/billing',
    '/en-us/order-confirmation',
    '/en-us/order-tracking',
    '/en-us/account',
    '/en-us/account/orders',
    '/en-us/associate-login',
    '/en-us/favorites',
    '/en-us/store-locator',
    '/en-us/dialog/sign-in',
    '/en-us/dialog/mini-cart',
    '/en-us/dialog/ask-question?product=KCT3886CINK',
    '/en-us/country',
    '/en-us/%E9',
    '/en-us/c/gone',
  ])('%s is nobody else’s', (path) => {
    expect(addressOf(path)).toBe('route')
  })

  it.each([
    ['preview', { preview: {} }],
    ['test-context', { testContext: { variants: {} } }],
    ['form', { newsletter: {} }],
  ])('is passed by for %s', (reason, visit) => {
    expect(addressOf('/en-us', visit as unknown as Partial<Visit>)).toBe(reason)
  })

  it.each(['said=signed-out', 'notice=CRT400', 'said', 'page=2&notice='])('is passed by after a form: ?%s', (query) => {
    expect(addressOf(`/en-us/c/women-1000?${query}`)).toBe('form')
  })

  it('is the same in whatever order its parameters come, and whatever others come with them', () => {
    const key = keyOf('/en-us/c/women-1000?colour=black&page=2')
    expect(key).toBe('page https://shop.example/en-us/c/women-1000?colour=black&page=2')
    for (const query of [
      'page=2&colour=black',
      'utm_source=a&page=2&gclid=b&colour=black',
      'colour=%62lack&page=2',
      'colour=black&page=2&q=boots#reviews',
      'page=2&__proto__=1&constructor=2&colour=black',
    ])
      expect(keyOf(`/en-us/c/women-1000?${query}`), query).toBe(key)
  })

  it('keeps the order of what is said more than once, and what differs in case', () => {
    const keys = [
      'colour=a&colour=b',
      'colour=b&colour=a',
      'colour=a',
      'colour=A',
      'Colour=a',
      'colour=a%26colour%3Db',
    ].map((query) => keyOf(`/en-us/c/women-1000?${query}`))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is one of its part, shop and path', () => {
    const paths = ['/en-us/help', '/en-gb/help', '/en-us/help/', '/en-us/help/a']
    const keys = [
      ...paths.map((path) => keyOf(path)),
      keyOf('/en-us/help', {}, 'fragment'),
      keyOf('/en-us/help', {}, 'island;listing'),
      keyOf('/en-us/help', { url: new URL('https://www.shop.example/en-us/help') }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('with more of a query than anybody sends is passed by', () => {
    expect(keyOf(`/en-us/search?q=${'a'.repeat(598)}`)).not.toBe('query')
    expect(keyOf(`/en-us/search?q=${'a'.repeat(599)}`)).toBe('query')
    expect(keyOf(`/en-us/search?q=${'ü'.repeat(100)}`)).toBe('query')
    expect(keyOf(`/en-us?utm=${'a'.repeat(5000)}`)).toBe('page https://shop.example/en-us')
  })

  it('of twenty thousand campaigns is one', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => keyOf(`/en-us/c/women-1000?utm_content=${index}`))
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a redirect', () => {
  it.each([
    ['/en-us/a', 'utm=1', '/en-us/a?utm=1'],
    ['/en-us/a?page=2', 'utm=1&utm=2', '/en-us/a?page=2&utm=1&utm=2'],
    ['/en-us/a', '', '/en-us/a'],
    ['/en-us/a', 'next=//evil.example%0D%0A', '/en-us/a?next=%2F%2Fevil.example%0D%0A'],
  ])('to %s takes ?%s along', (path, params, expected) => {
    expect(withOtherParams(path, new URLSearchParams(params))).toBe(expected)
  })
})
