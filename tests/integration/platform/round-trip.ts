import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { IngestGiftCard } from '../../../shared/contracts/people.ts'
import { validUntilHeader } from '../../../shared/operations/content.ts'
import { errorIdOf, type Platform } from './platform.ts'
import {
  category,
  document,
  instant,
  instrument,
  password,
  person,
  product,
  sale,
  stock,
  store,
} from './round-trip-samples.ts'

/** Values that came out, by the path of the field that went in. */
export type Shown = Readonly<Record<string, unknown>>

const find = <T>(result: T | undefined): T => {
  if (result === undefined) throw new Error('not there')
  return result
}

export async function shownProduct(platform: Platform): Promise<Shown> {
  const params = { productId: product.productId }
  const details = await platform.call('products.details', { params })
  const { headers } = await platform.ask('products.details', { params })
  const [picture] = details.gallery
  const [colour] = details.colours
  const [section] = details.sections
  const sku = find(details.skus.find(({ upc }) => upc === 'RT-2'))
  const { skus: stocks } = await platform.call('products.inventory', { params })
  const listing = await platform.call('products.search', { query: { q: 'odd clog' } })
  const newest = await platform.call('products.search', { query: { q: 'odd clog', sort: 'newest' } })
  const featured = await platform.call('products.catalog', { query: { categoryId: '7001' } })
  const facet = (key: string) => listing.facets.find((facet) => facet.key === key)?.values[0]?.value
  const isFirst = ({ products }: { readonly products: readonly { readonly productId: string }[] }) =>
    products[0]?.productId === product.productId
  return {
    productId: details.productId,
    masterId: details.masterId,
    brand: details.brand,
    gender: details.gender,
    kind: facet('kind'),
    colour: facet('colour'),
    'swatch.*': colour?.swatch[0],
    material: facet('material'),
    badge: details.badge,
    sizeChart: details.sizeChart,
    isDigitalProduct: details.isDigitalProduct,
    publishedAt: isFirst(newest) && product.publishedAt,
    'rating.score': details.rating?.score,
    'rating.reviewsCount': details.rating?.reviewsCount,
    rank: isFirst(featured) && product.rank,
    listed: listing.total === 2,
    'categoryIds.*': details.breadcrumbs.at(-1)?.categoryId,
    'pictures.*.url': picture?.url,
    'pictures.*.view': picture?.view,
    'pictures.*.alt': picture?.alt,
    'pictures.*.ground': picture?.ground,
    'texts.*.name': details.name,
    'texts.*.colourName': details.colourName,
    'texts.*.kind': details.kind,
    'texts.*.description': details.description,
    'texts.*.sections.*.key': section?.key,
    'texts.*.sections.*.title': section?.title,
    'texts.*.sections.*.lines.*': section?.lines[0],
    'skus.*.upc': sku.upc,
    'skus.*.size': sku.size,
    'skus.*.labels.*': sku.label,
    'skus.*.position': details.skus.indexOf(sku),
    'skus.*.quantity': stocks.find(({ upc }) => upc === 'RT-2')?.quantity,
    'skus.*.prices.*.current': sku.price.previousBestSalesPrice,
    'skus.*.prices.*.original': sku.price.lowOriginal,
    'skus.*.prices.*.sales.*.price': sku.price.lowCurrent,
    // The price before it is known: it has begun.
    'skus.*.prices.*.sales.*.from': sku.price.previousBestSalesPrice && sale.from,
    'skus.*.prices.*.sales.*.until': headers.get(validUntilHeader),
  }
}

export async function shownCategory(platform: Platform): Promise<Shown> {
  const read = async (categoryId: string) => {
    const answer = await platform.call('products.catalog', { query: { categoryId } })
    if (!('category' in answer)) throw new Error('no category')
    return answer.category
  }
  const shown = await read(category.categoryId)
  const above = await read('7000')
  const place = above.children.findIndex(({ categoryId }) => categoryId === category.categoryId)
  return {
    categoryId: shown.categoryId,
    parentId: shown.breadcrumbs[0]?.categoryId,
    position: place + 1,
    'texts.*.slug': shown.slug,
    'texts.*.name': shown.name,
    'texts.*.description': shown.description,
  }
}

