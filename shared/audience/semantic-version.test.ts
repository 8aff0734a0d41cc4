import { expect, it } from 'vitest'
import { compareVersions, parseVersion } from './semantic-version.ts'

it.each([
  ['2.0.1', '2.0.1', 0],
  ['2.12', '2', 0],
  ['2.1.0', '2.1', 0],
  ['2.1', '2.1.0', -1],
  ['3.7.2', '3.7.1', 1],
  ['3.10', '3.9', 1],
  ['2.9.9-beta', '2.9.9', -1],
  ['2.9.9', '2.9.9-beta', 1],
  ['2.9.9-alpha', '2.9.9-beta', -1],
  ['2.9.9+build', '2.9.9', 0],
  ['2.9.9', '2.9.9+build', 1],
  ['4.7.1+build-beta', '4.7.1+build-beta', 0],
])('%s beside %s: %i', (user, wanted, sign) => {
  const [own, other] = [parseVersion(user), parseVersion(wanted)]
  expect(own && other && compareVersions(own, other)).toBe(sign)
})

it.each(['', '-', '.', '+', '1.2.3.4', '1..2', '+test', ' 1.2', '1 .2', '2.x', '-2.1', '1.2.'])(
  '%j is no version',
  (text) => {
    expect(parseVersion(text)).toBeNull()
  },
)
