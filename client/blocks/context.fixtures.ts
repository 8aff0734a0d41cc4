import type { ProductCard } from '../../shared/contracts/product.ts'
import { featuresOf } from '../../shared/features.ts'
import type { BlockContext } from './block.ts'

const card = (index: number): ProductCard => ({
  productId: `KR1000010${index}`,
  masterId: 'KR100001',
  slug: 'harbour-tee',
  name: 'Harbour Tee',
  colourName: 'Coal',
  kind: 'Tee',
  badge: 'sale',
  price: {
    currency: 'USD',
    lowCurrent: 2900,
    highCurrent: 2900,
    lowOriginal: 3900,
    highOriginal: 3900,
    historicBestPrice: 3100,
    previousBestSalesPrice: null,
    percentagePriceDiscount: 25.6,
  },
  rating: { score: 4.6, reviewsCount: 1203 },
  colourCount: 4,
  pictures: [],
  available: true,
})

/** The default context of block tests: message keys as texts, two products, no visitor state. */
export const fixtureContext = (overrides: Partial<BlockContext> = {}): BlockContext => ({
  locale: 'en-us',
  t: (key, values) => `${key}${values ? JSON.stringify(values) : ''}`,
  raw: (key) => key,
  first: false,
  id: 'b-0',
  place: { path: '/en-us', query: {}, categoryId: null, productId: null },
  features: featuresOf(),
  csrf: 'csrf',
  slots: {},
  newsletter: null,
  holder: null,
  products: [card(1), card(2)],
  articles: null,
  masterId: null,
  failed: false,
  ...overrides,
})
