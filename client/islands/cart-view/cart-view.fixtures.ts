import { cartItem, form, product } from '../../pages/pages.fixtures.ts'
import { carts } from '../cart.fixtures.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

type Props = IslandPropsOf<'cart-view'>

const empty: Props = {
  cart: null,
  form: { ...form, remaining: '' },
  arrivals: { '2-4': 'Arrives Tue, Nov 24 to Thu, Nov 26' },
  storeNames: { s1: 'Kerb Soho' },
  freeShipping: null,
  callouts: [],
  notices: { top: [], byItem: {}, coupon: null, idleCoupons: {} },
  saved: null,
  guest: true,
  canSave: true,
  startHref: '/en-us',
  lost: false,
}

const saved: Props['saved'] = {
  saveForLaterId: 'saved-0000001',
  items: [
    {
      itemId: 'saved-1',
      productId: product.productId,
      recipeId: null,
      giftOption: null,
      upc: 'upc-M',
      qty: 1,
      name: product.name,
      colourName: product.colourName,
      sizeLabel: 'M',
      picture: null,
      price: product.price,
      available: true,
      pageUrl: cartItem.pdpUrl,
    },
  ],
  total: 1,
}

/** The store has none left, and home delivery has it. */
const elsewhere: typeof cartItem = {
  ...cartItem,
  available: 0,
  storeId: 's1',
  selectedShippingOption: 'pickup',
  shippingOptions: (['standard', 'sts', 'pickup'] as const).map((code) => ({
    selected: code === 'pickup',
    available: code !== 'pickup',
    shippingMethod: { code, label: code, deliveryTime: '2-4', price: { amount: 0 } },
    ...(code !== 'standard' && { storeInfo: { id: 's1', storeInventory: 0 } }),
  })),
}

const withCart = Object.entries(carts).map(([name, cart]) => [name, { props: { ...empty, cart } }] as const)

export const fixtures = {
  empty: { props: empty },
  lost: { props: { ...empty, lost: true } },
  savedOnly: { props: { ...empty, saved } },
  withoutSaving: { props: { ...empty, cart: carts.two, canSave: false } },
  refusals: {
    props: {
      ...empty,
      cart: carts.two,
      saved,
      freeShipping: { words: '$25 to go', progress: 'On the way to free shipping', reached: 5000, goal: 7500 },
      callouts: [
        { promotionId: 'pouch', name: 'Pouch', parts: ['$22 to go', 'A pouch', 'In the box'], reached: 1, goal: 2 },
      ],
      notices: {
        top: [
          { tone: 'error', words: 'One item is not there.' },
          { tone: 'info', words: 'We updated your order.' },
          { tone: 'info', words: 'See your order K-1', href: '/en-us/order-confirmation' },
        ],
        byItem: { 'item-1': [{ tone: 'error', words: 'No price today.' }] },
        coupon: { words: 'This code has ended.', typed: 'OLD"<b>' },
        idleCoupons: {},
      },
    },
  },
  elsewhere: { props: { ...empty, cart: { ...carts.one, items: [elsewhere] } } },
  coupons: { props: { ...empty, cart: { ...carts.one, couponItems: [{ code: 'WELCOME10', valid: true }] } } },
  idleCoupon: {
    props: {
      ...empty,
      cart: { ...carts.one, couponItems: [{ code: 'WELCOME10', valid: false, reason: 'PRM155' }] },
      notices: { ...empty.notices, idleCoupons: { WELCOME10: 'This code has expired.' } },
    },
  },
  locked: { props: { ...empty, cart: { ...carts.one, locked: true } } },
  ...(Object.fromEntries(withCart) as Record<keyof typeof carts, { props: Props }>),
} as const satisfies Fixtures<'cart-view'>
