import { expect, it } from 'vitest'
import type { Config } from '../env.ts'
import { originOf, shopOriginOf } from './origins.ts'
import { sessionUrls } from './session.ts'

const config = (given: Partial<Config> = {}): Config =>
  ({ PUBLIC_ORIGIN: 'https://pay.test', PAYMENT_PROVIDER_ORIGIN: '', SHOP_ORIGINS: [], ...given }) as Config
const listed = config({ SHOP_ORIGINS: ['https://shop.test'] })

it.each([
  ['https://shop.test/de-de/checkout?x=1', 'https://shop.test'],
  ['http://localhost:8787/', 'http://localhost:8787'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//shop.test', null],
  ['https://shop.test@evil.test/', null],
  ['', null],
  [undefined, null],
])('%s is of origin %s', (address, origin) => {
  expect(originOf(address)).toBe(origin)
})

it('any shop may pay where none is listed, else the listed ones', () => {
  expect(shopOriginOf(config(), 'https://any.test/x')).toBe('https://any.test')
  expect(shopOriginOf(listed, 'https://shop.test/x')).toBe('https://shop.test')
  expect(shopOriginOf(listed, 'https://shop.test.evil.test/x')).toBeNull()
})

it('a browser is told where the fields are, or the wallet’s script', () => {
  const fields = sessionUrls(listed, 'CREDIT_CARD', 'https://shop.test/de-de/checkout', 'de-de')
  expect(fields).toEqual({
    provider: 'sandbox',
    origin: 'https://pay.test',
    fieldsUrl: 'https://pay.test/payments/fields?origin=https%3A%2F%2Fshop.test&locale=de-de',
    scriptUrl: null,
  })
  expect(sessionUrls(listed, 'APPLE_PAY', 'https://shop.test/', 'en-us')).toMatchObject({
    fieldsUrl: null,
    scriptUrl: 'https://pay.test/payments/scripts/apple-pay.js',
  })
  expect(sessionUrls(listed, 'KLARNA', 'https://evil.test/', 'en-us')).toBeNull()
})
