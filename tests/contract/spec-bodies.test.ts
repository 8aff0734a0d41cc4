import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, demoPin } from '../../demo/seed/people.ts'
import { Cart } from '../../shared/contracts/cart.ts'
import { type OperationId, operationById } from '../../shared/operations/index.ts'
import { type Operation, operationPath } from '../../shared/operations/operation.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { type Answer, clientHeaders } from '../integration/platform/platform.ts'
import { homes, openShop, type Shop, type Shopper, size, storeWith } from './checkout-shop.ts'
import { newPerson } from './review-cases.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.stock(90)
})
afterAll(() => shop?.close())

const store = storeWith(size(40), 90, (units) => units >= 2)
type Sent = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Absent: no body at all. */
  readonly body?: unknown
}

/** Sent as it stands here: no contract of ours has a say in it. */
function send(who: Pick<Shopper, 'token'> | null, id: OperationId, { params, query, body }: Sent): Promise<Answer> {
  const row: Operation = operationById(id)
  const path = `${operationPath(row, params)}?${new URLSearchParams({ locale: 'en-us', ...query })}`
  const headers = { ...clientHeaders, ...(who && { authorization: `Bearer ${who.token}` }) }
  return shop.platform.send(row.method, path, headers, body)
}

/** A cart as it is seen, without the ids that no two carts share. */
function seenCart(body: unknown) {
  const { items, shippingMethods, billingAddress, totals, payment_instruments: paid } = Cart.parse(body)
  return {
    items: items.map(({ productId, upc, qty, storeId, recipeId, maxQty, pdpUrl, productImageURL }) => ({
      ...{ productId, upc, qty, storeId, recipeId },
      ...{ maxQty, pdpUrl, productImageURL },
    })),
    shipments: shippingMethods.map(({ code, shippingId, storeId, address, shopperAppliedSM }) => ({
      ...{ code, shippingId, storeId, address, shopperAppliedSM },
    })),
    billingAddress,
    total: totals.total,
    paid: paid.map(({ payment_method_id: method, amount }) => ({ method, amount })),
  }
}

type Scene = { readonly who: Shopper; readonly cartId: string; readonly itemId: string }
async function filled(who?: Shopper): Promise<Scene> {
  const shopper = who ?? (await shop.guest())
  const cart = await shopper.fill({ ...size(40), qty: 2 })
  return { who: shopper, cartId: cart.id, itemId: cart.items[0]?.id ?? '' }
}

const { country, ...nameless } = homes.us
/** Spec 1 §3 "Address", by the other of its two names. */
const specAddress = { ...nameless, countryCode: country, approachType: 'S', isValidated: false, main: false }
/** Spec 1 §7 POST item, field by field. */
const specItem = {
  ...size(40),
  qty: 2,
  maxQty: 999_999,
  storeId: null,
  recipeId: null,
  pdpUrl: '/p/loom-ST000001C0',
  productImageURL: 'https://pictures.example/loom.png',
  giftOption: null,
  saveForLater: null,
}
const ourItem = { ...size(40), qty: 2 }

type Pair = { readonly spec: Sent; readonly ours: Sent }
const changes: readonly (readonly [string, OperationId, (scene: Scene) => Pair])[] = [
  [
    'an item, field by field',
    'cart.addItems',
    ({ cartId }) => ({ spec: { body: [{ cartId, ...specItem }] }, ours: { body: [{ cartId, ...ourItem }] } }),
  ],
  [
    'a line with everything that the call names',
    'cart.updateItem',
    ({ cartId, itemId }) => {
      const body = { cartId, itemId, ...size(40), qty: 3 }
      const params = { basketId: cartId }
      return {
        spec: { params, body: { ...body, maxQty: 999_999, recipeId: null, storeId: null } },
        ours: { params, body },
      }
    },
  ],
  [
    'a line for a store',
    'cart.updateItem',
    ({ cartId, itemId }) => {
      const body = { cartId, itemId, ...size(40), qty: 1 }
      const params = { basketId: cartId }
      return {
        spec: { params, query: { action: 'pickup', favStoreId: store }, body },
        ours: { params, body: { ...body, storeId: store } },
      }
    },
  ],
  [
    'a chosen shipping method',
    'cart.setShippingMethod',
    ({ cartId }) => ({
      spec: { body: { cartId, code: 'standard', shippingId: 'me', shopperAppliedSM: true } },
      ours: { body: { cartId, code: 'standard' } },
    }),
  ],
  [
    'an array of addresses',
    'cart.setShippingAddress',
    ({ cartId }) => ({
      spec: { params: { basketId: cartId }, body: [{ ...specAddress, addressId: 'home-1', shippingId: 'me' }] },
      ours: {
        params: { basketId: cartId },
        body: {
          addresses: [
            { ...homes.us, id: 'home-1', approachType: 'S', isValidated: false, main: false, shippingId: 'me' },
          ],
        },
      },
    }),
  ],
  [
    'addresses with their context',
    'cart.setShippingAddress',
    ({ cartId }) => ({
      spec: { params: { basketId: cartId }, body: { addresses: [specAddress], context: 'checkout', bid: 'bid-1' } },
      ours: {
        params: { basketId: cartId },
        body: [{ ...homes.us, approachType: 'S', isValidated: false, main: false }],
      },
    }),
  ],
  [
    'a billing address alone',
    'cart.setBillingAddress',
    ({ cartId }) => {
      const subscriptions = { newsletterConsent: false }
      const { country: _, ...rest } = homes.us
      return {
        spec: { params: { basketId: cartId }, body: { ...rest, countryCode: 'US', subscriptions } },
        ours: { params: { basketId: cartId }, body: { address: { ...homes.us, subscriptions } } },
      }
    },
  ],
  [
    'an item to reserve',
    'cart.reserveWithItem',
    ({ cartId }) => ({
      spec: { body: { ...specItem, ...size(39), cartId, storeId: store } },
      ours: { body: { cartId, item: { ...size(39), qty: 2, storeId: store } } },
    }),
  ],
  [
    'what an order is prepared with',
    'cart.prepareOrder',
    ({ cartId }) => ({ spec: { body: { basketId: cartId, bid: 'bid-1' } }, ours: { body: { basketId: cartId } } }),
  ],
]

