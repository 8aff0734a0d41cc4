import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFields } from '../../../shared/json-fields.ts'
import { operationById, operations } from '../../../shared/operations/index.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, hidden, secret, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'
import { openRelay, type Relayed } from './commerce-relay.ts'

const relay = await openRelay(() => shop.platform.url)
afterAll(() => relay.close())
const shop = useShop({
  catalogue: 'demo',
  vars: { shop: { SESSION_SECRET: secret, COMMERCE_ORIGIN: relay.origin, FEATURES: 'allowFavorites' } },
})

/**
 * `names`: what spec 1 §3 and §7 name, all of which is sent. `may`: what there is only sometimes. `ours`: extensions.
 */
type Shape = {
  readonly names: readonly string[]
  readonly may?: readonly string[]
  readonly ours?: readonly string[]
  readonly isList?: true
  /** Shapes of nested objects. */
  readonly inside?: Readonly<Record<string, Shape>>
}
const address: Shape = {
  names: ['firstName', 'lastName', 'phone', 'addressLine1', 'city', 'postalCode', 'country', 'countryCode'],
  may: [
    ...['id', 'addressId', 'email', 'phoneCode', 'recipientContactPhone', 'addressLine2', 'province'],
    ...['shippingId', 'isValidated', 'approachType', 'main', 'subscriptions'],
  ],
}
const item: Shape = {
  names: ['cartId', 'productId', 'upc', 'qty', 'maxQty', 'pdpUrl', 'productImageURL'],
  may: ['storeId', 'recipeId', 'giftOption', 'saveForLater'],
  ours: ['storeMethod'],
  inside: { saveForLater: { names: ['consumerId', 'itemId', 'saveForLaterId'] } },
}
const shapes: Readonly<Record<string, Shape>> = {
  'auth.token': {
    names: ['authorizationCode', 'codeVerifier', 'guestObjects'],
    may: ['orderNo', 'st', 'action'],
    ours: ['type', 'device'],
    inside: { guestObjects: { names: ['basketId'], may: ['favoriteId', 'saveForLaterId'] } },
  },
  'auth.signin': { names: ['username', 'password', 'codeChallenge'], may: ['recaptcha_response'] },
  'cart.create': { names: [], ours: ['instead', 'rebuilds'] },
  'cart.addItems': { ...item, isList: true },
  'cart.updateItem': {
    names: ['cartId', 'itemId', 'productId', 'qty', 'maxQty', 'upc'],
    may: ['recipeId', 'storeId'],
    ours: ['giftOption'],
  },
  'cart.removeItem': { names: ['cartId', 'itemId', 'upc'] },
  'cart.setShippingMethod': {
    names: ['cartId', 'code', 'shippingId', 'shopperAppliedSM'],
    ours: ['itemIds', 'storeId', 'collectionPointId', 'pickupPerson'],
  },
  'cart.setShippingAddress': {
    names: ['addresses'],
    may: ['recaptcha_response', 'context', 'bid'],
    inside: { addresses: { ...address, isList: true } },
  },
  'cart.validateShippingAddress': { ...address, isList: true },
  'cart.setBillingAddress': {
    ...address,
    names: [...address.names, 'subscriptions'],
    ours: ['follows'],
    inside: { subscriptions: { names: ['newsletterConsent'], ours: ['wording'] } },
  },
  'cart.addPaymentInstrument': {
    names: ['payment_method_id'],
    may: ['sessionID', 'bin', 'type', 'last4', 'code', 'pin', 'paymentInstrumentId'],
    ours: ['recaptcha_response'],
  },
  'cart.prepareOrder': { names: ['basketId'], may: ['bid'] },
  'cart.placeOrder': {
    names: ['cartId', 'billingAddress', 'paymentMethod'],
    may: ['recaptcha_response', 'inStoreSalesInfo'],
    ours: ['shown', 'returnUrl'],
    inside: {
      billingAddress: address,
      paymentMethod: {
        names: ['code', 'id', 'additionalData'],
        inside: { additionalData: { names: ['sessionID', 'bin', 'type'] } },
      },
    },
  },
  'cart.patchOrder': {
    names: ['paymentMethod'],
    inside: {
      paymentMethod: {
        names: ['code', 'additionalData'],
        inside: {
          additionalData: { names: ['cardType', 'sessionID', 'threeDS2Result'], may: ['paymentInstrumentId'] },
        },
      },
    },
  },
  'cart.deviceFingerPrint': { names: [], ours: ['cartId', 'fingerPrint'] },
  'wishlists.addFavorite': { names: ['id', 'qty', 'itemType', 'favoriteId'] },
  'consumer.update': {
    names: ['consumerDetails', 'preferences'],
    inside: {
      consumerDetails: { names: ['firstName', 'lastName', 'phone', 'postalCode', 'birthDate', 'gender'] },
      preferences: { names: ['preferredShoeSize'], may: ['interests'] },
    },
  },
  'consumer.addAddress': { ...address, names: [...address.names, 'approachType'] },
}

/** Each fault of a body by its place; nothing if it is as the spec has it. */
function faultsOf(sent: unknown, shape: Shape, place: string): string[] {
  if (shape.isList) {
    if (!Array.isArray(sent)) return [`${place} is no list`]
    const { isList: _, ...element } = shape
    return sent.flatMap((one, index) => faultsOf(one, element, `${place}.${index}`))
  }
  if (!isFields(sent)) return [`${place} is no object`]
  const { names, may = [], ours = [], inside = {} } = shape
  const known = [...names, ...may, ...ours]
  return [
    ...names.filter((name) => sent[name] === undefined).map((name) => `${place}.${name} is missing`),
    ...Object.keys(sent)
      .filter((name) => !known.includes(name))
      .map((name) => `${place}.${name} is not the spec’s`),
    ...Object.entries(inside).flatMap(([name, inner]) =>
      sent[name] === undefined ? [] : faultsOf(sent[name], inner, `${place}.${name}`),
    ),
  ]
}

