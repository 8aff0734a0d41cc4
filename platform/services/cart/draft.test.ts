import { describe, expect, it } from 'vitest'
import type { Env } from '../../env.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import type { View } from './answers.ts'
import { address, factsOf, lineOf, productOf, sceneOf, snapshotOf, storeOf } from './cart.fixtures.ts'
import { composeCart } from './compose.ts'
import { makeDraft, type OrderRequest, preparedOf } from './draft.ts'
import type { CartFacts } from './facts.ts'

const env = {} as Env
const request: OrderRequest = {
  billingAddress: address,
  paymentMethods: [{ code: 'CREDIT_CARD', additionalData: { sessionID: 'session' } }],
  inStoreSalesInfo: null,
  returnUrl: null,
}
const shoe = productOf('SHOE0001')
const dollars = {
  ...shoe,
  skus: shoe.skus.map((sku) => ({ ...sku, price: sku.price && { ...sku.price, currency: 'USD' as const } })),
}
const home = { shippingId: 'me', address }

function seen(more: Partial<CartSnapshot> = {}, facts: Partial<CartFacts> = {}): View {
  const scene = sceneOf('en-us')
  const snapshot = snapshotOf([lineOf('SHOE0001', 'u1', { qty: 2 })], { addresses: [home], ...more })
  const known = factsOf({ products: new Map([['SHOE0001', dollars]]), ...facts })
  const composed = composeCart(snapshot, known, scene)
  return { snapshot, facts: known, scene, composed, owner: 'G1', basketId: 'B1', basket: {} as View['basket'] }
}
const refusal = async (view: View, asked: Partial<OrderRequest> = {}) => {
  const draft = await makeDraft(env, view, { ...request, ...asked })
  return 'ok' in draft ? draft.code : null
}

describe('makeDraft', () => {
  it('fixes everything an order needs', async () => {
    const draft = await makeDraft(env, seen(), request)
    expect(draft).toMatchObject({
      basketId: 'B1',
      basketVersion: 3,
      email: 'ada@shop.example',
      stock: [{ itemId: 'SHOE0001-u1', place: 'web', qty: 2, supply: { quantity: 9, revision: 1 } }],
      draws: [],
      payment: { method: 'CREDIT_CARD', currency: 'USD', sessionId: 'session' },
    })
  })

  it('takes from accounts first, and the rest from one provider', async () => {
    const draw = (amount: number) => ({ account: 'gift-card:A', opening: 1000, amount, refusal: 'GFC740' as const })
    const purses = [{ id: 'g', method: 'GIFT_CARD' as const, label: 'g', balance: 1000, draw, extras: {} }]
    const view = seen({}, { purses })
    const draft = await makeDraft(env, view, request)
    const { total } = view.composed.cart.totals
    expect(draft).toMatchObject({
      draws: [{ account: 'gift-card:A', amount: 1000 }],
      payment: { amount: total - 1000 },
    })
  })

  it('counts a coupon’s uses, of everybody and of the customer', async () => {
    const coupon = {
      code: 'TEN',
      promotionId: 'ten',
      maxUses: 5,
      maxUsesPerCustomer: 1,
      startsAt: null,
      endsAt: null,
      disabled: false,
    }
    const promotion = {
      promotionId: 'ten',
      level: 'ORDER' as const,
      name: { en: 'Ten', de: 'Ten', fr: 'Ten', es: 'Ten', it: 'Ten' },
      scope: {},
      condition: { coupon: true },
      benefit: { kind: 'percent' as const, rate: 1000 },
      priority: 1,
      exclusive: false,
      startsAt: null,
      endsAt: null,
    }
    const view = seen({ coupons: ['TEN'] }, { coupons: [coupon], promotions: [promotion] })
    expect(await makeDraft(env, view, request)).toMatchObject({
      draws: [
        { account: 'coupon:TEN', opening: 5, refusal: 'PRM140' },
        { account: 'coupon:TEN:ada@shop.example', opening: 1, refusal: 'PRM150' },
      ],
    })
  })

  it('is nothing without lines', async () => {
    const view = seen()
    const empty = { ...view, composed: composeCart({ ...view.snapshot, lines: [] }, view.facts, view.scene) }
    expect(await refusal(empty)).toBe('ORD430')
  })

  it('is refused for each thing that is missing', async () => {
    expect(await refusal(seen(), { billingAddress: null })).toBe('BIL400')
    expect(await refusal(seen(), { billingAddress: { ...address, phone: '' } })).toBe('BILL410')
    expect(await refusal(seen({ addresses: [] }))).toBe('CHK380')
    expect(await refusal(seen({ addresses: [{ ...home, address: { ...address, city: '' } }] }))).toBe('CHK380')
    expect(await refusal(seen({ addresses: [{ ...home, address: { ...address, phone: '' } }] }))).toBe('SHP410')
    expect(await refusal(seen({ addresses: [{ ...home, address: { ...address, country: 'DE' } }] }))).toBe('PAY401')
    expect(await refusal(seen(), { paymentMethods: [] })).toBe('PYT400')
    expect(await refusal(seen(), { paymentMethods: [{ code: 'CREDIT_CARD' }] })).toBe('PYT404')
  })

  it('knows that a chosen way is gone, and that no carrier goes to a box', async () => {
    const pudo = { shippingId: 'me', code: 'pudo' as const, collectionPointId: null, pickupPerson: null }
    expect(await refusal(seen({ shipments: [pudo] }))).toBe('SHP404')
    const box = { ...home, address: { ...address, addressLine1: 'PO Box 12' } }
    expect(await refusal(seen({ addresses: [box] }))).toBe('SHP500')
  })

  it('holds an order to the prices that were shown', async () => {
    const view = seen()
    const prepared = preparedOf(view.composed.cart)
    expect(await refusal(seen({ prepared }))).toBeNull()
    expect(await refusal(seen({ prepared: { ...prepared, lines: [{ id: 'SHOE0001-u1', amount: 1 }] } }))).toBe('PRC400')
    expect(await refusal(seen({ prepared: { ...prepared, tax: 0, total: prepared.beforeTax } }))).toBe('TAX310')
    expect(await refusal(seen({ prepared: { ...prepared, beforeTax: 1, total: 1 } }))).toBe('ORD415')
    expect(await refusal(seen({ prepared: { ...prepared, currency: 'EUR' } }))).toBe('ORD415')
  })

  it('takes what is fetched from the store’s shelf', async () => {
    const shelves = { stores: new Map([['101', storeOf('101', 'US')]]), touched: new Map([['101|SHOE0001|u1', 4]]) }
    const lines = [lineOf('SHOE0001', 'u1', { method: 'pickup', storeId: '101' })]
    const draft = await makeDraft(env, seen({ lines, addresses: [] }, { shelves }), request)
    expect(draft).toMatchObject({ stock: [{ place: '101' }] })
  })
})
