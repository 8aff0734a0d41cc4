import type { Locale, Site } from '../../../../shared/i18n/locales.ts'
import { isStocked } from '../../catalogue/index/block.ts'
import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'
import { badgesOffered } from '../../catalogue/index/facet-counters.ts'
import type { Ragged } from '../../catalogue/index/ragged.ts'
import { isInBand, priceBands } from '../../catalogue/price-bands.ts'
import { wearOf } from '../../catalogue/wear.ts'
import { stemOf } from '../language/stem.ts'
import { tokensOf } from '../language/tokens.ts'
import { lexiconOf } from '../lexicon/learn.ts'
import { conceptPoints } from '../ranking/concept-points.ts'
import { conceptIds } from '../words/concepts.ts'
import { dayFigure, joinedValue, type ProductDocument, wornSize } from './product-document.ts'

/** More than any product's weight in the catalog differs from another's. */
const soldOutStep = 1_000_000
const notSold = -1

/** Documents of products in a locale, those that it doesn't sell too: a later upsert is what takes them out. */
export function documentsOf(
  index: CatalogueIndex,
  productIds: ReadonlySet<string>,
  locale: Locale,
  { currency, language }: Pick<Site, 'currency' | 'language'>,
): ProductDocument[] {
  const { known } = index
  const lexicon = lexiconOf(index, locale)
  const concepts = conceptIds.map((id) => [id, conceptPoints(id, index, lexicon, locale)] as const)
  const bands = priceBands(currency)
  const wordsOf = (text: string) => {
    const words = tokensOf(text, language)
    return [...new Set([...words, ...words.map((word) => stemOf(word, language))])]
  }
  return index.blocks().flatMap((block) => {
    const rows = [...block.productIds.keys()].filter((row) => productIds.has(block.productIds[row] ?? ''))
    if (rows.length === 0) return []
    const own = concepts.map(([id, points]) => [id, points(block)] as const)
    const texts = block.texts.get(locale)
    const { current, original } = block.prices[currency]
    const value = (column: Uint32Array | undefined, row: number, of = known.values) =>
      of.texts[column?.[row] ?? 0] ?? ''
    return rows.map((row): ProductDocument => {
      const price = block.listed[row] === 1 ? (current[row] ?? notSold) : notSold
      const badge = value(block.badge, row)
      const sizes = textsAt(block.sizes, row, known.sizes.texts)
      const colour = value(block.colour, row)
      const [kind, gender] = [value(block.kind, row), value(block.gender, row)]
      const wear = wearOf(kind, gender)
      const name = value(texts?.name, row, known.texts)
      const kindName = value(texts?.kind, row, known.texts)
      const colourName = value(texts?.colour, row, known.texts)
      const brand = value(block.brandText, row, known.texts)
      const rank = block.rank[row] ?? 0
      return {
        id: block.productIds[row] ?? '',
        style: value(block.style, row, known.styles),
        gender,
        kind,
        colour,
        material: value(block.material, row),
        badge,
        offers: [
          ...(badgesOffered.includes(badge) ? [badge] : []),
          ...((current[row] ?? 0) < (original[row] ?? 0) ? ['sale'] : []),
        ],
        brand,
        categories: textsAt(block.categories, row, known.categories.texts),
        concepts: own.flatMap(([id, points]) => (points(row) > 0 ? [id] : [])),
        sizes: [...new Set(sizes.map((text) => text.split('\t')[0] ?? ''))],
        worn: sizes.map(wornSize),
        worn_as: sizes.map((text) => joinedValue(wear, wornSize(text))),
        swatch: joinedValue(colour, value(block.swatch, row, known.swatches)),
        name,
        kind_name: kindName,
        colour_name: colourName,
        name_words: wordsOf(name),
        kind_words: wordsOf(kindName),
        colour_words: wordsOf(colourName),
        brand_words: wordsOf(brand),
        codes: (block.codes[row] ?? '').trim().split(' '),
        price,
        price_bands: bands.filter((band) => price !== notSold && isInBand(price, band)).map((band) => band.value),
        published: dayFigure(block.publishedAt[row] ?? ''),
        score: block.score[row] ?? notSold,
        ratings: block.ratings[row] ?? notSold,
        rank,
        weight: isStocked(block, row) ? rank : rank - soldOutStep,
      }
    })
  })
}

const textsAt = ({ starts, values }: Ragged, row: number, texts: readonly string[]): string[] =>
  [...values.subarray(starts[row] ?? 0, starts[row + 1] ?? 0)].map((number) => texts[number] ?? '')