export async function shownStore(platform: Platform): Promise<unknown> {
  const { stores } = await platform.call('stores.search', { body: { storeIds: [store.storeId] } })
  return find(stores[0])
}

export async function shownStock(platform: Platform): Promise<Shown> {
  const params = { productId: stock.productId }
  const body = { storeIds: [stock.storeId], upc: 'RT-2' }
  const { storeInventory } = await platform.call('products.availability', { params, body })
  const [shelf] = storeInventory
  return {
    storeId: shelf?.storeId,
    productId: shelf && params.productId,
    // An earlier count didn't take its place.
    asOf: shelf?.quantity === 6 && stock.asOf,
    'sizes.*': shelf?.quantity,
  }
}

export async function shownDocument(platform: Platform): Promise<Shown> {
  const stored = await platform.admin('/content/windows?siteId=kerb-en-us&kind=menu&key=main&base=3')
  const { base } = z.object({ base: z.record(z.string(), z.unknown()) }).parse(stored.body)
  const late = await platform.admin('/content/documents', { documents: [{ ...document, revision: 4, basedOn: 2 }] })
  return { ...base, basedOn: JSON.stringify(late.body).includes('conflict') && document.basedOn }
}

async function enter(platform: Platform, id: 'auth.signin' | 'auth.agentLogin', username: string) {
  const codeVerifier = 'v'.repeat(64)
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const answer = await platform.ask(id, { body: { username, password, codeChallenge } })
  if (answer.status !== 200) return { refusal: errorIdOf(answer), token: null }
  const { authorizationCode } = z.object({ authorizationCode: z.string() }).parse(answer.body)
  const body = { type: 'Registered', authorizationCode, codeVerifier, guestObjects: {} } as const
  return { refusal: null, token: await platform.call('auth.token', { body }) }
}

