import { emptyStep } from '../checkout.fixtures.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const standard = { value: 'standard', label: 'Standard', note: 'Arrives soon', aside: 'Free' }

const point = { value: 'point-1', label: 'Corner shop', note: '1 Main Street\nMon–Fri 9–18', aside: '0.4 km away' }

const shipping: IslandPropsOf<'checkout-shipping'> = {
  ...emptyStep,
  step: 'shipping',
  delivery: { methods: [standard], points: null, savedAddresses: [], suggestion: null },
  pickups: [],
  digital: [],
  signedIn: false,
}

export const fixtures = {
  plain: { props: shipping },
  'with faults': {
    props: {
      ...shipping,
      values: { email: 'ana@post', 'shipping.phone': '+49301234567', 'shipping.province': 'NY', newsletter: 'on' },
      fields: [
        { name: 'email', label: 'Email' },
        { name: 'shipping.city', label: 'City' },
      ],
      answer: { texts: { email: 'Email is not valid', 'shipping.city': 'Required' }, fault: 'Nothing goes there' },
    },
  },
  'without an answer about collection points': {
    props: {
      ...shipping,
      values: { method: 'pudo' },
      delivery: {
        methods: [standard, { value: 'pudo', label: 'Collection point', disabled: false }],
        points: { postalCode: '10012', cards: null },
        savedAddresses: [],
        suggestion: null,
      },
    },
  },
  'with everything': {
    props: {
      ...shipping,
      values: { method: 'pudo', savedAddress: 'home', 'point.firstName': 'Ana' },
      delivery: {
        methods: [standard, { value: 'pudo', label: 'Collection point', disabled: false }],
        points: { postalCode: '10012', cards: [point] },
        savedAddresses: [{ value: 'home', label: 'Ana Nowak', note: '418 Lantern Street, New York' }],
        suggestion: { lines: ['418 Lantern St'], typed: ['418 lantern street'] },
      },
      pickups: [
        {
          shippingId: 'store:12',
          storeName: 'Kerb Ninth Street',
          storeLines: ['9 Ninth Street, New York'],
          when: 'Ready today',
          items: ['2 × Harbour Tee'],
        },
      ],
      digital: ['Gift card'],
      signedIn: true,
    },
  },
} as const satisfies Fixtures<'checkout-shipping'>