const rows = operations.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  literal: !path.includes('{'),
}))
/** The operation that was called, a literal path before one with parameters. */
const idOf = ({ method, path }: Relayed): string =>
  rows
    .filter((row) => row.method === method && row.pattern.test(path))
    .toSorted((a, b) => Number(b.literal) - Number(a.literal))[0]?.id ?? `${method} ${path}`

const isToken = ({ body }: Relayed, type: string): boolean => isFields(body) && body['type'] === type
const card = async (outcome?: 'challenge') => ({
  payWith: 'CREDIT_CARD',
  cardSession: await cardSession(outcome),
  cardType: 'visa',
  cardLast4: '4242',
  cardBin: '424242',
})

/** A guest fills a cart and signs in; the address is kept, and the order is placed after a challenge. */
async function purchase(): Promise<void> {
  const walk = walker(shop)
  const forms = cartForms(shop, walk.visitor)
  const product = await forms.page(`/en-us/p/x-${shoe}`)
  const [upc = '', other = ''] = await forms.sizes()
  const shown = ['productId', 'pdpUrl', 'productImageURL'].map((name) => [name, hidden(product, name)])
  for (const size of [upc, other]) await forms.json('add', { ...Object.fromEntries(shown), upc: size, qty: '1' })
  const cart = await forms.cart()
  const [first, second] = cart?.items ?? []
  const line = { itemId: first?.id ?? '', productId: shoe, upc: first?.upc ?? '' }
  expect((await forms.json('update', { ...line, qty: '2' })).ok).toBe(true)
  expect((await forms.json('save', { ...line, itemId: second?.id ?? '', upc: second?.upc ?? '' })).ok).toBe(true)
  const saved = await forms.page()
  const fields = ['saveForLaterId', 'savedItemId', 'pdpUrl', 'productImageURL'].map((name) => [
    name,
    hidden(saved, name),
  ])
  const back = { ...Object.fromEntries(fields), productId: shoe, upc: second?.upc ?? '', qty: '1' }
  const moved = await forms.json('move-back', back)
  expect(moved.ok).toBe(true)
  const returned = moved.cart?.items.find(({ upc }) => upc === second?.upc)
  const gone = { itemId: returned?.id ?? '', productId: shoe, upc: returned?.upc ?? '' }
  expect((await forms.json('remove', gone)).ok).toBe(true)
  await walk.page('/en-us/favorites')
  expect((await walk.post('/api/favorites/toggle', { productId: shoe })).status).toBe(303)
  await walk.signIn('registered@kerb.example')
  await walk.page('/en-us/account/profile')
  const named = { firstName: 'Rae', lastName: 'Stone', phone: '2125550123', birthDate: '' }
  expect((await walk.post('/api/account/profile', named)).status).toBe(303)
  await walk.page('/en-us/account/addresses/new')
  const home = Object.entries(americanAddress).flatMap(([name, value]) =>
    name.startsWith('shipping.') ? [[name.replace('shipping.', 'address.'), value]] : [],
  )
  await walk.post('/api/account/address', { ...Object.fromEntries(home), approachType: 'S' })
  await walk.deliver({ ...americanAddress, savedAddress: 'new' })
  await walk.bill(await card('challenge'))
  expect(await walk.place()).toContain('/payments/challenge')
  await walk.post('/api/checkout/challenge', { data: 'abandoned' })
}

describe('a whole purchase', () => {
  let calls: readonly Relayed[] = []
  beforeAll(async () => {
    await purchase()
    calls = relay.since(0)
  })

  it.each(Object.entries(shapes))('sends %s as the spec has it', (id, shape) => {
    const sent = calls.filter((call) => idOf(call) === id && (id !== 'auth.token' || isToken(call, 'Registered')))
    expect(sent.length).toBeGreaterThan(0)
    for (const { body } of sent) expect(faultsOf(body, shape, id)).toEqual([])
  })

  it('gives each call transaction and correlation ids of its own, and the keys', () => {
    const headersOf = (name: string) => calls.map(({ headers }) => headers[name])
    const ids = [...headersOf('x-transaction-id'), ...headersOf('x-correlation-id')]
    expect(new Set(ids).size).toBe(calls.length * 2)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    for (const name of ['accept', 'x-auth-access-key', 'x-server-trust-id', 'x-user-id'])
      expect(headersOf(name), name).not.toContain(undefined)
  })

  it('says which request of the shop a call is made for', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    const before = relay.count()
    const { headers } = await walk.visitor.fetch('/en-us/cart')
    const made = relay.since(before).map(({ headers }) => headers['x-request-id'])
    expect(new Set(made)).toEqual(new Set([headers.get('x-request-id')]))
  })
})

it('the sheet of a product page sends a new cart with its item alone', async () => {
  const walk = walker(shop)
  const forms = cartForms(shop, walk.visitor)
  const [upc = ''] = await forms.sizes()
  await walk.page((await walk.visitor.fetch(`/en-us/p/x-${shoe}`)).headers.get('location') ?? '')
  const before = relay.count()
  expect((await walk.post('/api/checkout/apple-pay', { productId: shoe, upc, qty: '1' })).status).toBe(303)
  const sent = relay.since(before).find(({ path }) => path === operationById('cart.createWithItem').path)
  const shape = { ...item, names: ['productId', 'upc', 'qty', 'maxQty'], ours: ['apart'] }
  expect(faultsOf(sent?.body, shape, 'body')).toEqual([])
})
