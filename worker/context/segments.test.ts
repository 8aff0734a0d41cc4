import { describe, expect, it } from 'vitest'
import { type AudienceCondition, audienceConditions } from '../../shared/content/logic.ts'
import { segmentsOf } from './segments.ts'

type Given = NonNullable<Parameters<typeof segmentsOf>[0]>
const person = (...traits: string[]): Given => ({
  bagCount: 0,
  person: {
    firstName: null,
    kind: 'registered',
    traits: ['registered', ...traits],
    employeeTermsAccepted: true,
    associate: null,
  },
})
const all = (given: Given | null): AudienceCondition[] => audienceConditions.filter(segmentsOf(given))

/** Spec 2 §6, person by person. */
describe.each<[string, Given | null, AudienceCondition[]]>([
  ['nobody yet', null, ['loggedout', 'cart-empty']],
  ['a guest with a bag', { bagCount: 2, person: null }, ['loggedout', 'cart-not-empty']],
  [
    'a registered customer',
    person(),
    [
      'loggedin',
      'non-loyalty-loggedin',
      'non-employee-loggedin',
      'cart-empty',
      'non-ipa-wranx-loggedin',
      'non-wranx-loggedin',
      'non-ipa-loggedin',
      'non-athletes-loggedin',
    ],
  ],
  [
    'a member who works here',
    person('loyalty', 'employee'),
    [
      'loggedin',
      'loyalty-loggedin',
      'employee-loggedin',
      'cart-empty',
      'non-ipa-wranx-loggedin',
      'non-wranx-loggedin',
      'non-ipa-loggedin',
      'non-athletes-loggedin',
    ],
  ],
  [
    'a prosumer',
    person('prosumer', 'WRANX'),
    [
      'loggedin',
      'non-loyalty-loggedin',
      'non-employee-loggedin',
      'cart-empty',
      'ipa-wranx-loggedin',
      'wranx-loggedin',
      'non-ipa-loggedin',
      'non-athletes-loggedin',
    ],
  ],
  [
    'an athlete of the other kind',
    person('athlete', 'prosumer', 'IPA'),
    [
      'loggedin',
      'non-loyalty-loggedin',
      'non-employee-loggedin',
      'cart-empty',
      'ipa-wranx-loggedin',
      'non-wranx-loggedin',
      'ipa-loggedin',
      'athletes-loggedin',
    ],
  ],
])('%s', (_, given, expected) => {
  it('is in these segments and no other', () => expect(all(given)).toEqual(expected))
})