describe('a cart', () => {
  it.each(changes)('takes %s (%s)', async (_, id, pairOf) => {
    const [one, other] = await Promise.all([filled(), filled()])
    const spec = await send(one.who, id, pairOf(one).spec)
    const ours = await send(other.who, id, pairOf(other).ours)
    expect([spec.status, spec.body]).toEqual([200, expect.anything()])
    expect(seenCart(spec.body)).toEqual(seenCart(ours.body))
  })

  it.each([
    ['nothing at all', 'cart.create', {}, { body: {} }],
    ['an item of its own', 'cart.create', { body: specItem }, { body: { item: ourItem } }],
    ['an item of its own', 'cart.createWithItem', { body: specItem }, { body: { item: ourItem } }],
    [
      'an item to collect',
      'cart.createWithItem',
      { query: { action: 'pickup', favStoreId: store }, body: { ...specItem } },
      { body: { item: { ...ourItem, storeId: store } } },
    ],
  ] as const)('is made of %s (%s)', async (_, id, spec, ours) => {
    const [made, expected] = [await send(await shop.guest(), id, spec), await send(await shop.guest(), id, ours)]
    expect([made.status, made.body]).toEqual([200, expect.anything()])
    expect(seenCart(made.body)).toEqual(seenCart(expected.body))
  })

  it('says of a line and of a shipment what the spec names', async () => {
    const { who, cartId } = await filled()
    const before = await who.read(cartId)
    expect(before.items[0]).toMatchObject({ maxQty: 10, pdpUrl: expect.stringMatching(/^\/p\/.+-ST000001C0$/) })
    expect(before.items[0]).toHaveProperty('productImageURL')
    expect(before.shippingMethods).toMatchObject([{ code: 'standard', shopperAppliedSM: false }])
    const body = { cartId, code: 'standard', shippingId: 'me', shopperAppliedSM: true }
    const chosen = await send(who, 'cart.setShippingMethod', { body })
    expect(chosen.body).toMatchObject({ shippingMethods: [{ code: 'standard', shopperAppliedSM: true }] })
  })

  it('saves for later what is named field by field', async () => {
    const body = {
      ...{ productId: size(40).productId, recipeId: null, pdpUrl: '/p/x', available: true, qty: 1, type: 'product' },
      ...{ saveForLaterId: null, itemId: null },
    }
    const saved = await send(await shop.guest(), 'cart.saveForLater', { body })
    expect(saved).toMatchObject({ status: 200, body: { items: [{ productId: size(40).productId, qty: 1 }] } })
  })
})

