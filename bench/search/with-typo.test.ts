import { expect, it } from 'vitest'
import { seededRandom } from '../reliability/at-once.ts'
import { withTypo } from './with-typo.ts'

it('makes errors of one letter, of every kind and at every place', () => {
  const random = seededRandom(1)
  const typed = new Set(Array.from({ length: 3000 }, () => withTypo('Boot 31', random)))
  for (const text of ['oot 31', 'Boo 31', 'BBoot 31', 'oBot 31', 'Boto 31', 'xBoot 31', 'xoot 31', 'Boox 31'])
    expect(typed, text).toContain(text)
  expect([...typed].filter((text) => Math.abs(text.length - 7) > 1)).toEqual([])
  expect([...typed].filter((text) => !text.endsWith('31'))).toEqual([])
})
