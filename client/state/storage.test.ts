import { expect, it } from 'vitest'
import { storageRegister } from '../../shared/browser-register.ts'
import { storageKeys } from './storage.ts'

it('has the names of the register', () => {
  const names = Object.entries(storageRegister).map(([key, { name }]) => [key, name])
  expect(storageKeys).toEqual(Object.fromEntries(names))
})
