import { fieldTemplates } from '../../shared/validation/fault-texts.ts'
import { cartItem, form, product } from '../pages/pages.fixtures.ts'
import { carts } from './cart.fixtures.ts'
import type { IslandName, IslandPropsOf } from './contracts.ts'

type Props<N extends IslandName> = IslandPropsOf<N>

const quickshop: Props<'quickshop'> = { product, inventory: null, form }
const reduced = {
  ...product.price,
  lowCurrent: 6230,
  highCurrent: 6230,
  percentagePriceDiscount: 30,
  historicBestPrice: 5990,
}

const colour = { slug: product.slug, picture: null, available: true }
const colours = [
  { ...colour, productId: product.productId, colourName: product.colourName, swatch: ['#333333'] },
  { ...colour, productId: 'KR100001CLY', colourName: 'Clay & <sand>', swatch: ['#aa5533', '#ddccaa'] },
  { ...colour, productId: 'KR100001MOS', colourName: 'Moss', swatch: ['#556b2f'], available: false },
]

export const quickshopFixtures = {
  unknownStock: { props: quickshop },
  stock: {
    props: {
      ...quickshop,
      inventory: {
        productId: product.productId,
        skus: [
          { upc: 'upc-S', quantity: 0, status: 'sold-out' },
          { upc: 'upc-M', quantity: 2, status: 'low' },
          { upc: 'upc-L', quantity: 12, status: 'in-stock' },
        ],
      },
    },
  },
  soldOut: { props: { ...quickshop, product: { ...product, available: false } } },
  oneSize: { props: { ...quickshop, product: { ...product, skus: product.skus.slice(0, 1) } } },
  reduced: { props: { ...quickshop, product: { ...product, price: reduced } } },
  colours: { props: { ...quickshop, product: { ...product, colours } } },
} as const satisfies Readonly<Record<string, { props: Props<'quickshop'> }>>

const [gift] = carts.giftCard.items
const [giftToNobody] = carts.giftCardToNobody.items
const unvalidated = { answer: { texts: {} }, templates: fieldTemplates('en-us') }
export const giftOptionFixtures = {
  given: { props: { form, item: gift ?? cartItem, ...unvalidated } },
  notYet: { props: { form, item: giftToNobody ?? cartItem, ...unvalidated } },
  refused: {
    props: { form, item: gift ?? cartItem, ...unvalidated, answer: { texts: { giftEmail: 'Email is not valid' } } },
  },
} as const satisfies Readonly<Record<string, { props: Props<'gift-option'> }>>

const [manyWays] = carts.severalWays.items
export const shippingMethodFixtures = {
  several: { props: { form, item: manyWays ?? cartItem } },
  none: { props: { form, item: cartItem } },
} as const satisfies Readonly<Record<string, { props: Props<'shipping-method'> }>>

const store = { storeId: 'KERB-US-101', name: 'Kerb Soho & <Co>' }
export const changeStoreFixtures = {
  one: { props: { form, store, itemIds: ['item-1'] } },
} as const satisfies Readonly<Record<string, { props: Props<'change-store'> }>>

const pickup: Props<'pickup'> = { form, item: null, itemIds: ['item-1', 'item-2'], query: '', choices: [] }
const choice: NonNullable<Props<'pickup'>['choices']>[number] = {
  store: { ...store, addressLine1: '12 Orchard Street', city: 'New York', services: ['pickup', 'ship-to-store'] },
  distance: '1.2 mi',
  hours: { opens: '10:00', closes: '20:00' },
  stock: { there: 2, wanted: 2 },
}
export const pickupFixtures = {
  noneFound: { props: { ...pickup, query: 'Nowhereville' } },
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
} as const satisfies Readonly<Record<string, { props: Props<'pickup'> }>>
