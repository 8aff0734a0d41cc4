import { expect, it } from 'vitest'
import { cookieRegister, embedRegister, storageRegister } from './browser-register.ts'

const rows = [cookieRegister, storageRegister, embedRegister].flatMap((part) => Object.values(part))

it('names nothing twice', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

it('has only what needs consent outside of what is required', () => {
  const optional = rows.filter(({ category }) => category !== 'required').map(({ name }) => name)
  expect(optional.toSorted()).toEqual(
    [
      'kerb-experiments',
      'kerb-foot',
      'kerb.events',
      'kerb.exposures',
      'kerb.layer',
      'kerb.searches',
      'kerb.seen',
      'player.vimeo.com',
      'social photos',
      'tag manager',
      'youtube-nocookie.com',
    ].toSorted(),
  )
})
