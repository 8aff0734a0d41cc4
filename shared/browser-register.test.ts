import { expect, it } from 'vitest'
import { storageKeys } from '../client/state/storage.ts'
import { cookieNames } from '../worker/http/cookies/cookie-names.ts'
import { cookieRegister, embedRegister, storageRegister } from './browser-register.ts'

const rows = [cookieRegister, storageRegister, embedRegister].flatMap((part) => Object.values(part))

it('has the name of every cookie and of every key of browser storage', () => {
  const keys = Object.entries(storageRegister).map(([key, { name }]) => [key, name])
  expect(Object.fromEntries(keys)).toEqual(storageKeys)
  expect(Object.values(cookieNames(false))).toEqual(Object.values(cookieRegister).map(({ name }) => name))
  for (const [key, name] of Object.entries(cookieNames(true)))
    expect(name).toMatch(['dismissed', 'consent'].includes(key) ? /^kerb-/ : /^__Host-kerb-/)
})

it('names nothing twice', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

it('has only what needs consent outside of what is required', () => {
  const optional = rows.filter(({ category }) => category !== 'required').map(({ name }) => name)
  expect(optional.toSorted()).toEqual(
    ['kerb-experiments', 'kerb.exposures', 'player.vimeo.com', 'social photos', 'youtube-nocookie.com'].toSorted(),
  )
})
