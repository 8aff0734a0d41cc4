import type { FacetKey } from '../../../../shared/contracts/catalog.ts'
import type { Currency } from '../../../../shared/i18n/locales.ts'
import type { Day } from '../../../../shared/time/day.ts'
import { products } from '../../../db/catalogue-tables.ts'
import type { FacetCount } from '../facet-count.ts'
import { newIn } from '../newness.ts'
import { isInBand, priceBands, readPriceBand } from '../price-bands.ts'
import { audiences, type Worn, wearOf, wears } from '../wear.ts'
import type { Block, Dictionaries } from './block.ts'
import { anyFlagged } from './ragged.ts'
import { StyleCounts } from './style-counts.ts'

/** Rows of one block. */
export type Rows = Uint16Array

/**
 * A facet of a list that is being made, a block at a time: one loop for each facet and block is many times as fast as
 * a call for each product.
 */
export type FacetCounter = {
  readonly key: FacetKey
  /** Whether a product of the block has a value that was chosen. */
  readonly chosenIn: (block: Block) => (row: number) => boolean
  readonly count: (block: Block, rows: Rows) => void
  readonly counts: () => FacetCount[]
}
/** `since`: the earliest day of what is new. */
type Where = { readonly currency: Currency; readonly since: Day }

const bare = { worn: [], swatch: null } as const
const columns = ['gender', 'kind', 'colour', 'material'] as const

export function facetCounters(
  known: Dictionaries,
  chosen: ReadonlyMap<string, readonly string[]>,
  { currency, since }: Where,
): FacetCounter[] {
  const of = (key: FacetKey) => chosen.get(key) ?? []
  return [
    ...columns.map((column) => columnCounter(known, column, of(column))),
    sizeCounter(known, of('size')),
    priceCounter(known, of('price'), currency),
    offerCounter(known, of('offer'), { currency, since }),
  ]
}

function columnCounter(known: Dictionaries, key: (typeof columns)[number], chosen: readonly string[]): FacetCounter {
  const flags = known.values.flags(chosen)
  const counts = countsOf(known, known.values.texts.length)
  const swatches = new Uint32Array(known.values.texts.length)
  return {
    key,
    chosenIn: ({ [key]: column }) => {
      return (row) => flags[column[row] ?? 0] === 1
    },
    count({ [key]: column, swatch, style }, rows) {
      for (const row of rows) {
        const value = column[row] ?? 0
        counts.add(value, style[row] ?? 0)
        swatches[value] = swatch[row] ?? 0
      }
    },
    counts: () =>
      counted(known.values.texts, counts).map(({ text, number, styles }) => ({
        ...bare,
        key,
        value: text,
        swatch: key === 'colour' ? swatchOf(known.swatches.texts[swatches[number] ?? 0]) : null,
        styles,
      })),
  }
}

const countsOf = ({ styles }: Dictionaries, values: number) => new StyleCounts(values, styles.texts.length)

type Counted = { readonly text: string; readonly number: number; readonly styles: number }

/** Every number but 0 that was counted. */
function counted(texts: readonly string[], { counts }: StyleCounts): Counted[] {
  const found: Counted[] = []
  for (const [number, styles] of counts.entries())
    if (number > 0 && styles > 0) found.push({ text: texts[number] ?? '', number, styles })
  return found
}

const swatchOf = (stored: string | undefined) => (stored ? products.columns.swatch.read(stored) : null)

/** Sizes on hand, whatever widths or labels a style has them in. */
function sizeCounter(known: Dictionaries, chosen: readonly string[]): FacetCounter {
  const sizes = known.sizes.texts.map((text) => text.split('\t'))
  const first = new Map<string, number>()
  const representatives = Uint32Array.from(sizes, ([size = ''], number) => {
    const earlier = first.get(size) ?? number
    first.set(size, earlier)
    return earlier
  })
  const flags = Uint8Array.from(sizes, ([size = '']) => (chosen.includes(size) ? 1 : 0))
  const counts = countsOf(known, sizes.length)
  /** A bit for each way in which products of the list wear a size. */
  const worn = new Uint8Array(sizes.length)
  const wearIn = wearBits(known)
  return {
    key: 'size',
    chosenIn: (block) => (row) => anyFlagged(block.sizes, row, flags),
    count(block, rows) {
      const { starts, values } = block.sizes
      for (const row of rows) {
        const wear = wearIn(block, row)
        const end = starts[row + 1] ?? 0
        for (let at = starts[row] ?? 0; at < end; at += 1) {
          const number = values[at] ?? 0
          worn[number] = (worn[number] ?? 0) | wear
          counts.add(representatives[number] ?? 0, block.style[row] ?? 0)
        }
      }
    },
    counts() {
      const found = new Map<number, Worn[]>()
      for (const [number, [, na = '', emea = '']] of sizes.entries()) {
        const ways = wears.filter((_, place) => ((worn[number] ?? 0) & (1 << place)) !== 0)
        if (ways.length === 0) continue
        const size = representatives[number] ?? 0
        found.set(size, [...(found.get(size) ?? []), ...ways.map((wear) => ({ wear, na, emea }))])
      }
      return [...found].map(([size, ways]) => ({
        ...bare,
        key: 'size',
        value: sizes[size]?.[0] ?? '',
        worn: ways,
        styles: counts.counts[size] ?? 0,
      }))
    },
  }
}

