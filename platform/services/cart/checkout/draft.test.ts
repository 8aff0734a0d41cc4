import { describe, expect, it } from 'vitest'
import { shownOf } from '../../../../shared/cart/shown.ts'
import type { Env } from '../../../env.ts'
import type { CartSnapshot } from '../../../objects/cart-snapshot.ts'
import type { View } from '../answers.ts'
import { address, factsOf, lineOf, productOf, sceneOf, snapshotOf, storeOf } from '../cart.fixtures.ts'
import { composeCart } from '../compose.ts'
import type { CartFacts } from '../facts.ts'
import type { CartSku } from '../items/products.ts'
import { makeDraft, type OrderRequest } from './draft.ts'
import { stockOf } from './order-stock.ts'

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
const twice = (sku: CartSku) => ({
  ...sku,
  price: sku.price && { ...sku.price, lowCurrent: 2 * sku.price.lowCurrent },
})
const home = { shippingId: 'me', address }

function cartView(
  overrides: Partial<CartSnapshot> = {},
  facts: Partial<CartFacts> = {},
  scene = sceneOf('en-us'),
): View {
  const snapshot = snapshotOf([lineOf('SHOE0001', 'u1', { qty: 2 })], { addresses: [home], ...overrides })
  const cartFacts = factsOf({ products: new Map([['SHOE0001', dollars]]), ...facts })
  const composed = composeCart(snapshot, cartFacts, scene)
  const { prepared = shownOf(composed.cart) } = overrides
  return {
    snapshot: { ...snapshot, prepared },
    facts: cartFacts,
    scene,
    composed,
    owner: 'G1',
    basketId: 'B1',
    basket: {} as View['basket'],
  }
}
const refusal = async (view: View, overrides: Partial<OrderRequest> = {}) => {
  const draft = await makeDraft(env, view, { ...request, ...overrides })
  return 'ok' in draft ? draft.failure.code : null
}

