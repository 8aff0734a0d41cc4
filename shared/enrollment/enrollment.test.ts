import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Enrollee,
  type EnrollmentEvent,
  type EnrollmentState,
  enrollmentEvents,
  enrollmentStates,
  initialEnrollment,
  isPartiallyEnrolled,
  nextEnrollment,
} from './enrollment.ts'

const complete: Enrollee = {
  consumerDetails: {
    email: 'mara@kerb.example',
    phone: '+12125550144',
    firstName: 'Mara',
    lastName: 'Lund',
    postalCode: '10001',
    birthDate: '1991-05-17',
  },
  isLoyaltyMember: true,
}
const without = (field: keyof Enrollee['consumerDetails'], value: string | null = null): Enrollee => ({
  ...complete,
  consumerDetails: { ...complete.consumerDetails, [field]: value },
})
const visitor = fc.constantFrom(null, complete, without('phone'), without('birthDate'), {
  ...without('phone'),
  isLoyaltyMember: false,
})
const walk = (state: EnrollmentState, events: readonly EnrollmentEvent[], person: Enrollee | null) =>
  events.reduce((at, event) => nextEnrollment(at, event, person), state)

it('begins with the email, or with what is missing for somebody signed in', () => {
  expect(initialEnrollment(null)).toBe('lookup')
  expect(initialEnrollment(without('phone'))).toBe('mobile')
  expect(initialEnrollment(complete)).toBe('profile')
})

it('is partial with an email and any of the five details missing', () => {
  expect(isPartiallyEnrolled(complete.consumerDetails)).toBe(false)
  for (const field of ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const)
    for (const nothing of [null, '']) expect(isPartiallyEnrolled(without(field, nothing).consumerDetails)).toBe(true)
  expect(isPartiallyEnrolled({ ...without('phone').consumerDetails, email: null })).toBe(false)
})

it('leads a new shopper from the email to a complete profile', () => {
  const person = without('phone')
  expect(walk('lookup', ['unknown', 'signed-up'], person)).toBe('welcome')
  expect(walk('welcome', ['saved'], person)).toBe('mobile')
  expect(walk('mobile', ['saved', 'skipped', 'saved'], person)).toBe('success')
})

it('leads a returning shopper to what is missing, or nowhere', () => {
  const signIn = (person: Enrollee) => walk('lookup', ['known', 'signed-in'], person)
  expect(signIn(complete)).toBe('success')
  expect(signIn(without('phone'))).toBe('mobile')
  expect(signIn(without('lastName'))).toBe('profile')
  expect(signIn({ ...complete, isLoyaltyMember: false })).toBe('non-loyalty')
  expect(walk('sign-in', ['forgot', 'mailed'], null)).toBe('sign-in')
  expect(walk('non-loyalty', ['joined'], complete)).toBe('welcome')
})

it('has a next state for every event in every state', () => {
  for (const state of enrollmentStates)
    for (const event of enrollmentEvents)
      for (const person of [null, complete, without('phone')])
        expect(enrollmentStates, `${event} in ${state}`).toContain(nextEnrollment(state, event, person))
})

it('has no dead end: from any state, some events lead to success', () => {
  const skips = Array.from({ length: 5 }, () => 'skipped' as const)
  // Skipping a personal step when signed out goes back to the email.
  const way: readonly EnrollmentEvent[] = [...skips, 'known', 'signed-in', ...skips]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...enrollmentEvents)), visitor, (events, person) => {
      const state = walk('lookup', events, person)
      expect(walk(state, way, person)).toBe('success')
    }),
  )
})

it('never shows a personal step to somebody signed out', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...enrollmentEvents)), visitor, (events, person) => {
      expect(walk('lookup', [...events, 'signed-out'], person)).toBe('lookup')
    }),
  )
})
