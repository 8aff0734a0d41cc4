import { expect, it } from 'vitest'
import { readConsent } from './consent.ts'

it.each([
  ['', ['required']],
  ['kerb-consent=functional', ['required', 'functional']],
  ['a=b; kerb-consent=targeting.performance; c=d', ['required', 'performance', 'targeting']],
  ['kerb-consent=', ['required']],
  ['not-kerb-consent=functional', ['required']],
  ['kerb-consent=everything.constructor', ['required']],
])('cookies %j allow %j', (cookies, allowed) => {
  expect([...readConsent(cookies)]).toEqual(allowed)
})
