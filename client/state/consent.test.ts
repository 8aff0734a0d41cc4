import { afterEach, expect, it, vi } from 'vitest'
import { allowsEmbeds } from './consent.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['kerb-consent=required.functional', undefined, true],
  ['kerb-consent=required.functional', false, true],
  ['kerb-consent=required.functional', true, false],
  ['kerb-consent=required', undefined, false],
])('with %j and the signal %j players may load by themselves: %s', (cookie, globalPrivacyControl, expected) => {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('navigator', { globalPrivacyControl })
  expect(allowsEmbeds()).toBe(expected)
})
