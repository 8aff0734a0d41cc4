import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Env, readConfig } from './env.ts'

const names = [
  'DB',
  'CART',
  'INVENTORY',
  'BALANCE',
  'FAVORITE_NEWS',
  'SHOP_PAGES',
  'DESCRIPTIONS',
  'SEARCH_IMPORT',
  'HASHING',
]
const bindings = Object.fromEntries(names.map((name) => [name, {}]))
const configOf = (vars: Readonly<Record<string, string>>) => readConfig({ ...bindings, ...vars } as unknown as Env)
const secrets = parseEnv(readFileSync('platform/.dev.vars.example', 'utf8')) as Record<string, string>
const local = { ...secrets }
const production = {
  ...Object.fromEntries(Object.keys(secrets).map((name) => [name, `${name} of its own`])),
  ENVIRONMENT: 'production',
  SHOP_ORIGINS: 'https://shop.example',
}

describe('the platform’s configuration', () => {
  it('takes the published secrets on a developer’s machine', () => {
    expect(configOf({ ...local, ENVIRONMENT: 'local' })).toMatchObject(local)
  })

  it('takes production’s own', () => {
    expect(configOf(production).SHOP_ORIGINS).toEqual(['https://shop.example'])
  })

  it('reads where returns go to, by country', () => {
    const addresses = { US: ['Returns', '1 Dock Road'] }
    const read = (text: string) => configOf({ ...local, ENVIRONMENT: 'local', RETURN_ADDRESSES: text })
    expect(read(JSON.stringify(addresses)).RETURN_ADDRESSES).toEqual(addresses)
    expect(read('').RETURN_ADDRESSES).toEqual({})
    for (const text of ['US', '[]', '{"usa":["Returns"]}', '{"US":[]}', '{"US":"Returns"}'])
      expect(() => read(text), text).toThrow('RETURN_ADDRESSES')
  })

  it('requires a captcha only of operations that every form serves one for', () => {
    expect(() => configOf({ ...production, CAPTCHA_REQUIRED: 'auth.signin,consumer.subscribe' })).toThrow(
      'CAPTCHA_REQUIRED',
    )
  })

  it('takes a captcha service with the shop’s own secret only', () => {
    const captcha = { ...production, CAPTCHA_VERIFY_URL: 'https://captcha.example/siteverify' }
    expect(configOf({ ...captcha, CAPTCHA_SECRET: 'its own' }).CAPTCHA_SECRET).toBe('its own')
    for (const CAPTCHA_SECRET of ['', 'local-captcha-secret', 'replace-with-yours'])
      expect(() => configOf({ ...captcha, CAPTCHA_SECRET }), CAPTCHA_SECRET).toThrow('CAPTCHA_SECRET')
  })

  it('takes a search server with a key of its own only', () => {
    const search = { ...production, SEARCH_ORIGIN: 'https://search.example' }
    expect(configOf({ ...search, SEARCH_API_KEY: 'its own' }).SEARCH_ORIGIN).toBe('https://search.example')
    for (const SEARCH_API_KEY of ['', 'local-search-key', 'replace-with-yours'])
      expect(() => configOf({ ...search, SEARCH_API_KEY }), SEARCH_API_KEY).toThrow('SEARCH_API_KEY')
  })

  it('names all that is wrong with production at once, and takes it for production when nothing is said', () => {
    const wrong = { ...local, PAYMENT_PROVIDER_ORIGIN: 'http://pay.example' }
    for (const vars of [wrong, { ...wrong, ENVIRONMENT: 'production' }])
      for (const name of [...Object.keys(wrong), 'SHOP_ORIGINS']) expect(() => configOf(vars), name).toThrow(name)
  })
})
