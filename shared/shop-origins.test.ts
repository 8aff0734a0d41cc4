import { expect, it } from 'vitest'
import { originOf, shopOriginOf } from './shop-origins.ts'

it.each([
  ['https://shop.test/de-de/checkout?x=1', 'https://shop.test'],
  ['http://localhost:8787/', 'http://localhost:8787'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//shop.test', null],
  ['https://shop.test@evil.test/', null],
  ['', null],
  [undefined, null],
])('%s has the origin %s', (address, origin) => {
  expect(originOf(address)).toBe(origin)
})

it('allows any shop if the list is empty, otherwise only listed ones', () => {
  expect(shopOriginOf([], 'https://any.test/x')).toBe('https://any.test')
  expect(shopOriginOf(['https://shop.test'], 'https://shop.test/x')).toBe('https://shop.test')
  expect(shopOriginOf(['https://shop.test'], 'https://shop.test.evil.test/x')).toBeNull()
})
