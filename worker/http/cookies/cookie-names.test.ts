import { expect, it } from 'vitest'
import { cookieRegister } from '../../../shared/browser-register.ts'
import { cookieNames } from './cookie-names.ts'

it('has the names of the register', () => {
  expect(Object.values(cookieNames(false))).toEqual(Object.values(cookieRegister).map(({ name }) => name))
})

it('binds all names to the host over TLS, but for those that scripts read', () => {
  for (const [key, name] of Object.entries(cookieNames(true)))
    expect(name).toMatch(['dismissed', 'consent'].includes(key) ? /^kerb-/ : /^__Host-kerb-/)
})