describe('addresses', () => {
  it('are validated as an array, each by its own country', async () => {
    const { who, cartId } = await filled()
    const params = { basketId: cartId }
    const ask = async (body: unknown) => (await send(who, 'cart.validateShippingAddress', { params, body })).body
    expect(await ask([specAddress])).toEqual(await ask({ address: { ...homes.us, ...specAddress } }))
    const typed = { ...specAddress, city: 'new york' }
    expect(await ask([specAddress, typed])).toMatchObject({ isValidated: false, suggestion: { city: 'New York' } })
    const wrong = await send(who, 'cart.validateShippingAddress', {
      params,
      body: [specAddress, { ...typed, city: '' }],
    })
    expect([wrong.status, wrong.body]).toMatchObject([422, { errorDetails: [{ errorId: 'CHK320' }] }])
  })

  it('of an account have either name', async () => {
    const who = await newPerson(shop)
    const added = await send(who, 'consumer.addAddress', { body: specAddress })
    expect(added).toMatchObject({ status: 200, body: { addresses: [{ country: 'US', city: 'New York' }] } })
    const [{ id: addressId = '' } = {}] = (added.body as { addresses: { id: string }[] }).addresses
    const body = { ...specAddress, addressId, addressLine2: 'Apt 4' }
    const changed = await send(who, 'consumer.updateAddress', { params: { addressId }, body })
    expect(changed).toMatchObject({ status: 200, body: { addresses: [{ id: addressId, addressLine2: 'Apt 4' }] } })
  })
})

it('a profile is changed by the part of it that holds the person’s own fields', async () => {
  const who = await newPerson(shop)
  const consumerDetails = {
    ...{ firstName: 'Lin', lastName: 'Stone', postalCode: '10002', birthDate: '1990-05-17' },
    source: { acquisitionType: 'ECOMM', campaignName: 'spring' },
  }
  const preferences = { interests: 'running|hiking', preferredShoeSize: '9' }
  const changed = await send(who, 'consumer.update', { body: { consumerDetails, preferences } })
  expect(changed).toMatchObject({ status: 200, body: { consumerDetails, preferences } })
  const joined = await send(who, 'consumer.create', { body: { consumerDetails: { gender: 'female' } } })
  expect(joined).toMatchObject({ status: 200, body: { isLoyaltyMember: true, consumerDetails: { gender: 'female' } } })
  const wrong = await send(who, 'consumer.update', { body: { consumerDetails: { birthDate: '2099-01-01' } } })
  expect([wrong.status, wrong.body]).toMatchObject([422, { errorDetails: [{ errorId: 'PRO410' }] }])
})

describe('a token', () => {
  it('for a guest needs no words', async () => {
    for (const body of [{ type: 'Guest' }, {}])
      expect(await send(null, 'auth.token', { body })).toMatchObject({ status: 200, body: { consumerType: 'GUEST' } })
  })

  it('is given for the fields of a sign-in alone, with what the guest brings', async () => {
    const guest = await filled()
    const codeVerifier = randomBytes(32).toString('base64url')
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
    const body = { username: 'athlete@kerb.example', password: demoPassword, codeChallenge }
    const signedIn = await send(null, 'auth.signin', { body })
    const { authorizationCode } = signedIn.body as { authorizationCode: string }
    const guestObjects = { basketId: guest.cartId, favoriteId: null, saveForLaterId: null }
    const token = await send(guest.who, 'auth.token', {
      body: { authorizationCode, codeVerifier, guestObjects, action: 'postLogin' },
    })
    expect(token).toMatchObject({ status: 200, body: { consumerType: 'ATHLETE', basketId: expect.any(String) } })
  })

  it('is refused where a sign-in lacks its code', async () => {
    const body = { codeVerifier: randomBytes(32).toString('base64url'), guestObjects: {} }
    expect((await send(null, 'auth.token', { body })).status).toBe(400)
  })
})

it('an order takes its payload as the spec has it', async () => {
  const { who, cartId } = await filled()
  const params = { basketId: cartId }
  await send(who, 'cart.setShippingAddress', { params, body: [specAddress] })
  await send(who, 'cart.setBillingAddress', { params, body: specAddress })
  const sessionID = await cardSession()
  const instrument = { payment_method_id: 'CREDIT_CARD', sessionID, type: 'visa', last4: '4242', bin: '424242' }
  const paid = await send(who, 'cart.addPaymentInstrument', { params, body: instrument })
  const id = Cart.parse(paid.body).payment_instruments[0]?.payment_instrument_id
  await send(who, 'cart.prepareOrder', { body: { basketId: cartId } })
  const placed = await send(who, 'cart.placeOrder', {
    body: {
      cartId,
      billingAddress: specAddress,
      paymentMethod: { code: 'CREDIT_CARD', id, additionalData: { sessionID, bin: '424242', type: 'visa' } },
    },
  })
  expect([placed.status, placed.body]).toMatchObject([
    200,
    { status: 'PLACED', billingAddress: { country: 'US', city: 'New York' } },
  ])
})

