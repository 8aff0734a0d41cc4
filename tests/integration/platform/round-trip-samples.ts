import type {
  IngestCategory,
  IngestDocument,
  IngestProduct,
  IngestStore,
  IngestStoreStock,
} from '../../../shared/contracts/ingest.ts'
import type {
  IngestEmployee,
  IngestGiftCard,
  IngestInstrument,
  IngestPerson,
  IngestReward,
} from '../../../shared/contracts/people.ts'
import type { Coupon, Promotion } from '../../../shared/contracts/promotion.ts'
import { quickHash } from '../../harness/quick-cost.ts'
import type { Platform } from './platform.ts'

export const category: IngestCategory = {
  categoryId: '7001',
  parentId: '7000',
  position: 2,
  texts: { 'en-us': { slug: 'odd-ones', name: 'Odd ones', description: 'None like them.' } },
}
export const sale = { price: 4100, from: '2026-01-02T00:00:00.000Z', until: '2099-01-03T00:00:00.000Z' }
const price = { current: 4700, original: 5200, sales: [sale] }
const prices = { USD: price, CAD: price }
export const product: IngestProduct = {
  productId: 'RTRIP001C1',
  masterId: 'RTRIP001',
  brand: 'Kurb',
  gender: 'kids',
  kind: 'clog',
  colour: 'plum',
  swatch: ['#552255', '#aa77aa'],
  material: 'cork',
  badge: 'recycled',
  sizeChart: 'clogs',
  isDigitalProduct: true,
  publishedAt: '2026-09-09',
  rating: { score: 4.5, reviewsCount: 17 },
  rank: 9000,
  listed: true,
  categoryIds: ['7001'],
  pictures: [{ url: '/images/odd/clog?v=1', view: 'sole', alt: 'From below', ground: '#123456' }],
  texts: {
    'en-us': {
      name: 'Odd Clog',
      colourName: 'Late plum',
      kind: 'Kids’ clog',
      description: 'It floats.',
      sections: [{ key: 'care', title: 'Care', lines: ['Rinse.'] }],
    },
  },
  skus: [
    {
      upc: 'RT-2',
      size: '30',
      labels: { NA: '12K' },
      position: 1,
      quantity: 20,
      prices,
    },
    {
      upc: 'RT-1',
      size: '29',
      position: 0,
      quantity: 10,
      prices,
    },
  ],
}
export const store: IngestStore = {
  storeId: 'RT1',
  name: 'Kerb Harbor',
  addressLine1: '7 Quay Street',
  addressLine2: 'Shed 2',
  city: 'Portland',
  province: 'ME',
  postalCode: '04101',
  country: 'US',
  phone: '+1 207 555 0100',
  latitude: 43.65,
  longitude: -70.25,
  hours: [{ day: 3, opens: '09:30', closes: '17:45' }],
  dates: [{ date: '2026-12-24', opens: '10:00', closes: '12:30' }],
  timeZone: 'America/New_York',
  services: ['returns'],
}
export const stock: IngestStoreStock = {
  storeId: 'RT1',
  productId: 'RTRIP001C1',
  asOf: '2026-10-10T10:00:00Z',
  sizes: { 'RT-2': 6 },
}
export const document: IngestDocument = {
  siteId: 'kerb-en-us',
  kind: 'menu',
  key: 'main',
  revision: 3,
  publishFrom: '2026-01-01T00:00:00.000Z',
  publishUntil: '2036-01-01T00:00:00.000Z',
  basedOn: 2,
  document: { id: 'menu', items: [{ title: 'Clogs' }], revision: 3 },
}
export const employee: IngestEmployee = { storeEmployeeId: 'RT-E1', name: 'Sam Field', storeId: 'RT1' }
export const password = 'Round-Trip-2026'
export const instant = '2025-05-05T05:05:05.000Z'
export const person = async (): Promise<IngestPerson> => ({
  consumerId: 'CROUNDTRIP',
  email: 'round.trip@kerb.example',
  emailProvenAt: instant,
  passwordHash: await quickHash(password),
  firstName: 'Rhea',
  lastName: 'Tripp',
  phone: '+12075550101',
  phoneProvenAt: instant,
  postalCode: '04102',
  birthDate: '1990-02-03',
  gender: 'F',
  currency: 'CAD',
  loyalty: { memberId: 'M-4711', openingPoints: 1234, since: instant, memberNumber: '9176203948551727' },
  employee: { rate: 2500, annualCap: 90_000, termsAcceptedAt: instant },
  athlete: { annualCredit: 70_000 },
  prosumer: { identity: 'IPA', annualCap: 60_000 },
  associateOf: null,
  blocked: false,
  addresses: [
    {
      id: 'A1',
      firstName: 'Rhea',
      lastName: 'Tripp',
      email: 'parcels@kerb.example',
      phone: '2075550102',
      phoneCode: '+1',
      recipientContactPhone: '2075550103',
      addressLine1: '8 Quay Street',
      addressLine2: 'Floor 3',
      city: 'Portland',
      province: 'ME',
      postalCode: '04103',
      country: 'US',
      shippingId: 'me',
      isValidated: true,
      approachType: 'B',
      main: true,
      subscriptions: { newsletterConsent: true, wording: 'Mail me news' },
    },
  ],
})
export const reward: IngestReward = {
  code: 'RTREWARD1',
  kind: 'REWARD_CARD',
  consumerId: 'CROUNDTRIP',
  currency: 'CAD',
  openingBalance: 2200,
  expiresAt: '2035-03-03T00:00:00.000Z',
}
export const giftCard = async (): Promise<IngestGiftCard> => ({
  code: 'RTGIFT01',
  pinHash: await quickHash('4711'),
  currency: 'USD',
  openingBalance: 3300,
  expiresAt: '2035-04-04T00:00:00.000Z',
  blocked: true,
})
export const instrument: IngestInstrument = {
  consumerId: 'CROUNDTRIP',
  token: 'token-rt',
  label: 'Visa •••• 4711',
  expires: '2035-06',
  fingerprint: 'print-rt',
}
export const promotion: Promotion = {
  promotionId: 'round-trip',
  level: 'ORDER',
  name: { en: 'Round', de: 'Rund', fr: 'Rond', es: 'Redondo', it: 'Tondo' },
  callout: { en: '{amount}|to|go', de: 'a|b|c', fr: 'd|e|f', es: 'g|h|i', it: 'j|k|l' },
  scope: { categoryIds: ['7001'], kinds: ['clog'], productIds: ['RTRIP001C1'], fullPriceOnly: true },
  condition: { minAmount: { USD: 9 }, minUnits: 2, coupon: true, customers: ['athlete'], methods: ['sts'] },
  benefit: { kind: 'bonus', productId: 'RTRIP002C1', upc: 'RT-1', qty: 2 },
  priority: 7,
  exclusive: true,
  startsAt: instant,
  endsAt: '2036-05-05T00:00:00.000Z',
}
export const coupon: Coupon = {
  code: 'ROUND-TRIP',
  promotionId: 'round-trip',
  maxUses: 8,
  maxUsesPerCustomer: 2,
  startsAt: instant,
  endsAt: '2036-05-05T00:00:00.000Z',
  disabled: true,
  welcome: true,
}

