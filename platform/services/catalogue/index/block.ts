import { type Currency, type Locale, locales } from '../../../../shared/i18n/locales.ts'
import { plainWordsOf } from '../../../../shared/plain-words.ts'
import { DatedPrices, type PriceColumns } from './dated-prices.ts'
import { Dictionary } from './dictionary.ts'
import type { Facts } from './facts.ts'
import { type Ragged, ragged } from './ragged.ts'

/** The texts of all blocks of an index, each kind of them numbered. */
export type Dictionaries = {
  /** Facet values. */
  readonly values: Dictionary
  /** Sizes with their labels, as the facts have them. */
  readonly sizes: Dictionary
  readonly styles: Dictionary
  readonly categories: Dictionary
  readonly swatches: Dictionary
  /** Whatever is searched: names, kinds, colors, brands. */
  readonly texts: Dictionary
}

export const dictionaries = (): Dictionaries => ({
  values: new Dictionary(),
  sizes: new Dictionary(),
  styles: new Dictionary(),
  categories: new Dictionary(),
  swatches: new Dictionary(),
  texts: new Dictionary(),
})

export type TextColumns = { readonly name: Uint32Array; readonly colour: Uint32Array; readonly kind: Uint32Array }

/** Up to 256 products by column; a product is a row number. */
export type Block = {
  readonly version: number
  readonly rows: number
  readonly productIds: readonly string[]
  /** Product and style id as the search sees them: ` st000007c1 st000007`. */
  readonly codes: readonly string[]
  readonly publishedAt: readonly string[]
  readonly listed: Uint8Array
  readonly style: Uint32Array
  readonly gender: Uint32Array
  readonly kind: Uint32Array
  readonly colour: Uint32Array
  readonly material: Uint32Array
  readonly badge: Uint32Array
  readonly swatch: Uint32Array
  readonly brandText: Uint32Array
  readonly rank: Float64Array
  /** -1 where nobody has rated. */
  readonly score: Float64Array
  readonly ratings: Float64Array
  readonly prices: Readonly<Record<Currency, PriceColumns>>
  readonly dated: DatedPrices
  readonly sizes: Ragged
  readonly categories: Ragged
  readonly texts: ReadonlyMap<Locale, TextColumns>
}

export function readBlock(version: number, products: readonly Facts[], known: Dictionaries): Block {
  const { values, sizes, styles, categories, swatches, texts } = known
  const numbers = (dictionary: Dictionary, of: (product: Facts) => string | null) =>
    Uint32Array.from(products, (product) => dictionary.number(of(product) ?? ''))
  const reals = (of: (product: Facts) => number | null | undefined) =>
    Float64Array.from(products, (product) => of(product) ?? -1)
  const priceColumns = (currency: Currency): PriceColumns => ({
    current: reals((product) => product[14][currency]?.[0]),
    original: reals((product) => product[14][currency]?.[1]),
  })
  const prices = {
    USD: priceColumns('USD'),
    CAD: priceColumns('CAD'),
    GBP: priceColumns('GBP'),
    EUR: priceColumns('EUR'),
  }
  return {
    version,
    rows: products.length,
    productIds: products.map((product) => product[0]),
    codes: products.map((product) => ` ${plainWordsOf(`${product[0]} ${product[1]}`).join(' ')}`),
    publishedAt: products.map((product) => product[9]),
    listed: Uint8Array.from(products, (product) => product[2]),
    style: numbers(styles, (product) => product[1]),
    gender: numbers(values, (product) => product[3]),
    kind: numbers(values, (product) => product[4]),
    colour: numbers(values, (product) => product[5]),
    material: numbers(values, (product) => product[6]),
    badge: numbers(values, (product) => product[7]),
    swatch: numbers(swatches, (product) => product[13]),
    brandText: numbers(texts, (product) => product[8]),
    rank: reals((product) => product[12]),
    score: reals((product) => product[10]),
    ratings: reals((product) => product[11]),
    prices,
    dated: new DatedPrices(products, prices),
    sizes: ragged(products.map((product) => product[15].map((size) => sizes.number(size)))),
    categories: ragged(products.map((product) => product[16].map((id) => categories.number(id)))),
    texts: new Map(
      locales.map((locale) => {
        const own = products.map((product) => product[17].find(([shownIn]) => shownIn.includes(locale)))
        const column = (at: 1 | 2 | 3) => Uint32Array.from(own, (text) => texts.number(text?.[at] ?? ''))
        return [locale, { name: column(1), colour: column(2), kind: column(3) }]
      }),
    ),
  }
}

export const isStocked = ({ sizes }: Block, row: number): boolean =>
  (sizes.starts[row + 1] ?? 0) > (sizes.starts[row] ?? 0)
