import type { Locale } from '../../../../shared/i18n/locales.ts'

/** A product in the collection of a locale: the facts of its block, in the locale's words, currency and sizes. */
export type ProductDocument = {
  readonly id: string
  readonly style: string
  readonly gender: string
  readonly kind: string
  readonly colour: string
  /** Empty where the product has none, like `badge`. */
  readonly material: string
  readonly badge: string
  /** Values of the facet: badges that it shows, and `sale`. Something new is `published` lately. */
  readonly offers: readonly string[]
  readonly brand: string
  readonly categories: readonly string[]
  /** All that the product is, with what that is a kind of. */
  readonly concepts: readonly string[]
  /** The maker's sizes on hand. */
  readonly sizes: readonly string[]
  /** Sizes on hand with their labels (`wornSize`). */
  readonly worn: readonly string[]
  /** The concepts again, each behind the way in which the product wears it and a bar. */
  readonly worn_as: readonly string[]
  /** The facet value of the color with the dots that show it, after a bar. */
  readonly swatch: string
  /** As they are shown: a query may be all of one. */
  readonly name: string
  readonly kind_name: string
  readonly colour_name: string
  /** Their words in plain letters, with their stems. */
  readonly name_words: readonly string[]
  readonly kind_words: readonly string[]
  readonly colour_words: readonly string[]
  readonly brand_words: readonly string[]
  /** Words of the product's and the style's id. */
  readonly codes: readonly string[]
  /** Lowest, in minor units; -1 where the locale doesn't list or sell the product. */
  readonly price: number
  /** A price on an edge is in both bands. */
  readonly price_bands: readonly string[]
  /** As a figure of eight digits. */
  readonly published: number
  readonly score: number
  readonly ratings: number
  readonly rank: number
  /** The rank, behind all others where the product is sold out. */
  readonly weight: number
}

type FieldType = 'string' | 'string[]' | 'int32' | 'float'
type Schema = Readonly<Record<Exclude<keyof ProductDocument, 'id'>, readonly [type: FieldType, isFacet?: true]>>

/** The server's own `id` is no field of a schema. */
const fields: Schema = {
  style: ['string', true],
  gender: ['string', true],
  kind: ['string', true],
  colour: ['string', true],
  material: ['string', true],
  badge: ['string'],
  offers: ['string[]', true],
  brand: ['string'],
  categories: ['string[]'],
  concepts: ['string[]'],
  sizes: ['string[]', true],
  worn: ['string[]'],
  worn_as: ['string[]', true],
  swatch: ['string', true],
  name: ['string'],
  kind_name: ['string'],
  colour_name: ['string'],
  name_words: ['string[]'],
  kind_words: ['string[]'],
  colour_words: ['string[]'],
  brand_words: ['string[]'],
  codes: ['string[]'],
  price: ['int32'],
  price_bands: ['string[]', true],
  published: ['int32', true],
  score: ['float'],
  ratings: ['int32'],
  rank: ['float'],
  weight: ['float'],
}

export const collectionOf = (locale: Locale): string => `products-${locale}`

/** Between parts of a value. */
const separator = '|'

/** The body that creates the collection of a locale. */
export const collectionSchema = (locale: Locale) => ({
  name: collectionOf(locale),
  fields: Object.entries(fields).map(([name, [type, isFacet = false]]) => ({ name, type, facet: isFacet })),
  default_sorting_field: 'weight',
  // Without these marks between words, size 10.5 would be equal to size 105.
  token_separators: [separator, '.', '-', '/'],
})

/** A size with its labels, as a document has it; facts have tabs between them. */
export const wornSize = (text: string): string => text.replaceAll('\t', separator)

/** `2026-01-05` as 20260105. */
export const dayFigure = (day: string): number => Number(day.slice(0, 10).replaceAll('-', '')) || 0

/** Two texts that a document has as one value. */
export const joinedValue = (first: string, second: string): string => `${first}${separator}${second}`
export const partsOf = (value: string): readonly string[] => value.split(separator)
