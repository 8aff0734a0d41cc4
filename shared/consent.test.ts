import { describe, expect, it } from 'vitest'
import { consentHeader } from './consent.fixtures.ts'
import {
  allowedCategories,
  consentCategories,
  consentRegime,
  consentVersion,
  isPrivacyControl,
  readConsentChoice,
} from './consent.ts'

const named = (cookies: string) => readConsentChoice(cookies)?.categories ?? null

describe('the cookie of a choice', () => {
  it.each([
    [consentHeader(), []],
    [consentHeader('functional'), ['functional']],
    [`a=b; ${consentHeader('targeting', 'performance')}; c=d`, ['performance', 'targeting']],
    [`kerb-consent=${consentVersion}.1764400000.de-de.targeting.targeting.everything.constructor`, ['targeting']],
  ])('%j names %j', (cookies, categories) => {
    expect(named(cookies)).toEqual(categories)
  })

  it('has the version, the time and the locale of the words', () => {
    expect(readConsentChoice(consentHeader('performance'))).toEqual({
      categories: ['performance'],
      version: consentVersion,
      at: 1_764_400_000,
      locale: 'en-us',
    })
  })

  it.each([
    '',
    'kerb-consent=',
    'kerb-consent=required.targeting',
    `kerb-consent=${consentVersion - 1}.1764400000.en-us.targeting`,
    `kerb-consent=${consentVersion + 1}.1764400000.en-us.targeting`,
    `kerb-consent=${consentVersion}.later.en-us.targeting`,
    `kerb-consent=${consentVersion}.1764400000.en-us.<b>`,
    `not-${consentHeader('functional')}`,
  ])('%j is none', (cookies) => {
    expect(named(cookies)).toBeNull()
  })
})

describe('the rule of a place', () => {
  it.each([
    ['US', 'CA', 'opt-out'],
    ['US', null, 'opt-out'],
    ['CA', 'ON', 'opt-out'],
    ['CA', 'QC', 'opt-in'],
    ['CA', null, 'opt-in'],
    ['DE', 'BY', 'opt-in'],
    ['GB', null, 'opt-in'],
    ['CH', null, 'opt-in'],
    ['BR', null, 'opt-in'],
    [null, null, 'opt-in'],
  ])('in %s, %s: %s', (country, region, regime) => {
    expect(consentRegime(country, region)).toBe(regime)
  })

  it('decides until there is a choice, and Global Privacy Control decides over both', () => {
    const choice = readConsentChoice(consentHeader('functional'))
    expect([...allowedCategories(null, 'opt-in', false)]).toEqual(['required'])
    expect([...allowedCategories(null, 'opt-out', false)]).toEqual([...consentCategories])
    for (const regime of ['opt-in', 'opt-out'] as const) {
      expect([...allowedCategories(choice, regime, false)]).toEqual(['required', 'functional'])
      expect([...allowedCategories(choice, regime, true)]).toEqual(['required'])
      expect([...allowedCategories(null, regime, true)]).toEqual(['required'])
    }
  })
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
