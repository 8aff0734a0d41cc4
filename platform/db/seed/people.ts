import type { z } from 'zod'
import type { IngestEmployee, IngestGiftCard, IngestPerson, IngestReward } from '../../../shared/contracts/people.ts'
import { hashSecret } from '../../services/auth/passwords.ts'

/** Everybody's at the demo shop. It guards nothing: no demo account can buy anything real. */
export const demoPassword = 'Kerb-demo-2026'
/** Every demo gift card's. */
export const demoPin = '2468'

type PersonInput = Omit<z.input<typeof IngestPerson>, 'passwordHash'>
type Address = NonNullable<PersonInput['addresses']>[number]

/** Invented, down to the phone numbers, which are from ranges kept for fiction. */
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
const both = (id: string, address: Omit<Address, 'id' | 'approachType'>): Address[] => [
  { ...address, id: `${id}-S`, approachType: 'S' },
  { ...address, id: `${id}-B`, approachType: 'B' },
]

const since = '2024-03-01T09:00:00Z'
const american = { currency: 'USD', postalCode: '10012' } as const

/** `about` is for the list of demo sign-ins that `npm start` prints. */
const rows: readonly (PersonInput & { readonly about: string })[] = [
  {
    ...american,
    about: 'member with 2,600 points',
    consumerId: 'C00000001',
    email: 'member@kerb.example',
    firstName: 'Mara',
    lastName: 'Quillfeather',
    phone: '+12125550144',
    birthDate: '1991-05-17',
    loyalty: { memberId: 'KM-100001', openingPoints: 2600, since },
    addresses: both('A1', newYork('Mara', 'Quillfeather')),
  },
  {
    ...american,
    about: 'member without points',
    consumerId: 'C00000002',
    email: 'newmember@kerb.example',
    firstName: 'Ilo',
    lastName: 'Brackwater',
    phone: '+12125550145',
    birthDate: '1998-11-02',
    loyalty: { memberId: 'KM-100002', openingPoints: 0, since: '2026-10-30T09:00:00Z' },
  },
  {
    ...american,
    about: 'registered, no member',
    consumerId: 'C00000003',
    email: 'registered@kerb.example',
    firstName: 'Tamsin',
    lastName: 'Overhill',
    addresses: both('A3', newYork('Tamsin', 'Overhill')),
  },
  {
    ...american,
    about: 'employee, 40 % off, terms accepted',
    consumerId: 'C00000004',
    email: 'employee@kerb.example',
    firstName: 'Bram',
    lastName: 'Hollowell',
    employee: { rate: 4000, annualCap: 150_000, termsAcceptedAt: '2026-01-05T09:00:00Z' },
    addresses: both('A4', newYork('Bram', 'Hollowell')),
  },
  {
    ...american,
    about: 'employee who has the terms still to accept',
    consumerId: 'C00000005',
    email: 'newemployee@kerb.example',
    firstName: 'Odile',
    lastName: 'Farthing',
    employee: { rate: 4000, annualCap: 150_000 },
  },
  {
    ...american,
    about: 'athlete with $400 credit',
    consumerId: 'C00000006',
    email: 'athlete@kerb.example',
    firstName: 'Juno',
    lastName: 'Strider',
    athlete: { annualCredit: 40_000 },
    addresses: both('A6', newYork('Juno', 'Strider')),
  },
  {
    ...american,
    about: 'prosumer (WRANX)',
    consumerId: 'C00000007',
    email: 'wranx@kerb.example',
    firstName: 'Cato',
    lastName: 'Merriweather',
    prosumer: { identity: 'WRANX', annualCap: 100_000 },
  },
  {
    ...american,
    about: 'prosumer (IPA)',
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
    birthDate: '1987-02-23',
    loyalty: { memberId: 'KM-100009', openingPoints: 5200, since },
    addresses: both('A9', berlin('Jule', 'Sternfeldt')),
  },
  {
    ...american,
    about: 'sells in store KERB-US-101, at /associate-login',
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

/** On file with somebody who can then check out at once. Numbers of the sandbox's list, which pay for nothing. */
export const seedTestCards = [
  { consumerId: 'C00000001', number: '4242424242424242', expiry: '12/30', code: '123' },
  { consumerId: 'C00000001', number: '4012000000000040', expiry: '11/29', code: '123' },
  { consumerId: 'C00000009', number: '5555555555554444', expiry: '12/30', code: '123' },
] as const

/** A salt of its own for everybody, but the same one each time: a seed that is sent again changes nothing. */
const saltOf = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`kerb demo ${name}`))).subarray(0, 16)

/** A hash takes a fifth of a second, so they are made once, when they are first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

export const seedPeople = once(
  (): Promise<z.input<typeof IngestPerson>[]> =>
    Promise.all(
      rows.map(async ({ about: _, ...person }) => ({
        ...person,
        passwordHash: await hashSecret(demoPassword, await saltOf(person.consumerId)),
      })),
    ),
)

export const seedGiftCards = once(
  (): Promise<z.input<typeof IngestGiftCard>[]> =>
    Promise.all(
      giftCards.map(async (card) => ({ ...card, pinHash: await hashSecret(demoPin, await saltOf(card.code)) })),
    ),
)
