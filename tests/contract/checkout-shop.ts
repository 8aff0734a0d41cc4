import { createHash, randomBytes } from 'node:crypto'
import { demoPassword, demoPin, seedEmployees, seedGiftCards, seedPeople, seedRewards } from '../../demo/seed/people.ts'
import { storeStockOf, unitsInStore } from '../../demo/seed/store-stock.ts'
import { seedStores } from '../../demo/seed/stores.ts'
import type { Address } from '../../shared/contracts/address.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { idempotencyKeyHeader } from '../../shared/operations/cart.ts'
import type { OperationId, OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'
import { quickCost } from '../harness/quick-cost.ts'
import { categories, product } from '../integration/platform/catalogue-fixture.ts'
import { errorIdOf, type Platform, startPlatform } from '../integration/platform/platform.ts'

export type Size = { readonly productId: string; readonly upc: string }

/** Style 1 costs 50 dollars. Each size has the stock last set by `stock`. */
export const size = (eu: number, style = 1): Size => ({
  productId: `ST${String(style).padStart(6, '0')}C0`,
  upc: `ST${String(style).padStart(6, '0')}C0-${eu}`,
})
export const pin = demoPin

export const homes = {
  us: {
    firstName: 'Ada',
    lastName: 'Walker',
    email: 'ada@shop.example',
    phone: '2125550123',
    addressLine1: '12 Orchard Street',
    city: 'New York',
    province: 'NY',
    postalCode: '10002',
    country: 'US',
  },
  de: {
    firstName: 'Ada',
    lastName: 'Walker',
    email: 'ada@shop.example',
    phone: '03055501400',
    addressLine1: 'Laternenweg 12',
    city: 'Berlin',
    postalCode: '10119',
    country: 'DE',
  },
} as const satisfies Record<string, Address>

/** An American store whose stock of a size, which the feed gave as `fed`, meets a condition. */
export function storeWith(sizeOf: Size, fed: number, holds: (units: number) => boolean): string {
  const store = seedStores.find(
    ({ storeId, country }) => country === 'US' && holds(unitsInStore(storeId, sizeOf.upc, fed)),
  )
  if (!store) throw new Error('no such store')
  return store.storeId
}

/** The built platform with style 1, the demo people, cards and stores, and its shoppers. */
export async function openShop(vars: Readonly<Record<string, string>> = {}) {
  const platform: Platform = await startPlatform(vars)
  await platform.admin('/catalog/categories', { categories })
  const stores = seedStores.filter(({ country }) => country === 'US' || country === 'DE')
  await platform.admin('/stores', { stores })
  await platform.admin('/people', {
    people: await seedPeople(quickCost),
    employees: seedEmployees,
    rewards: seedRewards,
    giftCards: await seedGiftCards(quickCost),
  })
  let feeds = 0
  /** Sets the stock of each size of a style. */
  const stock = async (quantity: number, style = 1) => {
    feeds += 1
    const base = product(style, 0)
    const skus = base.skus.map((sku) => ({ ...sku, quantity }))
    await platform.admin('/catalog/products', { products: [{ ...base, rank: feeds / 1e6, skus }] })
    const asOf = new Date(Date.now() + feeds).toISOString()
    await platform.admin('/stores/stock', {
      stock: stores.map(({ storeId }) => storeStockOf(storeId, { ...base, skus }, asOf)),
    })
  }
  /** The store has nothing of a style any more; the web still has. */
  const emptyShelves = async (storeId: string, style = 1) => {
    feeds += 1
    const asOf = new Date(Date.now() + feeds).toISOString()
    const { productId, skus } = product(style, 0)
    const sizes = Object.fromEntries(skus.map(({ upc }) => [upc, 0]))
    await platform.admin('/stores/stock', { stock: [{ storeId, productId, asOf, sizes }] })
  }
  await stock(9)

  const shopperOf = (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const ask = <Id extends OperationId>(
      id: Id,
      input: OperationInput<OperationOf<Id>>,
      { locale = 'en-us', key }: { readonly locale?: Locale; readonly key?: string } = {},
    ) => platform.ask(id, input, locale, { ...headers, ...(key && { [idempotencyKeyHeader]: key }) })
    const call = <Id extends OperationId>(id: Id, input: OperationInput<OperationOf<Id>>, locale: Locale = 'en-us') =>
      platform.call(id, input, locale, headers)
    return {
      token,
      ask,
      call,
      /** The code of a refused call; null if it succeeded. */
      refusal: async <Id extends OperationId>(
        id: Id,
        input: OperationInput<OperationOf<Id>>,
        locale: Locale = 'en-us',
      ) => errorIdOf(await ask(id, input, { locale })),
      fill: (item: object, locale: Locale = 'en-us'): Promise<Cart> =>
        call('cart.createWithItem', { body: { item: item as Size } }, locale),
      read: (basketId: string, locale: Locale = 'en-us'): Promise<Cart> =>
        call('cart.get', { params: { basketId } }, locale),
    }
  }
  return {
    platform,
    stock,
    emptyShelves,
    close: () => platform.close(),
    async guest() {
      return shopperOf((await platform.call('auth.token', { body: { type: 'Guest' } })).accessToken)
    },
    /** A demo person, by the local part of their email address; an associate signs in by their own call. */
    async person(
      name: string,
      guest?: { readonly token: string; readonly basketId: string },
      password: string = demoPassword,
    ) {
      const codeVerifier = randomBytes(32).toString('base64url')
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
      const id = name.startsWith('associate') ? 'auth.agentLogin' : 'auth.signin'
      const { body } = await platform.ask(id, {
        body: { username: `${name}@kerb.example`, password, codeChallenge },
      })
      const { authorizationCode } = body as { authorizationCode: string }
      const token = await platform.call(
        'auth.token',
        {
          body: {
            type: 'Registered',
            authorizationCode,
            codeVerifier,
            ...(guest && { guestObjects: { basketId: guest.basketId } }),
          },
        },
        'en-us',
        guest ? { authorization: `Bearer ${guest.token}` } : {},
      )
      return { ...shopperOf(token.accessToken), basketId: token.basketId }
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
export type Shopper = Awaited<ReturnType<Shop['guest']>>
