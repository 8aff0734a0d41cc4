import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Env, readConfig } from './env.ts'

const configOf = (vars: Readonly<Record<string, string>>) => readConfig({ BRAND: 'kerb', ...vars } as unknown as Env)
const local = parseEnv(readFileSync('.dev.vars.example', 'utf8')) as Record<string, string>
const production = {
  ...Object.fromEntries(Object.keys(local).map((name) => [name, `${name} of its own, long enough`.padEnd(40, '.')])),
  ENVIRONMENT: 'production',
  SHOP_ORIGINS: 'https://shop.example',
}

describe('the storefront’s configuration', () => {
  it('takes the published secrets on a developer’s machine', () => {
    expect(configOf({ ...local, ENVIRONMENT: 'local', SHOP_ORIGINS: 'http://localhost:8787' })).toMatchObject(local)
  })

  it('takes production’s own', () => {
    expect(configOf(production).SHOP_ORIGINS).toEqual(['https://shop.example'])
  })

  it('takes a log of events with its own key, with none, and with no published one', () => {
    const log = { ...production, EVENTS_ORIGIN: 'https://log.example' }
    for (const EVENTS_ACCESS_KEY of ['its own', ''])
      expect(configOf({ ...log, EVENTS_ACCESS_KEY })).toMatchObject({ EVENTS_ACCESS_KEY })
    expect(() => configOf({ ...log, EVENTS_ACCESS_KEY: 'local-access-key' })).toThrow('EVENTS_ACCESS_KEY')
  })

  it('names all that is wrong with production at once, and takes it for production when nothing is said', () => {
    const wrong = { ...local, SHOP_ORIGINS: 'https://replace-with-the-shops-address', SOCIAL_ORIGIN: 'http://social' }
    for (const vars of [wrong, { ...wrong, ENVIRONMENT: 'production' }]) {
      const fault = () => configOf({ ...vars, FEATURES: 'nonsense' })
      for (const name of [...Object.keys(local), 'SHOP_ORIGINS', 'SOCIAL_ORIGIN', 'FEATURES'])
        expect(fault, name).toThrow(`${name}`)
    }
  })
})
