import { expect, it } from 'vitest'
import { isPrivacyControl, readConsent } from './consent.ts'

it.each([
  ['', ['required']],
  ['kerb-consent=functional', ['required', 'functional']],
  ['a=b; kerb-consent=targeting.performance; c=d', ['required', 'performance', 'targeting']],
  ['kerb-consent=', ['required']],
  ['not-kerb-consent=functional', ['required']],
  ['kerb-consent=everything.constructor', ['required']],
])('cookies %j allow %j', (cookies, allowed) => {
  expect([...readConsent(cookies, false)]).toEqual(allowed)
})

it('Global Privacy Control leaves what is required, whatever the cookie says', () => {
  expect([...readConsent('kerb-consent=required.performance.functional.targeting', true)]).toEqual(['required'])
})

it.each([
  ['1', true],
  ['0', false],
  ['', false],
  ['true', false],
  [undefined, false],
])('the header %j is the signal: %s', (header, expected) => {
  expect(isPrivacyControl(header)).toBe(expected)
})
