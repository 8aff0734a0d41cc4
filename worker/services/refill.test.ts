import { expect, it } from 'vitest'
import { Cart } from '../../shared/contracts/cart.ts'
import { createCall } from './call.ts'
import { replaceCart } from './refill.ts'
import type { Transport } from './transport.ts'

const price = { currency: 'USD', original: 5000, current: 5000, amount: 5000, rowTotal: 5000, highCurrent: 5000 }
const item = (id: string, upc: string, fields: object = {}) => ({
  ...{ id, upc, productId: 'SHOE0001C1', masterId: 'SHOE0001', name: 'Shoe', colourName: 'Ink', sizeLabel: '7' },
  ...{ qty: 2, maxQty: 9, available: 9, taxTotal: 0, storeId: null, recipeId: null, giftOption: null, picture: null },
  ...{ pdpUrl: '', productImageURL: '', deliveryTime: '', bonus: false, isCustoms: false, isDigitalProduct: false },
  ...{ price: { ...price, priceAfterItemDiscount: 5000, priceAfterOrderDiscount: 5000, highOriginal: 5000 } },
  ...{ selectedShippingOption: 'standard', shippingOptions: [], variants: [], productPromotions: [], rating: null },
  ...{ badge: null, eyebrow: null, attributes: {}, breadcrumbs: [], customerNotifications: [], ...fields },
})
const noTotals = { total: 0, totalDiscount: 0, discount: 0, itemTotal: 0, totalWithoutTax: 0, shipping: 0, tax: 0 }
const cartOf = (id: string, items: readonly object[], fields: object = {}): Cart =>
  Cart.parse({
    ...{ id, items, currency: 'USD', version: 1, totalItems: items.length, locked: false, flash: [] },
    ...{ shippingMethods: [], paymentMethods: [], payment_instruments: [], couponItems: [], priceAdjustments: [] },
    ...{ orderPromotions: [], promoSummary: [], customerNotifications: [], favoriteStoreId: null },
    ...{ billingAddress: null, verifiedShippingAddress: null, appliedLoyaltyVoucher: null },
    totals: {
      ...{ ...noTotals, remainingToPay: 0, totalUnits: 0, itemSubTotal: 0, netAmount: 0, taxAmount: 0 },
      ...{ appliedRewards: 0, totalDiscountPercentage: 0 },
    },
    ...fields,
  })
const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@shop.example', phone: '2125550199' }
const old = cartOf(
  'B-old-basket',
  [item('old-1', 'upc-S', { storeId: 'S-1', selectedShippingOption: 'sts' }), item('old-2', 'upc-gone')],
  {
    shippingMethods: [
      {
        code: 'sts',
        shippingId: 'sts:S-1',
        storeId: 'S-1',
        storeName: 'Ninth Street',
        collectionPointId: null,
        pickupPerson: person,
        address: null,
        itemIds: ['old-1'],
        applicableShippingMethods: [],
      },
    ],
    couponItems: [{ code: 'WELCOME10', valid: true }],
    payment_instruments: [
      {
        payment_instrument_id: 'p',
        payment_method_id: 'GIFT_CARD',
        amount: 500,
        label: 'Gift card •••• 0002',
        balance: 500,
      },
    ],
  },
)
const newCart = cartOf('B-new-basket', [])
const filled = cartOf('B-new-basket', [item('new-1', 'upc-S')])
const sentToStore = { ...filled, shippingMethods: old.shippingMethods }

/** A cart service that creates empty carts, and ignores `instead`. */
function service(answers: Readonly<Record<string, (body: unknown) => Cart | null>>) {
  const requests: { path: string; body: unknown }[] = []
  const transport: Transport = async (_, path, init) => {
    const plain = path.split('?')[0] ?? ''
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null
    requests.push({ path: plain, body })
    const answer = answers[`${init.method} ${plain}`]?.(body)
    const refusal = { errorDetails: [{ errorId: 'ORD404', message: 'gone' }] }
    return answer ? Response.json(answer) : Response.json(refusal, { status: 404 })
  }
  const call = createCall(transport, {
    locale: 'en-us',
    accessKey: 'k',
    serverTrustId: 't',
    userId: 'G1',
    accessToken: 'token',
  })
  return { call, sent: requests }
}

it('brings a cart along part by part, and says what it could not', async () => {
  const { call, sent } = service({
    'POST /cart/v1/cart': () => newCart,
    'GET /cart/v1/cart/B-old-basket': () => old,
    'POST /cart/v1/item': (body) => (JSON.stringify(body).includes('upc-gone') ? null : filled),
    'PUT /cart/v1/coupon': () => sentToStore,
    'POST /cart/v1/shippingMethod': () => sentToStore,
  })
  const fresh = await replaceCart(call, 'B-old-basket', 'K1')
  expect(fresh.ok && [fresh.value.cart.id, fresh.value.lost]).toEqual(['B-new-basket', ['goods', 'credits']])
  const bodiesOf = (end: string) => sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)
  // An item shipped to a store isn't added as pickup.
  expect(JSON.stringify(bodiesOf('/item'))).not.toContain('S-1')
  expect(bodiesOf('/item')[1]).toMatchObject([{ upc: 'upc-S', qty: 2 }])
  expect(bodiesOf('/shippingMethod')).toMatchObject([
    { code: 'sts', storeId: 'S-1', itemIds: ['new-1'] },
    { code: 'sts', shippingId: 'sts:S-1', pickupPerson: person },
  ])
})

it('applies a voucher after an athlete’s credit, with what the shopper confirmed that it pays', async () => {
  const part = (method: string, amount: number, balance: number) => ({
    ...{ payment_instrument_id: method, payment_method_id: method, amount, label: method, balance },
  })
  const { call, sent } = service({
    'POST /cart/v1/cart': () => newCart,
    'GET /cart/v1/cart/B-old-basket': () =>
      cartOf('B-old-basket', [item('old-1', 'upc-S')], {
        payment_instruments: [part('ATHLETES_PAYMENT', 2510, 2510), part('LOYALTY_POINTS', 2490, 2500)],
        appliedLoyaltyVoucher: { points: 2000, amountInCurrency: 2500 },
      }),
    'POST /cart/v1/item': () => filled,
    'POST /cart/v1/cart/B-new-basket/paymentInstruments': () => filled,
    'PUT /cart/v1/cart/B-new-basket/reward': () => filled,
  })
  const fresh = await replaceCart(call, 'B-old-basket', 'K1')
  expect(fresh.ok && fresh.value.lost).toEqual([])
  expect(sent.slice(-2).map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['paymentInstruments', { payment_method_id: 'ATHLETES_PAYMENT' }],
    ['reward', { appliedLoyaltyVoucher: { points: 2000, amountInCurrency: 2500, pays: 2490 } }],
  ])
})
