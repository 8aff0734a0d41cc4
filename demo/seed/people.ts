import type { z } from 'zod'
import { sha256 } from '../../shared/bytes.ts'
import type { IngestEmployee, IngestGiftCard, IngestPerson, IngestReward } from '../../shared/contracts/people.ts'
import { type HashCost, hashSecret, recommendedCost } from './hash-secret.ts'

/** The password of all demo accounts. The password may be public: nothing real can be bought with them. */
export const demoPassword = 'Kerb-demo-2026'
/** The PIN of all demo gift cards. */
export const demoPin = '2468'

type PersonInput = Omit<z.input<typeof IngestPerson>, 'passwordHash'>
type Address = NonNullable<PersonInput['addresses']>[number]

/** Invented addresses. The phone numbers are from ranges reserved for fiction. */
const newYork = (firstName: string, lastName: string): Omit<Address, 'id' | 'approachType'> => ({
  firstName,
  lastName,
  phone: '+12125550144',
  addressLine1: '27 Lantern Street',
  addressLine2: 'Apt 4',
  city: 'New York',
  province: 'NY',
  postalCode: '10012',
  country: 'US',
})
const berlin = (firstName: string, lastName: string): Omit<Address, 'id' | 'approachType'> => ({
  firstName,
  lastName,
  phone: '+4930555014',
  addressLine1: 'Laternenweg 12',
  city: 'Berlin',
  postalCode: '10119',
  country: 'DE',
})
const shippingAndBilling = (id: string, address: Omit<Address, 'id' | 'approachType'>): Address[] => [
  { ...address, id: `${id}-S`, approachType: 'S' },
  { ...address, id: `${id}-B`, approachType: 'B' },
]

const since = '2024-03-01T09:00:00Z'
const usDefaults = { currency: 'USD', postalCode: '10012' } as const

/** `about` is for the list of demo sign-ins that `npm start` prints. */
const rows: readonly (PersonInput & { readonly about: string })[] = [
  {
    ...usDefaults,
    about: 'member with 2,600 points',
    consumerId: 'C00000001',
    email: 'member@kerb.example',
    firstName: 'Mara',
    lastName: 'Quillfeather',
    phone: '+12125550144',
    phoneProvenAt: since,
    birthDate: '1991-05-17',
    loyalty: { memberId: 'KM-100001', openingPoints: 2600, since, memberNumber: '9480735192644010' },
    addresses: shippingAndBilling('A1', newYork('Mara', 'Quillfeather')),
  },
  {
    ...usDefaults,
    about: 'member without points',
    consumerId: 'C00000002',
    email: 'newmember@kerb.example',
    firstName: 'Ilo',
    lastName: 'Brackwater',
    phone: '+12125550145',
    phoneProvenAt: since,
    birthDate: '1998-11-02',
    loyalty: { memberId: 'KM-100002', openingPoints: 0, since: '2026-10-30T09:00:00Z' },
  },
  {
    ...usDefaults,
    about: 'registered, not a member',
    consumerId: 'C00000003',
    email: 'registered@kerb.example',
    firstName: 'Tamsin',
    lastName: 'Overhill',
    addresses: shippingAndBilling('A3', newYork('Tamsin', 'Overhill')),
  },
  {
    ...usDefaults,
    about: 'employee, 40 % off, terms accepted',
    consumerId: 'C00000004',
    email: 'employee@kerb.example',
    firstName: 'Bram',
    lastName: 'Hollowell',
    employee: { rate: 4000, annualCap: 150_000, termsAcceptedAt: '2026-01-05T09:00:00Z' },
    addresses: shippingAndBilling('A4', newYork('Bram', 'Hollowell')),
  },
  {
    ...usDefaults,
    about: 'employee, 40 % off, terms not accepted yet',
    consumerId: 'C00000005',
    email: 'newemployee@kerb.example',
    firstName: 'Odile',
    lastName: 'Farthing',
    employee: { rate: 4000, annualCap: 150_000 },
  },
  {
    ...usDefaults,
    about: 'athlete with $400 credit',
    consumerId: 'C00000006',
    email: 'athlete@kerb.example',
    firstName: 'Juno',
    lastName: 'Strider',
    athlete: { annualCredit: 40_000 },
    addresses: shippingAndBilling('A6', newYork('Juno', 'Strider')),
  },
  {
    ...usDefaults,
    about: 'prosumer (WRANX), 20 % off up to $1,000',
    consumerId: 'C00000007',
    email: 'wranx@kerb.example',
    firstName: 'Cato',
    lastName: 'Merriweather',
    prosumer: { identity: 'WRANX', annualCap: 100_000 },
  },
  {
    ...usDefaults,
    about: 'prosumer (IPA), 20 % off up to $1,000',
    consumerId: 'C00000008',
    email: 'ipa@kerb.example',
    firstName: 'Linnea',
    lastName: 'Copperfold',
    prosumer: { identity: 'IPA', annualCap: 100_000 },
  },
  {
    about: 'member in Germany with 5,200 points',
    currency: 'EUR',
    postalCode: '10119',
    consumerId: 'C00000009',
    email: 'mitglied@kerb.example',
    firstName: 'Jule',
    lastName: 'Sternfeldt',
    phone: '+4930555014',
    phoneProvenAt: since,
    birthDate: '1987-02-23',
    loyalty: { memberId: 'KM-100009', openingPoints: 5200, since },
    addresses: shippingAndBilling('A9', berlin('Jule', 'Sternfeldt')),
  },
  {
    ...usDefaults,
    about: 'store associate in KERB-US-101, signs in at /associate-login',
    consumerId: 'C00000010',
    email: 'associate@kerb.example',
    firstName: 'Perrin',
    lastName: 'Dunmore',
    associateOf: 'E-1001',
  },
]

