import { expect, it } from 'vitest'
import type { Config } from '../env.ts'
import { sessionUrls } from './session.ts'

const config = { PAYMENT_PROVIDER_ORIGIN: 'https://pay.test', SHOP_ORIGINS: ['https://shop.test'] } as unknown as Config

it('a browser gets the address of the card fields, or of the wallet’s script', () => {
  const fields = sessionUrls(config, 'CREDIT_CARD', 'https://shop.test/de-de/checkout', 'de-de')
  expect(fields).toEqual({
    provider: 'http',
    origin: 'https://pay.test',
    fieldsUrl: 'https://pay.test/payments/fields?origin=https%3A%2F%2Fshop.test&locale=de-de',
    scriptUrl: null,
  })
  expect(sessionUrls(config, 'APPLE_PAY', 'https://shop.test/', 'en-us')).toMatchObject({
    fieldsUrl: null,
    scriptUrl: 'https://pay.test/payments/scripts/apple-pay.js',
  })
  expect(sessionUrls(config, 'KLARNA', 'https://evil.test/', 'en-us')).toBeNull()
})