describe('null for nothing', () => {
  const unsaid = { id: null, addressId: null, addressLine2: null, phoneCode: null, recipientContactPhone: null }
  const address = {
    ...{ ...specAddress, ...unsaid, country: null, province: specAddress.province },
    ...{ approachType: null, shippingId: null, subscriptions: null, isValidated: null, main: null },
  }

  it('makes a whole purchase as leaving the fields out does', async () => {
    const who = await shop.guest()
    const made = await send(who, 'cart.create', { body: { item: null, instead: null, rebuilds: null } })
    const { id: cartId } = Cart.parse(made.body)
    const params = { basketId: cartId }
    const saveForLater = { consumerId: null, itemId: null, saveForLaterId: null }
    const added = await send(who, 'cart.addItems', { body: [{ ...specItem, cartId, maxQty: null, saveForLater }] })
    expect([added.status, added.body]).toEqual([200, expect.anything()])
    const chosen = { cartId, code: 'standard', shippingId: null, shopperAppliedSM: null, itemIds: null }
    expect(await send(who, 'cart.setShippingMethod', { body: chosen })).toMatchObject({ status: 200 })
    const sent = await send(who, 'cart.setShippingAddress', {
      params,
      body: { addresses: [address], context: null, bid: null, recaptcha_response: null },
    })
    expect([sent.status, sent.body]).toMatchObject([200, { shippingMethods: [{ address: { city: 'New York' } }] }])
    expect(await send(who, 'cart.setBillingAddress', { params, body: address })).toMatchObject({ status: 200 })
    const sessionID = await cardSession()
    const instrument = { payment_method_id: 'CREDIT_CARD', sessionID, code: null, pin: null, paymentInstrumentId: null }
    expect(await send(who, 'cart.addPaymentInstrument', { params, body: instrument })).toMatchObject({ status: 200 })
    const placed = await send(who, 'cart.placeOrder', {
      body: {
        ...{ cartId, billingAddress: null, inStoreSalesInfo: null, recaptcha_response: null, shown: null },
        paymentMethod: { code: 'CREDIT_CARD', id: null, additionalData: { sessionID, bin: null, type: null } },
      },
    })
    expect([placed.status, placed.body]).toMatchObject([200, { status: 'PLACED' }])
  })

  it('signs in, subscribes and changes a profile and its addresses', async () => {
    const codeVerifier = randomBytes(32).toString('base64url')
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
    const body = {
      username: 'registered@kerb.example',
      password: demoPassword,
      codeChallenge,
      recaptcha_response: null,
    }
    const { authorizationCode } = (await send(null, 'auth.signin', { body })).body as { authorizationCode: string }
    const token = await send(null, 'auth.token', {
      body: { authorizationCode, codeVerifier, guestObjects: null, orderNo: null, st: null, action: null },
    })
    expect(token).toMatchObject({ status: 200, body: { consumerType: 'REGISTERED' } })
    const who = { token: (token.body as { accessToken: string }).accessToken }
    const wish = { type: 'Newsletter', channel: 'email', optin: true, recipient: 'a@b.example' }
    const unnamed = { doubleOptin: null, category: null, country: null, region: null }
    expect(await send(who, 'consumer.subscribe', { body: { ...wish, ...unnamed } })).toMatchObject({ status: 200 })
    const consumerDetails = { firstName: 'Lin', source: null, gender: null }
    const changed = await send(who, 'consumer.update', { body: { consumerDetails, preferences: null } })
    expect(changed).toMatchObject({ status: 200, body: { consumerDetails: { firstName: 'Lin', gender: null } } })
    expect(await send(who, 'consumer.addAddress', { body: address })).toMatchObject({ status: 200 })
  })
})

describe('other calls', () => {
  it.each([
    ['products.availability', { params: { productId: size(40).productId }, body: [store] }],
    ['cart.giftCardBalance', { body: { code: 'KERBGIFT0001', pin: demoPin } }],
    ['wishlists.addFavorite', { body: { id: size(40).productId, qty: 1, itemType: 'product', favoriteId: null } }],
    [
      'cart.paymentSession',
      { query: { referer: 'https://shop.example', paymentMethodId: 'CREDIT_CARD', paymentMethod: 'Card' } },
    ],
    [
      'consumer.subscribe',
      { body: { type: 'Newsletter', channel: 'email', optin: true, doubleOptin: false, recipient: 'a@b.example' } },
    ],
  ] as const)('%s takes what the spec names', async (id, sent) => {
    const answer = await send(await shop.guest(), id, sent)
    expect([answer.status, answer.body]).toEqual([200, expect.anything()])
  })

  it('availability says of each named store how many it has', async () => {
    const params = { productId: size(40).productId }
    const [spec, ours] = await Promise.all(
      [[store], { storeIds: [store] }].map((body) =>
        send(null, 'products.availability', { params, body }).then((answer) => answer.body),
      ),
    )
    expect(spec).toMatchObject({ storeInventory: [{ storeId: store, quantity: expect.any(Number) }] })
    expect(spec).toEqual(ours)
  })
})