/** A person, and what is theirs. */
export async function shownPeople(platform: Platform) {
  const sample = await person()
  const { token } = await enter(platform, 'auth.signin', sample.email)
  const entered = find(token ?? undefined)
  const headers = { authorization: `Bearer ${entered.accessToken}` }
  const query = { includeLoyaltySummary: 'true' } as const
  const profile = await platform.call('consumer.get', { query }, 'en-us', headers)
  const { consumerDetails: details } = profile
  const { number } = await platform.call('consumer.memberNumber', {}, 'en-us', headers)
  // Goods, and no gift card: nobody has a discount on those.
  const item = { productId: 'RTRIP000C1', upc: 'RT-2', qty: 1 }
  const { items } = await platform.call('cart.createWithItem', { body: { item } }, 'en-ca', headers)
  const { price } = find(items[0])
  const associate = (await enter(platform, 'auth.agentLogin', 'associate@kerb.example')).token?.associate
  const [address] = details.addresses
  const { instruments } = await platform.call('consumer.paymentInstruments', { query: {} }, 'en-us', headers)
  const card = instruments.find(({ payment_method_id: method }) => method === 'CREDIT_CARD')
  const own = instruments.find(({ payment_method_id: method }) => method === 'REWARD_CARD')
  const [tokens] = await platform.rows("SELECT token FROM saved_instruments WHERE method = 'CREDIT_CARD'")
  const repeated = await platform.admin('/people', { instruments: [{ ...instrument, token: 'another' }] })
  const [money] = await platform.rows(
    'SELECT currency, opening_balance AS openingBalance, expires_at AS expiresAt FROM rewards',
  )
  const rewardMoney = z.object({ currency: z.string(), openingBalance: z.int(), expiresAt: z.int() }).parse(money)
  return {
    given: sample,
    person: {
      consumerId: entered.consumerNo,
      email: details.email,
      emailProvenAt: details.emailProven && instant,
      // Nobody else's password opened the door.
      passwordHash: sample.passwordHash,
      firstName: details.firstName,
      lastName: details.lastName,
      phone: details.phone,
      phoneProvenAt: details.phoneProven && instant,
      postalCode: details.postalCode,
      birthDate: details.birthDate,
      gender: details.gender,
      currency: details.employee?.currency,
      'loyalty.memberId': entered.memberId,
      'loyalty.openingPoints': profile.loyaltySummary?.points.balance,
      'loyalty.since': profile.loyaltyOptInDate,
      'loyalty.memberNumber': number,
      'employee.rate': (1 - price.priceAfterItemDiscount / price.rowTotal) * 10_000,
      'employee.annualCap': details.employee?.annualCap,
      'employee.termsAcceptedAt': entered.isEmployeeDiscountTCAccepted && instant,
      'athlete.annualCredit': details.athlete?.annualCredit,
      'prosumer.identity': details.identity[0]?.type,
      'prosumer.annualCap': details.prosumer?.annualCap,
      associateOf: associate?.storeEmployeeId,
      blocked: (await enter(platform, 'auth.signin', 'blocked@kerb.example')).refusal === 'AUT441',
      ...Object.fromEntries(Object.entries({ ...address }).map(([name, value]) => [`addresses.*.${name}`, value])),
      'addresses.*.subscriptions.newsletterConsent': address?.subscriptions?.newsletterConsent,
      'addresses.*.subscriptions.wording': address?.subscriptions?.wording,
    },
    employee: {
      storeEmployeeId: associate?.storeEmployeeId,
      name: associate?.storeEmployeeName,
      storeId: associate?.storeId,
    },
    instrument: {
      consumerId: card && entered.consumerNo,
      token: z.object({ token: z.string() }).parse(tokens).token,
      label: card?.label,
      expires: card?.expires,
      fingerprint: JSON.stringify(repeated.body).includes('"unchanged":1') && instrument.fingerprint,
    },
    reward: {
      code: own?.paymentInstrumentId.replace('reward-', ''),
      kind: own?.payment_method_id,
      consumerId: own && entered.consumerNo,
      ...rewardMoney,
      expiresAt: new Date(rewardMoney.expiresAt).toISOString(),
    },
  }
}

export async function shownGiftCard(platform: Platform, input: IngestGiftCard): Promise<Shown> {
  const { accessToken } = await platform.call('auth.token', { body: { type: 'Guest' } })
  const headers = { authorization: `Bearer ${accessToken}` }
  const request = (code: string) =>
    platform.ask('cart.giftCardBalance', { body: { code, pin: '4711' } }, 'en-us', headers)
  const blocked = errorIdOf(await request(input.code)) === 'GFC725'
  const open = await request('RTGIFT02')
  const { balance, currency, expiresAt } = z
    .object({ balance: z.int(), currency: z.string(), expiresAt: z.string() })
    .parse(open.body)
  return {
    code: blocked && input.code,
    pinHash: open.status === 200 && input.pinHash,
    currency,
    openingBalance: balance,
    expiresAt: new Date(expiresAt).toISOString(),
    blocked,
  }
}

/** Kept whole, as the operator sent it: what the shop does with each part is for the tests of promotions. */
export async function shownPromotions(platform: Platform): Promise<{ promotion: unknown; coupon: unknown }> {
  const read = async (table: 'promotions' | 'coupons') => {
    const [row] = await platform.rows(`SELECT document FROM ${table} WHERE promotion_id = 'round-trip'`)
    const stored: unknown = JSON.parse(z.object({ document: z.string() }).parse(row).document)
    return stored
  }
  return { promotion: await read('promotions'), coupon: await read('coupons') }
}
