import type { IngestCategory, IngestProduct } from '../../../shared/contracts/ingest.ts'
import { locales } from '../../../shared/i18n/locales.ts'

const kinds = ['low-top', 'high-top', 'runner', 'boot'] as const
const colours = ['black', 'white', 'red', 'blue'] as const
const swatches = { black: '#111111', white: '#ffffff', red: '#cc2222', blue: '#2244cc' } as const
const genders = ['women', 'men', 'unisex'] as const
const sizes = ['36', '37', '38', '39', '40', '41', '42', '43', '44'] as const
/** 1000 Shoes > 1100 Sneakers > 1110 Low tops, 1120 High tops; 1200 Boots. */
export const categories: IngestCategory[] = [
  ['1000', null, 'Shoes', 'Chaussures'],
  ['1100', '1000', 'Sneakers', 'Baskets'],
  ['1110', '1100', 'Low tops', 'Basses'],
  ['1120', '1100', 'High tops', 'Montantes'],
  ['1200', '1000', 'Boots', 'Bottes'],
].map(([categoryId, parentId, en, fr], position) => ({
  categoryId: categoryId ?? '',
  parentId: parentId ?? null,
  position,
  texts: {
    'en-us': { slug: (en ?? '').toLowerCase().replace(' ', '-'), name: en ?? '', description: `All ${en}` },
    'fr-fr': { slug: (fr ?? '').toLowerCase(), name: fr ?? '', description: `${fr}` },
  },
}))

const categoryOf = { 'low-top': '1110', 'high-top': '1120', runner: '1100', boot: '1200' } as const

/**
 * Style `style` in colour `colour` (0 to 3). Every figure follows from the two, so a test can say what a list must
 * hold.
 */
export function product(style: number, colour: number): IngestProduct {
  const kind = kinds[style % kinds.length] ?? 'low-top'
  const colourKey = colours[colour % colours.length] ?? 'black'
  const masterId = `ST${String(style).padStart(6, '0')}`
  const productId = `${masterId}C${colour}`
  const price = 4000 + (style % 10) * 1000
  const sale = style % 5 === 0
  const name = `Crème Walker ${style}`
  const texts = (language: string) => ({
    name: language === 'fr' ? `Marcheur Crème ${style}` : name,
    colourName: colourKey,
    kind: language === 'fr' ? `Chaussure ${kind}` : `${genders[style % 3]}’s ${kind}`,
    description: language === 'fr' ? 'Une chaussure pour marcher.' : 'A shoe that walks well.',
    sections: [{ key: 'details', title: 'Details', lines: ['Rubber sole'] }],
  })
  const money = (factor: number) => ({
    current: Math.round(price * factor * (sale ? 0.8 : 1)),
    original: Math.round(price * factor),
  })
  return {
    productId,
    masterId,
    brand: 'Kerb',
    gender: genders[style % 3] ?? 'unisex',
    kind,
    colour: colourKey,
    swatch: [swatches[colourKey]],
    material: style % 2 ? 'canvas' : 'suede',
    badge: style % 7 === 0 ? 'new' : null,
    sizeChart: 'footwear',
    isDigitalProduct: false,
    publishedAt: `2026-01-${String((style % 28) + 1).padStart(2, '0')}`,
    rating: { score: (style % 5) + 0.5, reviewsCount: style },
    rank: 1000 - style,
    categoryIds: [categoryOf[kind]],
    pictures: [
      { url: `/images/products/${productId}/front?v=1`, view: 'front', ground: '#f0ede6' },
      { url: `/images/products/${productId}/back?v=1`, view: 'back', ground: '#e7dbc4' },
    ],
    texts: Object.fromEntries(locales.map((locale) => [locale, texts(locale.slice(0, 2))])),
    skus: sizes.map((size, position) => ({
      upc: `${productId}-${size}`,
      size,
      labels: { NA: String(Number(size) - 32), EMEA: size },
      position,
      quantity: (style + position) % 6,
      prices: { USD: money(1), CAD: money(1.3), GBP: money(0.8), EUR: money(0.9) },
    })),
  }
}

export function products(styles: number): IngestProduct[] {
  return Array.from({ length: styles }, (_, style) => colours.map((_name, colour) => product(style, colour))).flat()
}
