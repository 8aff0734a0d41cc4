import { describe, expect, it } from 'vitest'
import { consentHeader } from './consent.fixtures.ts'
import {
  allowedCategories,
  consentCategories,
  consentRegime,
  consentVersion,
  isPrivacyControl,
  readConsentChoice,
  stands,
} from './consent.ts'

const now = Date.now() / 1000
const named = (cookies: string) => readConsentChoice(cookies)?.categories ?? null

describe('the cookie of a choice', () => {
  it.each([
    [consentHeader(), []],
    [consentHeader('functional'), ['functional']],
    [`a=b; ${consentHeader('targeting', 'performance')}; c=d`, ['performance', 'targeting']],
    [`kerb-consent=${consentVersion}.1764400000.de-de.targeting.targeting.everything.constructor`, ['targeting']],
    [`kerb-consent=${consentVersion - 1}.1764400000.en-us.targeting`, ['targeting']],
  ])('%j names %j', (cookies, categories) => {
    expect(named(cookies)).toEqual(categories)
  })

  it('has the version, the time and the locale of the words', () => {
    expect(readConsentChoice(`kerb-consent=${consentVersion}.1764400000.de-de.performance`)).toEqual({
      categories: ['performance'],
      version: consentVersion,
      at: 1_764_400_000,
      locale: 'de-de',
    })
  })

  it.each([
    '',
    'kerb-consent=',
    'kerb-consent=required.targeting',
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
    expect([...allowedCategories(null, 'opt-in', false, now)]).toEqual(['required'])
    expect([...allowedCategories(null, 'opt-out', false, now)]).toEqual([...consentCategories])
    for (const regime of ['opt-in', 'opt-out'] as const) {
      expect([...allowedCategories(choice, regime, false, now)]).toEqual(['required', 'functional'])
      expect([...allowedCategories(choice, regime, true, now)]).toEqual(['required'])
      expect([...allowedCategories(null, regime, true, now)]).toEqual(['required'])
    }
  })

  it.each([
    ['half a year ago', consentVersion, 183 * 86_400],
    ['of other words', consentVersion - 1, 60],
    ['of words that this browser’s next visit has', consentVersion + 1, 60],
  ])('asks again after a choice %s: a yes is over where it has to be given, a no is not', (_, version, age) => {
    const kept = (categories: string) => {
      const choice = readConsentChoice(`kerb-consent=${version}.${Math.floor(now) - age}.en-us${categories}`)
      expect(choice && stands(choice, now)).toBe(false)
      return choice
    }
    expect([...allowedCategories(kept('.functional'), 'opt-in', false, now)]).toEqual(['required'])
    expect([...allowedCategories(kept(''), 'opt-out', false, now)]).toEqual(['required'])
    expect([...allowedCategories(kept('.functional'), 'opt-out', false, now)]).toEqual(['required', 'functional'])
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
