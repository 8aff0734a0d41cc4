import { categoryTree } from '../../demo/seed/category-tree.ts'
import { seedProducts } from '../../demo/seed/products.ts'
import { demoReferenceDate } from '../../demo/seed/send.ts'
import { styles } from '../../demo/seed/styles.ts'
import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { type Currency, currencies, type Region } from '../../shared/i18n/locales.ts'
import { priceOn } from '../../shared/price-calendar.ts'
import type { Kind } from './kinds.ts'

type Range = { readonly low: number; readonly high: number }

/** Facts of a product by which answers are graded: from the seed, and nothing that a search has said. */
export type Facts = {
  readonly productId: string
  readonly styleId: string
  /** Its silhouette and its item. */
  readonly kinds: readonly Kind[]
  readonly gender: IngestProduct['gender']
  readonly colour: string
  readonly material: string | null
  readonly offers: ReadonlySet<string>
  /** The part of the style's name that every language has. */
  readonly stem: string
  /** Minor units. */
  readonly prices: Readonly<Record<Currency, Range>>
  /** Sizes on hand as they are marked in a region: its own and the European one, in small letters. */
  readonly sizes: Readonly<Record<Region, ReadonlySet<string>>>
}

const rangeOf = (amounts: readonly number[]): Range => ({ low: Math.min(...amounts), high: Math.max(...amounts) })

/** "M7.5 / W9" is a 7.5 and a 9. */
const marks = (label: string) => label.split(' / ').map((mark) => mark.replace(/^[MW](?=\d)/, '').toLowerCase())

/** The category that holds all that is new, or reduced. */
const categoryOf = (offer: 'new' | 'sale') =>
  categoryTree.find(({ parentId, words }) => parentId === null && 'key' in words && words.key === offer)?.id
const offerOfCategory = new Map([
  [categoryOf('new'), 'new'],
  [categoryOf('sale'), 'sale'],
])

const styleOf = new Map(styles.map((style) => [style.code, style]))

function factsOf({ productId, masterId, gender, colour, material, badge, categoryIds, skus }: IngestProduct): Facts {
  const style = styleOf.get(masterId)
  if (!style) throw new RangeError(`${productId} has no style`)
  const onHand = skus.filter(({ quantity }) => quantity > 0)
  const sizesIn = (region: Region) =>
    new Set(onHand.flatMap(({ size, labels }) => [size.toLowerCase(), ...marks(labels?.[region] ?? size)]))
  const priceIn = (currency: Currency) =>
    rangeOf(
      skus.map(({ prices: { [currency]: price } }) => (price ? priceOn(price, Date.parse(demoReferenceDate)) : 0)),
    )
  const offers = [badge, style.recycled ? 'recycled' : null, ...categoryIds.map((id) => offerOfCategory.get(id))]
  return {
    productId,
    styleId: masterId,
    kinds: [style.silhouette, style.item],
    gender,
    colour,
    material,
    offers: new Set(offers.filter((offer) => typeof offer === 'string')),
    stem: style.stem,
    prices: Object.fromEntries(currencies.map((currency) => [currency, priceIn(currency)])) as Facts['prices'],
    sizes: { NA: sizesIn('NA'), EMEA: sizesIn('EMEA') },
  }
}

/** The demo's catalog by product. */
export const demoFacts = (): ReadonlyMap<string, Facts> =>
  new Map([...seedProducts(demoReferenceDate)].map((product) => [product.productId, factsOf(product)]))
