import { expect, it } from 'vitest'
import type { Person } from '../../../accounts/profile/person.ts'
import { traitsOf } from './scene.ts'

const person = (employee: Person['employee']): Person => ({
  consumerId: 'C1',
  email: 'ada@kerb.example',
  firstName: null,
  lastName: null,
  phone: null,
  traits: ['registered', ...(employee ? (['employee'] as const) : [])],
  openingPoints: null,
  employee,
  prosumer: null,
  athlete: null,
  associate: null,
  currency: 'USD',
  addresses: [],
})

it('nobody gets a promotion for employees before the terms of their discount are accepted', () => {
  const terms = (termsAccepted: boolean) => person({ rate: 3000, annualCap: 100_000, termsAccepted })
  expect(traitsOf({ person: null })).toEqual(['guest'])
  expect(traitsOf({ person: person(null) })).toEqual(['registered'])
  expect(traitsOf({ person: terms(false) })).toEqual(['registered'])
  expect(traitsOf({ person: terms(true) })).toEqual(['registered', 'employee'])
})
