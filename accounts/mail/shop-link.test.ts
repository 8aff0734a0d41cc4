import { expect, it } from 'vitest'
import { shopLink } from './shop-link.ts'

const link = (origins: readonly string[], shopOrigin: string | null = null) =>
  shopLink({ config: { SHOP_ORIGINS: origins }, locale: 'de-de', shopOrigin }, '/account')

it('a mail leads to the shop that the shopper asked from, and to no other site', () => {
  const origins = ['https://shop.example', 'https://laden.example']
  expect(link(origins, 'https://laden.example')).toBe('https://laden.example/de-de/account')
  for (const elsewhere of [
    'https://evil.example',
    'https://laden.example.evil.example',
    'javascript:alert(1)',
    undefined,
  ])
    expect(link(origins, elsewhere)).toBe('https://shop.example/de-de/account')
})

it('on a developer’s machine a mail leads to the shop’s own port', () => {
  expect(link([], 'http://localhost:9001')).toBe('http://localhost:9001/de-de/account')
  expect(link([])).toBe('http://localhost:8787/de-de/account')
})
