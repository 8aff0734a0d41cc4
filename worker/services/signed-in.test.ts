import { describe, expect, it } from 'vitest'
import { ConsumerProfile } from '../../shared/contracts/consumer.ts'
import { sites } from '../../shared/i18n/locales.ts'
import { signedIn, withProfile, withToken } from './signed-in.ts'

const site = sites['en-us']
const token = {
  consumerType: 'REGISTERED' as const,
  memberId: null,
  isEmployeeDiscountTCAccepted: false,
  associate: null,
}
const spend = { currentSpend: 0, annualCap: 1, annualCredit: null, currency: 'USD' as const }
const details = {
  firstName: 'Ada',
  lastName: null,
  phone: null,
  postalCode: null,
  birthDate: null,
  gender: null,
  email: 'ada@shop.example',
  source: null,
  addresses: [],
  athlete: null,
  employee: null,
  prosumer: null,
  identity: [],
}
const profile = (consumerDetails: object, fields: object = {}) =>
  ConsumerProfile.parse({
    consumerDetails: { ...details, ...consumerDetails },
    enrollments: [],
    preferences: { interests: '', preferredShoeSize: null },
    subscriptions: [],
    isLoyaltyMember: false,
    loyaltyOptInDate: null,
    loyaltySummary: null,
    ...fields,
  })

describe('who is signed in', () => {
  it('is known from the token alone', () => {
    expect(signedIn(token, null, site)).toMatchObject({ kind: 'registered', traits: ['registered'], firstName: null })
    const employee = signedIn({ ...token, consumerType: 'EMPLOYEE', memberId: 'KM-1' }, null, site)
    expect(employee).toMatchObject({ kind: 'employee', employeeTermsAccepted: false })
    expect(new Set(employee.traits)).toEqual(new Set(['registered', 'loyalty', 'employee']))
  })

  it('has every trait that the profile names', () => {
    const { traits, ...person } = signedIn(
      token,
      profile(
        { athlete: spend, identity: [{ type: 'WRANX' }, { type: 'IPA' }] },
        { isLoyaltyMember: true, preferences: { interests: '', preferredShoeSize: '268 men us' } },
      ),
      site,
    )
    expect(new Set(traits)).toEqual(new Set(['registered', 'loyalty', 'athlete', 'prosumer', 'WRANX', 'IPA']))
    expect(person).toMatchObject({ firstName: 'Ada', kind: 'athlete', shoeSize: '268 men us' })
  })

  it('has the foot of a size that was typed, where one is meant', () => {
    const sizeOf = (preferredShoeSize: string, gender: string | null) =>
      signedIn(token, profile({ gender }, { preferences: { interests: '', preferredShoeSize } }), site).shoeSize
    expect(sizeOf('9.5', 'male')).toBe('268 men us')
    expect(sizeOf('9.5', 'female')).toBe('258 women us')
    expect(sizeOf('9.5', null)).toBeUndefined()
    expect(sizeOf('big', 'male')).toBeUndefined()
  })
})

describe('a profile that is read later', () => {
  it('adds what the person has become and takes away what they no longer are', () => {
    const before = signedIn(token, profile({ identity: [{ type: 'WRANX' }] }), site)
    const joined = withProfile(before, profile({ identity: [{ type: 'IPA' }] }, { isLoyaltyMember: true }), site)
    expect(new Set(joined.traits)).toEqual(new Set(['registered', 'loyalty', 'prosumer', 'IPA']))
    const left = withProfile(joined, profile({ firstName: 'Grace' }), site)
    expect(left).toMatchObject({ firstName: 'Grace', kind: 'registered', traits: ['registered'] })
    expect(left.shoeSize).toBeUndefined()
  })

  it('changes nothing where nothing has changed, so that no cookie is written', () => {
    const known = profile({ athlete: spend, identity: [{ type: 'IPA' }] }, { isLoyaltyMember: true })
    const person = signedIn({ ...token, consumerType: 'ATHLETE', memberId: 'KM-1' }, known, site)
    expect(JSON.stringify(withProfile(person, known, site))).toBe(JSON.stringify(person))
    expect(JSON.stringify(withToken(person, { ...token, consumerType: 'ATHLETE', memberId: 'KM-1' }))).toBe(
      JSON.stringify(person),
    )
  })

  it('that says nothing of an allowance leaves an employee one', () => {
    const employee = signedIn({ ...token, consumerType: 'EMPLOYEE' }, null, site)
    expect(withProfile(employee, profile({}), site).traits).toContain('employee')
  })
})

describe('a renewed token', () => {
  it('says who has become or is no longer an employee, with the terms accepted elsewhere', () => {
    const person = signedIn(token, profile({ athlete: spend, identity: [{ type: 'WRANX' }] }), site)
    const hired = withToken(person, { ...token, consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: true })
    expect(hired).toMatchObject({ kind: 'employee', employeeTermsAccepted: true })
    expect(hired.traits).toEqual(expect.arrayContaining(['athlete', 'prosumer', 'WRANX', 'employee']))
    const gone = withToken(hired, token)
    expect(new Set(gone.traits)).toEqual(new Set(['registered', 'prosumer', 'WRANX']))
    expect(gone).toMatchObject({ kind: 'prosumer', employeeTermsAccepted: true })
  })
})