/**
 * A product that comes before the one above wherever nothing is said, and two gift cards and people that differ in a
 * flag.
 */
const plainer = (input: IngestProduct, productId: string, fields: Partial<IngestProduct>): IngestProduct => ({
  ...input,
  productId,
  masterId: productId.slice(0, 8),
  publishedAt: '2020-01-01',
  rank: 1,
  ...fields,
})

export async function sendAll(platform: Platform): Promise<unknown[]> {
  const rhea = await person()
  // A member number is one person's.
  const other = { ...rhea, loyalty: null, addresses: [] }
  const card = await giftCard()
  const menu = { ...document, publishFrom: null, publishUntil: null }
  const answers = [
    await platform.admin('/catalog/categories', {
      categories: [
        { ...category, categoryId: '7000', parentId: null },
        { ...category, categoryId: '7002', position: 1 },
        category,
      ],
    }),
    await platform.admin('/catalog/products', {
      products: [
        product,
        plainer(product, 'RTRIP000C1', { categoryIds: ['7001', '7002'], isDigitalProduct: false }),
        plainer(product, 'RTRIP002C1', { listed: false }),
      ],
    }),
    await platform.admin('/stores', { stores: [store] }),
    await platform.admin('/stores/stock', { stock: [stock] }),
    await platform.admin('/stores/stock', {
      stock: [{ ...stock, asOf: '2026-10-10T09:59:59Z', sizes: { 'RT-2': 1 } }],
    }),
    await platform.admin('/content/documents', { documents: [{ ...menu, revision: 2, basedOn: 0 }] }),
    await platform.admin('/content/documents', { documents: [document] }),
    await platform.admin('/promotions', { promotions: [promotion], coupons: [coupon] }),
    await platform.admin('/people', {
      employees: [employee],
      people: [
        rhea,
        { ...other, consumerId: 'CASSOCIATE', email: 'associate@kerb.example', associateOf: 'RT-E1' },
        { ...other, consumerId: 'CBLOCKED', email: 'blocked@kerb.example', blocked: true },
      ],
      giftCards: [card, { ...card, code: 'RTGIFT02', blocked: false }],
      rewards: [reward],
      instruments: [instrument],
    }),
  ]
  return answers.map(({ body }) => body)
}
