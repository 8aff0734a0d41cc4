import { expect, it } from 'vitest'
import { shopUrl } from './shop-url.ts'

const production = {
  ENVIRONMENT: 'production',
  SHOP_ORIGINS: ['https://kerb.example', 'https://www.kerb.example'],
} as const
const local = { ENVIRONMENT: 'local', SHOP_ORIGINS: ['http://localhost:8787'] } as const

it.each([
  ['https://kerb.example/en-us?page=2', 'https://kerb.example/en-us?page=2', production],
  ['https://www.kerb.example/en-us', 'https://www.kerb.example/en-us', production],
  ['https://evil.example/en-us?page=2', 'https://kerb.example/en-us?page=2', production],
  ['https://kerb.example:444/en-us', 'https://kerb.example/en-us', production],
  ['http://kerb.example/en-us', 'https://kerb.example/en-us', production],
  ['http://localhost:8787/en-us', 'https://kerb.example/en-us', production],
  ['https://kerb.example.evil.example/', 'https://kerb.example/', production],
  ['https://evil.example//other.example/x', 'https://kerb.example//other.example/x', production],
  ['http://127.0.0.1:51234/en-us', 'http://127.0.0.1:51234/en-us', local],
  ['http://[::1]:8787/', 'http://[::1]:8787/', local],
  ['http://localhost.evil.example/en-us', 'http://localhost:8787/en-us', local],
])('%s is the shop’s %s', (requestUrl, expected, config) => {
  expect(shopUrl(requestUrl, config).href).toBe(expected)
})
