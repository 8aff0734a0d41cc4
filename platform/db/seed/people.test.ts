import { describe, expect, it, vi } from 'vitest'
import { addressRules } from '../../../shared/address/address-rules.ts'
import { IngestEmployee, IngestGiftCard, IngestPerson, IngestReward } from '../../../shared/contracts/people.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { secretMatches } from '../../services/auth/passwords.ts'
import { demoPassword, demoPin, demoSignIns, seedEmployees, seedGiftCards, seedPeople, seedRewards } from './people.ts'
import { seedStores } from './stores.ts'

describe('the demo people', () => {
  it('are as the platform takes them in, each with an address of their own', async () => {
    const people = (await seedPeople()).map((person) => IngestPerson.parse(person))
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    expect(people.map(({ email }) => email)).toEqual(demoSignIns.map(({ email }) => email))
    for (const { email } of people) expect(email).toMatch(/\.example$/)
  })

  it('have addresses that a parcel could go to', async () => {
    for (const { addresses = [] } of await seedPeople()) {
      for (const { id: _, approachType: __, main: ___, subscriptions: ____, isValidated: _____, ...texts } of addresses)
        expect(validate(addressRules(texts.country), texts), texts.city).toEqual({})
    }
  })

  it('come out the same every time and sign in with the password that is told', async () => {
    const once = await seedPeople()
    vi.resetModules()
    const again = await (await import('./people.ts')).seedPeople()
    expect(again).toEqual(once)
    expect(await secretMatches(demoPassword, once[0]?.passwordHash ?? null)).toBe(true)
    expect(once[0]?.passwordHash).not.toBe(once[1]?.passwordHash)
  })

  it('hold what they may pay with, in what the platform takes in', async () => {
    const cards = (await seedGiftCards()).map((card) => IngestGiftCard.parse(card))
    expect(await secretMatches(demoPin, cards[0]?.pinHash ?? null)).toBe(true)
    const people = await seedPeople()
    for (const reward of seedRewards.map((row) => IngestReward.parse(row))) {
      if (reward.consumerId) expect(people.map(({ consumerId }) => consumerId)).toContain(reward.consumerId)
    }
  })

  it('sell in stores that exist', async () => {
    const stores = seedStores.map(({ storeId }) => storeId)
    const employees = seedEmployees.map((row) => IngestEmployee.parse(row))
    for (const { storeId } of employees) expect(stores).toContain(storeId)
    for (const { associateOf } of await seedPeople())
      if (associateOf) expect(employees.map(({ storeEmployeeId }) => storeEmployeeId)).toContain(associateOf)
  })
})
