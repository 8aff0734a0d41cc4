import type { CartItem } from '../../shared/contracts/cart.ts'
import type { Listing } from '../../shared/contracts/catalog.ts'
import type { ProductDetails } from '../../shared/contracts/product.ts'
import { sites } from '../../shared/i18n/locales.ts'
import type { FormContext, PageContext } from './page-context.ts'

/** The page context of tests: message keys as texts, followed by their values. */
export const context: PageContext = {
  site: sites['en-us'],
  t: (key, values) => (values ? `${key}${JSON.stringify(values)}` : key),
}

export const form: FormContext = { csrf: 'token', returnTo: '/en-us/cart' }

const price = {
  currency: 'USD',
  lowCurrent: 8900,
  highCurrent: 8900,
  lowOriginal: 8900,
  highOriginal: 8900,
  historicBestPrice: null,
  previousBestSalesPrice: null,
  percentagePriceDiscount: null,
} as const

export const product: ProductDetails = {
  productId: 'KR100001COA',
  masterId: 'KR100001',
  slug: 'loom-hoodie',
  name: 'Loom Hoodie',
  colourName: 'Coal',
  kind: 'Hoodie',
  badge: null,
  price,
  rating: null,
  colourCount: 1,
  pictures: [],
  available: true,
  gallery: [],
  description: 'Heavy and soft.',
  sections: [],
  colours: [],
  skus: ['S', 'M', 'L'].map((size) => ({ upc: `upc-${size}`, size, label: size, price })),
  breadcrumbs: [],
  sizeChart: 'tops',
  gender: 'unisex',
  brand: 'Kerb',
  isDigitalProduct: false,
  maxQty: 10,
}

export const listing: Listing = {
  total: 60,
  start: 24,
  count: 24,
  sort: 'featured',
  products: [product],
  facets: [
    {
      key: 'colour',
      label: 'Color',
      values: [
        { value: 'black', label: 'Black', count: 8, selected: true, swatch: ['#111111'] },
        { value: 'white', label: 'White', count: 0, selected: false },
      ],
    },
    { key: 'size', label: 'Size', values: [{ value: 'm', label: 'M', count: 8, selected: true }] },
  ],
}

export const cartItem: CartItem = {
  id: 'item-1',
  productId: product.productId,
  masterId: product.masterId,
  upc: 'upc-M',
  qty: 2,
  maxQty: 10,
  storeId: null,
  recipeId: null,
  pdpUrl: '/p/loom-hoodie-KR100001COA',
  productImageURL: '',
  picture: null,
  name: 'Loom Hoodie',
  colourName: 'Coal',
  sizeLabel: 'M',
  bonus: false,
  isCustoms: false,
  isDigitalProduct: false,
  deliveryTime: '',
  price: {
    currency: 'USD',
    original: 8900,
    current: 8900,
    amount: 8900,
    rowTotal: 17800,
    priceAfterItemDiscount: 17800,
    priceAfterOrderDiscount: 17800,
    highCurrent: 8900,
    highOriginal: 8900,
  },
  taxTotal: 0,
  available: 9,
  selectedShippingOption: 'standard',
  shippingOptions: [],
  giftOption: null,
  variants: [],
  productPromotions: [],
  rating: null,
  badge: null,
  eyebrow: null,
  attributes: {},
  breadcrumbs: [],
  customerNotifications: [],
}