describe('makeDraft', () => {
  it('fixes everything an order needs', async () => {
    const draft = await makeDraft(env, cartView(), request)
    expect(draft).toMatchObject({
      basketId: 'B1',
      basketVersion: 3,
      email: 'ada@shop.example',
      stock: [{ itemId: 'SHOE0001-u1', place: 'web', qty: 2, supply: { quantity: 9, revision: 1 } }],
      draws: [],
      payment: { method: 'CREDIT_CARD', currency: 'USD', sessionId: 'session' },
    })
  })

  it('draws on accounts first, and charges the remainder to one provider', async () => {
    const draw = (amount: number) => ({ account: 'gift-card:A', opening: 1000, amount, refusal: 'GFC740' as const })
    const sources = [{ id: 'g', method: 'GIFT_CARD' as const, label: 'g', balance: 1000, draw, extras: {} }]
    const view = cartView({}, { sources })
    const draft = await makeDraft(env, view, request)
    const { total } = view.composed.cart.totals
    expect(draft).toMatchObject({
      draws: [{ account: 'gift-card:A', amount: 1000 }],
      payment: { amount: total - 1000 },
    })
  })

  it('is a member’s whom an associate sells to, with points and without anything else of theirs', async () => {
    const member = { consumerId: 'CMEMBER', firstName: 'Ada', openingPoints: 40, currency: 'USD' }
    const associate = { storeId: 'S1', storeEmployeeId: 'E1' }
    const seller = { consumerId: 'CSELLER', kind: 'registered', type: 'AGENT', associate } as const
    const sale = sceneOf('en-us', { consumer: seller })
    const draftOf = (facts: Partial<CartFacts>) =>
      makeDraft(env, cartView({ member: '9480735192644015' }, facts, sale), request)
    const view = cartView({ member: '9480735192644015' }, { member }, sale)
    const points = view.composed.cart.earnedPoints
    expect(points).toBeGreaterThan(0)
    expect(view.composed.cart.member).toEqual({ firstName: 'Ada', lastDigits: '4015' })
    expect(await draftOf({ member })).toMatchObject({
      member: 'CMEMBER',
      consumerId: 'G1',
      email: 'ada@shop.example',
      inStoreSalesInfo: associate,
      earning: { account: 'points:CMEMBER', opening: 40, points },
      draws: [],
    })
    const abroad = { ...member, currency: 'EUR' }
    expect(await draftOf({ member: abroad })).toMatchObject({ member: 'CMEMBER', earning: null })
    // The number is nobody's any more.
    expect(await draftOf({})).toMatchObject({ member: null, earning: null })
    expect(cartView({ member: '9480735192644015' }, {}, sale).composed.cart.flash).toEqual([{ code: 'MemberGone' }])
  })

  it('leaves an account alone that has nothing to pay', async () => {
    const card = (id: string) => ({
      id,
      method: 'GIFT_CARD' as const,
      label: id,
      balance: 900_000,
      draw: (amount: number) => ({ account: id, opening: 900_000, amount, refusal: 'GFC740' as const }),
      extras: {},
    })
    const view = cartView({}, { sources: [card('a'), card('b')] })
    const draft = await makeDraft(env, view, { ...request, paymentMethods: [] })
    expect(draft).toMatchObject({ draws: [{ account: 'a', amount: view.composed.cart.totals.total }], payment: null })
  })

  it('counts a coupon’s uses, in total and by customer', async () => {
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
    const view = cartView({ coupons: ['TEN'] }, { coupons: [coupon], promotions: [promotion] })
    expect(await makeDraft(env, view, request)).toMatchObject({
      draws: [
        { account: 'coupon:TEN', opening: 5, refusal: 'PRM140' },
        { account: 'coupon:TEN:ada@shop.example', opening: 1, refusal: 'PRM150' },
      ],
    })
  })

  it('refuses a cart without lines', async () => {
    const view = cartView()
    const empty = { ...view, composed: composeCart({ ...view.snapshot, lines: [] }, view.facts, view.scene) }
    expect(await refusal(empty)).toBe('ORD430')
  })

  it('refuses a cart with a line that is no longer sold', async () => {
    const lines = [lineOf('SHOE0001', 'u1'), lineOf('GONE0001', 'u1')]
    expect(await refusal(cartView({ lines }))).toBe('INV405')
  })

  it('refuses an order for each missing part', async () => {
    expect(await refusal(cartView(), { billingAddress: null })).toBe('BIL400')
    expect(await refusal(cartView(), { billingAddress: { ...address, phone: '' } })).toBe('BILL410')
    expect(await refusal(cartView({ addresses: [] }))).toBe('CHK380')
    expect(await refusal(cartView({ addresses: [{ ...home, address: { ...address, city: '' } }] }))).toBe('CHK380')
    expect(await refusal(cartView({ addresses: [{ ...home, address: { ...address, phone: '' } }] }))).toBe('SHP410')
    expect(await refusal(cartView({ addresses: [{ ...home, address: { ...address, country: 'DE' } }] }))).toBe('PAY401')
    expect(await refusal(cartView(), { paymentMethods: [] })).toBe('PYT400')
    expect(await refusal(cartView(), { paymentMethods: [{ code: 'CREDIT_CARD' }] })).toBe('PYT404')
  })

  it('refuses a delivery method that is no longer offered, and a PO box', async () => {
    const pudo = { shippingId: 'me', code: 'pudo' as const, collectionPointId: null, pickupPerson: null }
    expect(await refusal(cartView({ shipments: [pudo] }))).toBe('SHP404')
    const box = { ...home, address: { ...address, addressLine1: 'PO Box 12' } }
    expect(await refusal(cartView({ addresses: [box] }))).toBe('SHP500')
  })

  it('compares an order that names no page with what was prepared', async () => {
    const { cart } = cartView().composed
    const [line] = cart.items
    if (!line) throw new Error('no line')
    const { totals } = cart
    const preparedAs = (other: Partial<typeof cart>) => refusal(cartView({ prepared: shownOf({ ...cart, ...other }) }))
    expect(await preparedAs({})).toBeNull()
    expect(await refusal(cartView({ prepared: null })), 'never prepared').toBeNull()
    expect(await refusal(cartView({ prepared: '' })), 'prepared in a form that nobody reads').toBe('ORD415')
    expect(await preparedAs({ items: [{ ...line, price: { ...line.price, rowTotal: 1 } }] })).toBe('PRC400')
    expect(await preparedAs({ totals: { ...totals, tax: 1, total: totals.total - (totals.tax ?? 0) + 1 } })).toBe(
      'TAX310',
    )
    expect(await preparedAs({ totals: { ...totals, itemSubTotal: 1, total: 1 } })).toBe('ORD415')
    expect(await preparedAs({ currency: 'EUR' })).toBe('ORD415')
    expect(await preparedAs({ billingAddress: { ...address, city: 'Boston' } })).toBe('ORD415')
  })

  it('charges an account no more than was prepared, though the provider is charged no more either', async () => {
    const card = (id: string, balance: number) => ({
      id,
      method: 'GIFT_CARD' as const,
      label: id,
      balance,
      draw: (amount: number) => ({ account: id, opening: balance, amount, refusal: 'GFC740' as const }),
      extras: {},
    })
    const prepared = shownOf(cartView({}, { sources: [card('a', 1000), card('b', 900_000)] }).composed.cart)
    expect(await refusal(cartView({ prepared }, { sources: [card('a', 1000), card('b', 900_000)] }))).toBeNull()
    expect(await refusal(cartView({ prepared }, { sources: [card('a', 0), card('b', 900_000)] }))).toBe('ORD415')
  })

  it('compares an order with the submitted page, whatever was prepared since', async () => {
    const { cart } = cartView().composed
    const paid = { ...cart, billingAddress: address }
    expect(await refusal(cartView({ prepared: null }), { shown: shownOf(paid) })).toBeNull()
    for (const shown of ['', '{}', shownOf(cart), shownOf({ ...paid, items: [] })])
      expect(await refusal(cartView(), { shown })).toBe('ORD415')
    const moved = { ...address, city: 'Boston' }
    expect(await refusal(cartView(), { shown: shownOf(paid), billingAddress: moved })).toBe('ORD415')
    const pricier = cartView({}, { products: new Map([['SHOE0001', { ...dollars, skus: dollars.skus.map(twice) }]]) })
    expect(await makeDraft(env, pricier, { ...request, shown: shownOf(paid) })).toMatchObject({
      failure: {
        code: 'PRC400',
        details: { additionalInfo: { itemId: 'SHOE0001-u1' } },
      },
    })
  })

  it('charges the payment method that was shown', async () => {
    const instrument = { id: 'p', code: null, label: 'PayPal', sessionId: null, savedInstrumentId: null }
    const source = { id: 'p', method: 'PAYPAL' as const, label: 'PayPal', balance: null, draw: null, extras: {} }
    const view = cartView({ instruments: [{ ...instrument, method: 'PAYPAL' }] }, { sources: [source] })
    const shown = shownOf({ ...view.composed.cart, billingAddress: address })
    expect(await refusal(view, { shown, paymentMethods: [] })).toBeNull()
    expect(await makeDraft(env, view, { ...request, shown })).toMatchObject({
      failure: {
        code: 'ORD415',
        details: { changed: [{ part: 'payment' }] },
      },
    })
  })

  it('says of the payment which browser chose it, if the cart knows', async () => {
    const draft = await makeDraft(env, cartView({ deviceFingerPrint: 'print-1' }), request)
    expect(draft).toMatchObject({ payment: { deviceFingerPrint: 'print-1' } })
  })

  it('pays with the card that was shown, and with no other', async () => {
    const instrument = { id: 'c', code: null, label: 'Visa •••• 4242', sessionId: 'shown', savedInstrumentId: null }
    const source = { id: 'c', method: 'CREDIT_CARD' as const, label: 'Visa', balance: null, draw: null, extras: {} }
    const view = cartView({ instruments: [{ ...instrument, method: 'CREDIT_CARD' }] }, { sources: [source] })
    const shown = shownOf({ ...view.composed.cart, billingAddress: address })
    const pay = (payload: object) => refusal(view, { shown, paymentMethods: [{ code: 'CREDIT_CARD', ...payload }] })
    for (const same of [{}, { id: 'c' }, { additionalData: { sessionID: 'shown', bin: '424242' } }])
      expect(await pay(same)).toBeNull()
    for (const otherCard of [{ id: 'saved-1' }, { additionalData: { sessionID: 'another' } }])
      expect(await pay(otherCard)).toBe('ORD415')
  })

  it('accepts a list of payment methods: accounts on the cart, and one provider', async () => {
    const draw = (amount: number) => ({ account: 'gift-card:A', opening: 1000, amount, refusal: 'GFC740' as const })
    const sources = [{ id: 'g', method: 'GIFT_CARD' as const, label: 'g', balance: 1000, draw, extras: {} }]
    const view = cartView({}, { sources })
    const [card] = request.paymentMethods
    const pay = (...paymentMethods: OrderRequest['paymentMethods']) => refusal(view, { paymentMethods })
    if (!card) throw new Error('no card')
    expect(await pay({ code: 'GIFT_CARD', id: 'g' }, card)).toBeNull()
    expect(await pay({ code: 'GIFT_CARD' }, card)).toBeNull()
    expect(await pay({ code: 'GIFT_CARD', id: 'h' }, card)).toBe('PYT404')
    expect(await pay({ code: 'REWARD_CODE' }, card)).toBe('PYT404')
    expect(await pay(card, { code: 'PAYPAL' })).toBe('PAY400')
  })

  it('sends a parcel to a collection point only if one was chosen, with somebody to collect it', async () => {
    const euros = new Map([['SHOE0001', shoe]])
    const toPoint = (collectionPointId: string | null, pickupPerson: typeof collector | null) => {
      const shipments = [{ shippingId: 'me', code: 'pudo' as const, collectionPointId, pickupPerson }]
      const berlin = { ...address, city: 'Berlin', province: '', postalCode: '10115', country: 'DE' as const }
      const addresses = [{ shippingId: 'me', address: berlin }]
      const view = cartView({ shipments, addresses }, { products: euros }, sceneOf('de-de'))
      return refusal(view, { billingAddress: berlin })
    }
    const collector = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@shop.example', phone: '030123456' }
    expect(await toPoint('point-1', collector)).toBeNull()
    expect(await toPoint(null, collector)).toBe('CHK380')
    expect(await toPoint('point-1', { ...collector, lastName: '' })).toBe('CHK380')
  })

  it('records an in-store sale for an associate only', async () => {
    const associate = { storeId: '101', storeEmployeeId: 'E1' }
    const colleague = { storeId: '101', storeEmployeeId: 'E2' }
    const sale = async (inStoreSalesInfo: OrderRequest['inStoreSalesInfo'], signedIn: typeof associate | null) => {
      const consumer = { ...sceneOf('en-us').consumer, associate: signedIn }
      const draft = await makeDraft(env, cartView({}, {}, sceneOf('en-us', { consumer })), {
        ...request,
        inStoreSalesInfo,
      })
      return 'ok' in draft ? draft.failure.code : draft.inStoreSalesInfo
    }
    expect(await sale(null, associate)).toEqual(associate)
    expect(await sale(colleague, associate)).toEqual(colleague)
    expect(await sale(colleague, null)).toBeNull()
  })

  it('takes a gift from where its line comes from', async () => {
    const view = cartView()
    const [line] = view.composed.cart.items
    if (!line) throw new Error('no line')
    const placesWith = (gift: Partial<typeof line>) => {
      const items = [line, { ...line, id: 'gift', bonus: true, ...gift }]
      const composed = { ...view.composed, cart: { ...view.composed.cart, items } }
      return stockOf({ ...view, composed }).map(({ itemId, place }) => [itemId, place])
    }
    expect(placesWith({})).toEqual([
      [line.id, 'web'],
      ['gift', 'web'],
    ])
    expect(placesWith({ selectedShippingOption: 'pickup', storeId: '101' }).at(-1)).toEqual(['gift', '101'])
  })

  it('takes pickup items from the store’s stock', async () => {
    const supply = { quantity: 5, revision: 7 }
    const inStore = new Map([['101|SHOE0001|u1', { units: 4, supply }]])
    const storeStock = { stores: new Map([['101', storeOf('101', 'US')]]), stock: inStore }
    const lines = [lineOf('SHOE0001', 'u1', { method: 'pickup', storeId: '101' })]
    const draft = await makeDraft(env, cartView({ lines, addresses: [] }, { storeStock }), request)
    expect(draft).toMatchObject({ stock: [{ place: '101', supply }] })
  })
})
