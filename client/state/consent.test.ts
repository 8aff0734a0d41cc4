import { afterEach, expect, it, vi } from 'vitest'
import { consentHeader } from '../../shared/consent.fixtures.ts'
import { allowsEmbeds } from './consent.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  [consentHeader('functional'), '', undefined, true],
  [consentHeader('functional'), '', false, true],
  [consentHeader('functional'), 'required.functional', true, false],
  [consentHeader(), '', undefined, false],
  [consentHeader(), 'required.functional', undefined, false],
  ['', 'required.performance.functional.targeting', undefined, true],
  ['', 'required.performance.functional.targeting', true, false],
  ['', '', undefined, false],
])('with %j, a page that allows %j and the signal %j players may load by themselves: %s', (...row) => {
  const [cookie, allows, globalPrivacyControl, expected] = row
  vi.stubGlobal('document', { cookie, body: { dataset: { allows } } })
  vi.stubGlobal('navigator', { globalPrivacyControl })
  expect(allowsEmbeds()).toBe(expected)
})
