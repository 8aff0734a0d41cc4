import { describe, expect, it } from 'vitest'
import { type AudienceCondition, audienceConditions } from '../../shared/content/logic.ts'
import { personWho, segmentsOf, segmentsOfPerson } from './segments.ts'

type Given = NonNullable<Parameters<typeof segmentsOf>[0]>
const person = (...traits: string[]): Given => ({
  cartCount: 0,
  person: {
    firstName: null,
    kind: 'registered',
    traits: ['registered', ...traits],
    employeeTermsAccepted: true,
    associate: null,
  },
})
const withoutTerms = ({ person: known, cartCount }: Given): Given => ({
  cartCount,
  person: known && { ...known, employeeTermsAccepted: false },
})
const all = (traits: Given | null): AudienceCondition[] => audienceConditions.filter(segmentsOf(traits))

/** Spec 2 §6, for each kind of person. */
describe.each<[string, Given | null, AudienceCondition[]]>([
  ['nobody yet', null, ['loggedout', 'cart-empty']],
  ['a guest with a cart', { cartCount: 2, person: null }, ['loggedout', 'cart-not-empty']],
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
    'an employee who has not accepted the terms of the discount',
    withoutTerms(person('employee')),
    audienceConditions.filter(segmentsOf(person())),
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
])('%s', (_, traits, expected) => {
  it('is in these segments and no other', () => expect(all(traits)).toEqual(expected))
})

describe('a person that an editor asks for', () => {
  const matching = (...requested: Parameters<typeof personWho>[0]) => {
    const person = personWho(requested)
    return person && audienceConditions.filter(segmentsOfPerson(person))
  }

  it('is one for each condition, for whom all that follows from it holds as well', () => {
    for (const condition of audienceConditions) expect(matching(condition)).toContain(condition)
    expect(matching('loyalty-loggedin')).toEqual([
      'loggedin',
      'loyalty-loggedin',
      'non-employee-loggedin',
      'cart-empty',
      'non-ipa-wranx-loggedin',
      'non-wranx-loggedin',
      'non-ipa-loggedin',
      'non-athletes-loggedin',
    ])
    expect(matching('cart-not-empty')).toEqual(['loggedout', 'cart-not-empty'])
  })

  it('may be several things at once, and nobody is what excludes itself', () => {
    const matches = matching('employee-loggedin', 'loyalty-loggedin', 'cart-not-empty')
    expect(matches).toEqual(
      expect.arrayContaining(['loggedin', 'employee-loggedin', 'loyalty-loggedin', 'cart-not-empty']),
    )
    expect(matching('loggedout', 'loyalty-loggedin')).toBeNull()
    expect(matching('cart-empty', 'cart-not-empty')).toBeNull()
  })
})