export const demoSignIns: readonly { readonly email: string; readonly about: string }[] = rows.map(
  ({ email, about }) => ({ email, about }),
)

export const seedEmployees: readonly z.input<typeof IngestEmployee>[] = [
  { storeEmployeeId: 'E-1001', name: 'Perrin Dunmore', storeId: 'KERB-US-101' },
  { storeEmployeeId: 'E-1002', name: 'Saffi Greengage', storeId: 'KERB-US-101' },
  { storeEmployeeId: 'E-1003', name: 'Ruben Alderly', storeId: 'KERB-US-101' },
  { storeEmployeeId: 'E-1021', name: 'Noor Whitlock', storeId: 'KERB-US-102' },
]

const giftCards: readonly Omit<z.input<typeof IngestGiftCard>, 'pinHash'>[] = [
  { code: 'KERBGIFT0001', currency: 'USD', openingBalance: 50_000 },
  { code: 'KERBGIFT0002', currency: 'USD', openingBalance: 1500 },
  { code: 'KERBGIFT0003', currency: 'USD', openingBalance: 0 },
  { code: 'KERBGIFT0004', currency: 'USD', openingBalance: 5000, expiresAt: '2025-12-31T23:59:59Z' },
  { code: 'KERBGIFT0005', currency: 'USD', openingBalance: 5000, blocked: true },
  { code: 'KERBGIFT0006', currency: 'EUR', openingBalance: 20_000 },
  { code: 'KERBGIFT0007', currency: 'GBP', openingBalance: 20_000 },
  { code: 'KERBGIFT0008', currency: 'CAD', openingBalance: 20_000 },
]

export const seedRewards: readonly z.input<typeof IngestReward>[] = [
  { code: 'KERBREWARD10', kind: 'REWARD_CODE', currency: 'USD', openingBalance: 1000 },
  { code: 'KERBREWARD25', kind: 'REWARD_CODE', currency: 'USD', openingBalance: 2500 },
  { code: 'KERBREWARDEU', kind: 'REWARD_CODE', currency: 'EUR', openingBalance: 1000 },
  {
    code: 'KERBREWARDOLD',
    kind: 'REWARD_CODE',
    currency: 'USD',
    openingBalance: 1000,
    expiresAt: '2025-12-31T23:59:59Z',
  },
  { code: 'KERBMARA15', kind: 'REWARD_CODE', consumerId: 'C00000001', currency: 'USD', openingBalance: 1500 },
  { code: 'KERBCARD0001', kind: 'REWARD_CARD', consumerId: 'C00000001', currency: 'USD', openingBalance: 6000 },
  { code: 'KERBCARD0002', kind: 'REWARD_CARD', currency: 'USD', openingBalance: 4000 },
]

/** A different salt for each account, but the same in every run, so that seeding again changes nothing. */
const saltOf = async (name: string): Promise<Uint8Array> => (await sha256(`kerb demo ${name}`)).subarray(0, 16)

/** Hashing takes a fifth of a second each, so the result is computed on first use and kept, for each cost. */
function oncePerCost<T>(make: (cost: HashCost) => Promise<T>): (cost?: HashCost) => Promise<T> {
  const results = new Map<number, Promise<T>>()
  return (cost = recommendedCost) => {
    const result = results.get(cost.N) ?? make(cost)
    results.set(cost.N, result)
    return result
  }
}

export const seedPeople = oncePerCost(
  (cost): Promise<z.input<typeof IngestPerson>[]> =>
    Promise.all(
      rows.map(async ({ about: _, ...person }) => ({
        emailProvenAt: since,
        ...person,
        passwordHash: await hashSecret(demoPassword, await saltOf(person.consumerId), cost),
      })),
    ),
)

export const seedGiftCards = oncePerCost(
  (cost): Promise<z.input<typeof IngestGiftCard>[]> =>
    Promise.all(
      giftCards.map(async (card) => ({ ...card, pinHash: await hashSecret(demoPin, await saltOf(card.code), cost) })),
    ),
)
