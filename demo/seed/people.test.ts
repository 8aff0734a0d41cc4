import { scryptSync } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { addressRules } from '../../shared/address/address-rules.ts'
import { provinceCodes } from '../../shared/address/province-codes.ts'
import { IngestEmployee, IngestGiftCard, IngestPerson, IngestReward } from '../../shared/contracts/people.ts'
import { validate } from '../../shared/validation/rule.ts'
import { quickCost } from '../../tests/harness/quick-cost.ts'
import { demoPassword, demoPin, demoSignIns, seedEmployees, seedGiftCards, seedPeople, seedRewards } from './people.ts'
import { seedStores } from './stores.ts'

/** Verifies a stored hash with Node's own scrypt. */
function isHashOf(secret: string, stored = ''): boolean {
  const [, N, r, p, salt = '', hash] = stored.split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: 2 ** 26 }
  return scryptSync(secret, Buffer.from(salt, 'base64url'), 32, cost).toString('base64url') === hash
}

describe('the demo people', () => {
  it('are valid for the platform, each with a different email address', async () => {
    const people = (await seedPeople(quickCost)).map((person) => IngestPerson.parse(person))
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    expect(people.map(({ email }) => email)).toEqual(demoSignIns.map(({ email }) => email))
    for (const { email } of people) expect(email).toMatch(/\.example$/)
  })

  it('have valid postal addresses', async () => {
    for (const { addresses = [] } of await seedPeople(quickCost)) {
      for (const { id: _, approachType: __, main: ___, subscriptions: ____, isValidated: _____, ...texts } of addresses)
        expect(validate(addressRules(texts.country, provinceCodes[texts.country]), texts), texts.city).toEqual({})
    }
  })

  it('are the same in every run and sign in with the documented password', async () => {
    const once = await seedPeople(quickCost)
    vi.resetModules()
    const again = await (await import('./people.ts')).seedPeople(quickCost)
    expect(again).toEqual(once)
    expect(isHashOf(demoPassword, once[0]?.passwordHash)).toBe(true)
    expect(once[0]?.passwordHash).not.toBe(once[1]?.passwordHash)
  })

  it('have gift cards and rewards that are valid for the platform', async () => {
    const cards = (await seedGiftCards(quickCost)).map((card) => IngestGiftCard.parse(card))
    expect(isHashOf(demoPin, cards[0]?.pinHash)).toBe(true)
    const people = await seedPeople(quickCost)
    for (const reward of seedRewards.map((row) => IngestReward.parse(row))) {
      if (reward.consumerId) expect(people.map(({ consumerId }) => consumerId)).toContain(reward.consumerId)
    }
  })

  it('include associates only of existing stores', async () => {
    const stores = seedStores.map(({ storeId }) => storeId)
    const employees = seedEmployees.map((row) => IngestEmployee.parse(row))
    for (const { storeId } of employees) expect(stores).toContain(storeId)
    for (const { associateOf } of await seedPeople(quickCost))
      if (associateOf) expect(employees.map(({ storeEmployeeId }) => storeEmployeeId)).toContain(associateOf)
  })
})
