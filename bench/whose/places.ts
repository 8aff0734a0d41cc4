import type { IngestPerson } from '../../shared/contracts/people.ts'
import { home as newYorker } from '../shown/shopper.ts'

/** Where the people of a sequence shop: a store of the demo, and the parcel shops of Europe alone. */
export type Place = {
  readonly front: 'en-us' | 'en-gb'
  readonly currency: IngestPerson['currency']
  readonly home: Readonly<Record<'firstName' | 'lastName' | 'phone', string> & Record<string, string>>
  readonly store: string
  readonly seller: string
  /** Postal codes of towns with parcel shops. */
  readonly towns: readonly string[]
}

const newYork: Place = {
  front: 'en-us',
  currency: 'USD',
  home: newYorker,
  store: 'KERB-US-101',
  seller: 'E-1001',
  towns: [],
}
const london: Place = {
  front: 'en-gb',
  currency: 'GBP',
  home: {
    firstName: 'Ada',
    lastName: 'Walker',
    addressLine1: '12 Orchard Street',
    city: 'London',
    postalCode: 'E2 7DP',
    phone: '2079460123',
  },
  store: 'KERB-GB-301',
  seller: 'E-WHOSE',
  towns: ['E2 7DP', 'LS1 4DY', 'M1 1AE', 'B1 1AA'],
}
/** The demo has employees in the United States alone. */
export const employees = [{ storeEmployeeId: london.seller, name: 'Ada Walker', storeId: london.store }]

export const placeOf = (index: number): Place => (index % 2 === 0 ? newYork : london)
