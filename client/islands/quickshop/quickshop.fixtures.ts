import { form, product } from '../../pages/pages.fixtures.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const quickshop: IslandPropsOf<'quickshop'> = { product, inventory: null, form }
const reduced = {
  ...product.price,
  lowCurrent: 6230,
  highCurrent: 6230,
  percentagePriceDiscount: 30,
  historicBestPrice: 5990,
}

const colour = { slug: product.slug, picture: null, available: true }
const colours = [
  { ...colour, productId: product.productId, colourName: product.colourName, swatch: ['#333333'] },
  { ...colour, productId: 'KR100001CLY', colourName: 'Clay & <sand>', swatch: ['#aa5533', '#ddccaa'] },
  { ...colour, productId: 'KR100001MOS', colourName: 'Moss', swatch: ['#556b2f'], available: false },
]

export const fixtures = {
  unknownStock: { props: quickshop },
  stock: {
    props: {
      ...quickshop,
      inventory: {
        productId: product.productId,
        skus: [
          { upc: 'upc-S', quantity: 0, status: 'sold-out' },
          { upc: 'upc-M', quantity: 2, status: 'low' },
          { upc: 'upc-L', quantity: 12, status: 'in-stock' },
        ],
      },
    },
  },
  fits: {
    props: {
      ...quickshop,
      sizeMarks: { 'upc-S': 'data-other', 'upc-M': 'checked', 'upc-L': 'data-other' },
      usualSize: 'Your usual size: US women 10.5 & <wide>',
      fitAdvice: {
        runs: 'small',
        better: [
          { mark: 'hidden', size: 'M' },
          { mark: 'data-fits', size: 'L', isSoldOut: true },
        ],
      },
      keptSizes: [
        { mark: 'hidden', size: 'S' },
        { mark: 'data-fits', size: 'L' },
      ],
    },
  },
  soldOut: { props: { ...quickshop, product: { ...product, available: false } } },
  coming: { props: { ...quickshop, comesOn: 'September 30, 2027' } },
  forMembers: { props: { ...quickshop, product: { ...product, badge: 'member' } } },
  oneSize: { props: { ...quickshop, product: { ...product, skus: product.skus.slice(0, 1) } } },
  reduced: { props: { ...quickshop, product: { ...product, price: reduced } } },
  colours: { props: { ...quickshop, product: { ...product, colours } } },
} as const satisfies Fixtures<'quickshop'>
