import { form } from '../../pages/pages.fixtures.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const store = { storeId: 'KERB-US-101', name: 'Kerb Soho & <Co>' }
const pickup: IslandPropsOf<'pickup'> = {
  form,
  item: null,
  itemIds: ['item-1', 'item-2'],
  query: '',
  note: null,
  ways: [],
  choices: [],
}
const choice: NonNullable<IslandPropsOf<'pickup'>['choices']>[number] = {
  store: { ...store, addressLine1: '12 Orchard Street', city: 'New York', services: ['pickup', 'ship-to-store'] },
  distance: '1.2 mi',
  hours: { opens: '10:00', closes: '20:00' },
  stock: { there: 2, wanted: 2 },
}
export const fixtures = {
  noneFound: {
    props: {
      ...pickup,
      query: 'Nowhereville',
      note: 'We could not find “Nowhereville”. Check the spelling, or type a postal code.',
      ways: [{ label: 'All stores', url: '/en-us/dialog/pickup' }],
    },
  },
  severalPlaces: {
    props: {
      ...pickup,
      query: 'Springfield',
      note: 'No store near Springfield, MO. The nearest one is 440.9 mi away.',
      ways: [
        { label: 'Springfield, MA', url: '/en-us/dialog/pickup?q=Springfield%2C+MA' },
        { label: 'Springfield, IL', url: '/en-us/dialog/pickup?q=Springfield%2C+IL' },
      ],
      choices: [{ ...choice, distance: '440.9 mi' }],
    },
  },
  failed: { props: { ...pickup, choices: null } },
  choices: {
    props: {
      ...pickup,
      item: { id: 'item-1', name: 'Loom Hoodie' },
      choices: [
        choice,
        { ...choice, store: { ...choice.store, storeId: 'B' }, stock: { there: 1, wanted: 2 }, hours: null },
        { ...choice, store: { ...choice.store, storeId: 'C' }, stock: { there: 0, wanted: 2 }, distance: null },
        { ...choice, store: { ...choice.store, storeId: 'D', services: [] }, stock: null },
      ],
    },
  },
} as const satisfies Fixtures<'pickup'>
