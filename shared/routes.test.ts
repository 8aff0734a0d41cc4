import { describe, expect, it } from 'vitest'
import { facetKeys } from './listing-state.ts'
import { contentPages, href, matchRoute, pageType, routes, withoutLocale } from './routes.ts'

describe('matchRoute', () => {
  it.each([
    ['/c/womens-shoes-1234', 'category', { slug: 'womens-shoes', categoryId: '1234' }],
    ['/c/shoes-1234567890', 'category', { slug: 'shoes', categoryId: '1234567890' }],
    ['/c/shoes-c12345', 'category', { categoryId: '12345' }],
    ['/c/1234', 'category', { categoryId: '1234' }],
    ['/p/marlow-low-KRB10000', 'product', { slug: 'marlow-low', productId: 'KRB10000' }],
    ['/p/marlow-low-KRB10000A01', 'product', { productId: 'KRB10000A01' }],
    ['/p/marlow-low-pKRB10000', 'product', { slug: 'marlow-low', productId: 'KRB10000' }],
    ['/p/marlow-low-pkrb10000a01', 'product', { productId: 'KRB10000A01' }],
    ['/p/marlow-low-PKRB1000', 'product', { productId: 'PKRB1000' }],
    ['/c/sale-2026-1001', 'category', { slug: 'sale-2026', categoryId: '1001' }],
    ['/p/marlow-low-KRB10000A01/card', 'productCard', { productId: 'KRB10000A01' }],
    ['/searchhub', 'searchHub', {}],
    ['/associate-login', 'associateLogin', {}],
    ['/order-confirmation', 'orderConfirmation', {}],
    ['/gift-card', 'giftCard', {}],
    ['/westend', 'content', { slug: 'westend' }],
    ['/dialog/quickshop', 'quickshop', {}],
    ['/dialog/size-chart', 'sizeChart', {}],
    ['/dialog/mini-cart', 'dialog', { name: 'mini-cart' }],
    ['/', 'home', {}],
    ['', 'home', {}],
    ['/cart', 'cart', {}],
    ['/checkout/billing', 'checkout', { step: 'billing' }],
    ['/help/returns/how-to-return', 'help', { slug: 'returns/how-to-return' }],
    ['/legal/privacy', 'legal', { slug: 'privacy' }],
    ['/constructor', 'page', { slug: 'constructor' }],
    ['/deco/men/a/b/c', 'page', { slug: 'deco/men/a/b/c' }],
  ])('%s is %s', (path, key, params) => {
    const match = matchRoute(path)
    expect(match?.key).toBe(key)
    expect(match?.params).toMatchObject(params)
  })

  it.each([
    '/c/shoes-123',
    '/deco/men/a/b/c/d',
    '/Deco',
    '/deco//men',
    '/preview/x',
    '/c/shoes-12345678901',
    '/c/shoes-c123',
    '/c/shoes',
    '/p/low-krb10000',
    '/p/low-KRB1000',
    '/p/low-KRB10000A0123',
    '/cart/../../etc',
    '/cart%00',
    '/cart\n',
    '/c/shoes-1234\n',
    '/c/shoes-１２３４',
    '/c/x-c1234567',
    '/p/low-pKRB1000',
    '/p/a/b-KRB10000',
    '/__proto__',
    '/legal/../privacy',
    '/help/a//b',
    '/%F0%9F',
    '/\\evil.example',
    '/help/%2e%2e/x',
    '/checkout/payment',
    '//evil.example',
    '/c/',
    '/legal/',
  ])('%s does not match', (path) => {
    expect(matchRoute(path)).toBeNull()
  })

  it('does not backtrack on malicious paths', () => {
    expect(matchRoute(`/p/${'a-'.repeat(4000)}`)).toBeNull()
    expect(matchRoute(`/help/${'a-'.repeat(4000)}!`)).toBeNull()
  })
})

describe('routes', () => {
  it('has only filter, sort and page parameters for lists', () => {
    expect(routes.category.query).toEqual(expect.arrayContaining([...facetKeys, 'from', 'to', 'sort', 'page']))
    expect(routes.search.query).toEqual(['q', 'exact', ...routes.category.query])
    expect(routes.product.query).toEqual(['recipeId'])
  })

  it('uses the content service’s page names', () => {
    expect(new Set(contentPages).size).toBe(18)
    const pageKeys = ['category', 'product', 'search', 'cart', 'checkout', 'account'] as const
    expect(pageKeys.map((key) => routes[key].contentPage)).toEqual(pageKeys)
    expect(routes.home.contentPage).toBeNull()
  })
})

describe('pageType', () => {
  it.each([
    ['/en-us', 'Home'],
    ['/en-us/', 'Home'],
    ['/de-de/c/schuhe-1001', 'category'],
    ['/en-us/p/x-KRB10000', 'product'],
    ['/en-us/cart', 'cart'],
    ['/en-us/account', 'account'],
    ['/en-us/search', 'search'],
    ['/en-us/searchhub', 'search'],
    ['/en-us/checkout', 'checkout'],
    ['/en-us/order-confirmation', 'order-confirmation'],
    ['/en-us/about', 'Other'],
    ['/en-us/anything/else', 'Other'],
  ])('%s is %s', (path, type) => {
    expect(pageType(matchRoute(withoutLocale(path)))).toBe(type)
  })

  it('is Error for an unavailable page', () => {
    expect(pageType(matchRoute('/p/x-KRB10000'), true)).toBe('Error')
  })
})

describe('href', () => {
  it('builds what matchRoute reads', () => {
    const path = href.product('fr-ca', { slug: 'chaussure-été', productId: 'KRB10000A01' })
    expect(matchRoute(withoutLocale(path))).toMatchObject({ key: 'product', params: { productId: 'KRB10000A01' } })
    expect(href.category('en-us', { slug: 'shoes', categoryId: '1001' }, { colour: ['black', 'white'], page: 2 })).toBe(
      '/en-us/c/shoes-1001?colour=black&colour=white&page=2',
    )
    expect(href.search('de-de', { q: 'a&b=c' })).toBe('/de-de/search?q=a%26b%3Dc')
  })
})