/** How a row's sizes are worn, as one of the bits that stand for `wears`. */
function wearBits({ values }: Dictionaries): (block: Block, row: number) => number {
  const byKind = (gender: string) => Uint8Array.from(values.texts, (kind) => 1 << wears.indexOf(wearOf(kind, gender)))
  const byGender = new Map(audiences.map((audience) => [values.find(audience), byKind(audience)]))
  const others = byKind('')
  return ({ kind, gender }, row) => (byGender.get(gender[row] ?? 0) ?? others)[kind[row] ?? 0] ?? 0
}

function priceCounter(known: Dictionaries, chosen: readonly string[], currency: Currency): FacetCounter {
  const bands = priceBands(currency)
  const chosenBands = chosen.flatMap((value) => readPriceBand(value) ?? [])
  const all = [...bands, ...chosenBands.filter(({ value }) => !bands.some((band) => band.value === value))]
  const counts = countsOf(known, all.length)
  return {
    key: 'price',
    chosenIn: ({ prices }) => {
      const { current } = prices[currency]
      return (row) => {
        const price = current[row] ?? 0
        return chosenBands.some((band) => isInBand(price, band))
      }
    },
    count({ prices, style }, rows) {
      const { current } = prices[currency]
      for (const row of rows) {
        const [price, number] = [current[row] ?? 0, style[row] ?? 0]
        for (let at = 0; at < all.length; at += 1) {
          const band = all[at]
          if (band && isInBand(price, band)) counts.add(at, number)
        }
      }
    },
    counts: () =>
      all.flatMap(({ value }, band) => {
        const styles = counts.counts[band] ?? 0
        return styles > 0 ? [{ ...bare, key: 'price' as const, value, styles }] : []
      }),
  }
}

/** Badges that are offers by themselves. */
export const badgesOffered: readonly string[] = ['bestseller', 'member', 'recycled']
/** Offers that no badge decides. */
const [sale, recent] = [0, 1]

/** An offer is a badge, a markdown, a recent publication, or several of these. */
function offerCounter(known: Dictionaries, chosen: readonly string[], { currency, since }: Where): FacetCounter {
  const offered = known.values.flags(badgesOffered)
  const flags = known.values.flags(chosen.filter((value) => badgesOffered.includes(value)))
  const [wantsSale, wantsNew] = [chosen.includes('sale'), chosen.includes('new')]
  const counts = countsOf(known, known.values.texts.length)
  const others = countsOf(known, 2)
  return {
    key: 'offer',
    chosenIn: (block) => {
      const { current, original } = block.prices[currency]
      const isNew = newIn(block, since)
      return (row) =>
        flags[block.badge[row] ?? 0] === 1 ||
        (wantsSale && (current[row] ?? 0) < (original[row] ?? 0)) ||
        (wantsNew && isNew(row))
    },
    count(block, rows) {
      const { badge, style } = block
      const { current, original } = block.prices[currency]
      const isNew = newIn(block, since)
      for (const row of rows) {
        const [value, number] = [badge[row] ?? 0, style[row] ?? 0]
        if (offered[value] === 1) counts.add(value, number)
        if ((current[row] ?? 0) < (original[row] ?? 0)) others.add(sale, number)
        if (isNew(row)) others.add(recent, number)
      }
    },
    counts: () =>
      [
        ...counted(known.values.texts, counts).map(({ text, styles }) => ({ value: text, styles })),
        { value: 'sale', styles: others.counts[sale] ?? 0 },
        { value: 'new', styles: others.counts[recent] ?? 0 },
      ].flatMap(({ value, styles }) => (styles > 0 ? [{ ...bare, key: 'offer' as const, value, styles }] : [])),
  }
}
