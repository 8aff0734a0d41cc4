import type { Cart, CartItem } from '../../shared/contracts/cart.ts'
import { cartItem } from '../pages/pages.fixtures.ts'

const optionOf = (
  code: 'standard' | 'pickup',
  label: string,
  selected: boolean,
): CartItem['shippingOptions'][number] => ({
  selected,
  available: true,
  shippingMethod: { code, label, deliveryTime: '2-4', price: { amount: 0 } },
})

/** A cart of these items; a test overrides what it is about. */
export function cartOf(items: readonly CartItem[], overrides: Partial<Cart> = {}): Cart {
  const itemSubTotal = items.reduce((sum, { price }) => sum + price.rowTotal, 0)
  const totalItems = items.reduce((sum, { qty }) => sum + qty, 0)
  return {
    id: 'basket-00000001',
    currency: 'USD',
    version: 1,
    items: [...items],
    totalItems,
    totals: {
      total: itemSubTotal,
      totalDiscount: 0,
      discount: 0,
      itemTotal: itemSubTotal,
      totalWithoutTax: itemSubTotal,
      shipping: 0,
      tax: 0,
      remainingToPay: itemSubTotal,
      totalUnits: totalItems,
      itemSubTotal,
      netAmount: itemSubTotal,
      taxAmount: 0,
      appliedRewards: 0,
      totalDiscountPercentage: 0,
    },
    shippingMethods: [],
    paymentMethods: [],
    payment_instruments: [],
    couponItems: [],
    priceAdjustments: [],
    orderPromotions: [],
    promoSummary: [],
    flash: [],
    customerNotifications: [],
    favoriteStoreId: null,
    billingAddress: null,
    verifiedShippingAddress: null,
    appliedLoyaltyVoucher: null,
    member: null,
    earnedPoints: 0,
    locked: false,
    ...overrides,
  }
}

const veryLong = 'Donaudampfschifffahrtsgesellschaft '.repeat(6).trim()
const secondItem: CartItem = { ...cartItem, id: 'item-2', upc: 'upc-L', sizeLabel: 'L', name: 'Brick Runner', qty: 1 }
const digitalItem: CartItem = {
  ...secondItem,
  isDigitalProduct: true,
  sizeLabel: '',
  selectedShippingOption: 'digital',
}

/** The carts that tests render cart islands with. */
export const carts = {
  one: cartOf([cartItem]),
  two: cartOf([cartItem, secondItem]),
  many: cartOf(
    Array.from({ length: 14 }, (_, place) => ({
      ...cartItem,
      id: `item-${place}`,
      upc: `upc-${place}`,
      qty: place + 1,
    })),
  ),
  longNames: cartOf([{ ...cartItem, name: veryLong, colourName: `<b>&"'${veryLong}`, sizeLabel: 'EU 46 ⅔ / W 32"' }]),
  giftCard: cartOf([{ ...digitalItem, giftOption: { email: 'ada@shop.example', to: 'Ada', message: 'Have fun' } }]),
  giftCardToNobody: cartOf([digitalItem]),
  soldOut: cartOf([{ ...cartItem, available: 0 }]),
  tooFewLeft: cartOf([{ ...cartItem, qty: 5, available: 2 }]),
  atTheLimit: cartOf([{ ...cartItem, qty: 10 }]),
  awaitingTax: cartOf([cartItem], {
    shippingMethods: [
      {
        code: 'standard',
        shippingId: 'me',
        storeId: null,
        storeName: null,
        collectionPointId: null,
        collectionPoint: null,
        pickupPerson: null,
        address: null,
        itemIds: [cartItem.id],
        shopperAppliedSM: false,
        applicableShippingMethods: [],
      },
    ],
  }),
  bonus: cartOf([cartItem, { ...secondItem, bonus: true, price: { ...secondItem.price, rowTotal: 0 } }]),
  severalWays: cartOf([
    { ...cartItem, shippingOptions: [optionOf('standard', 'Standard', true), optionOf('pickup', 'In a store', false)] },
  ]),
  nearAPromotion: cartOf([cartItem], {
    promoSummary: [
      {
        promotionId: 'pouch',
        promotionName: 'Pouch',
        level: 'ORDER',
        calloutMsg: '$22 to go|A pouch|In the box',
        distanceFromConditionThreshold: 2200,
      },
    ],
  }),
} as const satisfies Readonly<Record<string, Cart>>
