import type { FacetKey } from '../../../../shared/contracts/catalog.ts'
import type { Currency, Region } from '../../../../shared/i18n/locales.ts'
import { products } from '../../../db/catalogue-tables.ts'
import type { FacetCount } from '../facet-count.ts'
import { isInBand, priceBandOf, priceBands, readPriceBand } from '../price-bands.ts'
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
type Site = { readonly currency: Currency; readonly region: Region }

const bare = { labels: [], swatch: null } as const
const columns = ['gender', 'kind', 'colour', 'material'] as const

export function facetCounters(
  known: Dictionaries,
  chosen: ReadonlyMap<string, readonly string[]>,
  site: Site,
): FacetCounter[] {
  const of = (key: FacetKey) => chosen.get(key) ?? []
  return [
    ...columns.map((column) => columnCounter(known, column, of(column))),
    sizeCounter(known, of('size'), site.region),
    priceCounter(known, of('price'), site.currency),
    offerCounter(known, of('offer'), site.currency),
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
function sizeCounter(known: Dictionaries, chosen: readonly string[], region: Region): FacetCounter {
  const sizes = known.sizes.texts.map((text) => text.split('\t'))
  const first = new Map<string, number>()
  const representatives = Uint32Array.from(sizes, ([size = ''], number) => {
    const earlier = first.get(size) ?? number
    first.set(size, earlier)
    return earlier
  })
  const flags = Uint8Array.from(sizes, ([size = '']) => (chosen.includes(size) ? 1 : 0))
  const counts = countsOf(known, sizes.length)
  const seen = new Uint8Array(sizes.length)
  return {
    key: 'size',
    chosenIn: (block) => (row) => anyFlagged(block.sizes, row, flags),
    count({ sizes: { starts, values }, style }, rows) {
      for (const row of rows) {
        const end = starts[row + 1] ?? 0
        for (let at = starts[row] ?? 0; at < end; at += 1) {
          const number = values[at] ?? 0
          seen[number] = 1
          counts.add(representatives[number] ?? 0, style[row] ?? 0)
        }
      }
    },
    counts() {
      const labels = new Map<number, Set<string>>()
      for (const [number, [, america = '', europe = '']] of sizes.entries()) {
        if (seen[number] !== 1) continue
        const size = representatives[number] ?? 0
        labels.set(size, (labels.get(size) ?? new Set()).add(region === 'NA' ? america : europe))
      }
      return [...labels].map(([size, worn]) => ({
        ...bare,
        key: 'size',
        value: sizes[size]?.[0] ?? '',
        labels: [...worn].sort(),
        styles: counts.counts[size] ?? 0,
      }))
    },
  }
}

function priceCounter(known: Dictionaries, chosen: readonly string[], currency: Currency): FacetCounter {
  const bands = priceBands(currency)
  const chosenBands = chosen.flatMap((value) => readPriceBand(value) ?? [])
  const foreign = chosenBands.filter(({ value }) => !bands.some((band) => band.value === value))
  const counts = countsOf(known, bands.length + foreign.length)
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
        counts.add(priceBandOf(price, currency), number)
        for (const [index, band] of foreign.entries())
          if (isInBand(price, band)) counts.add(bands.length + index, number)
      }
    },
    counts: () =>
      [...bands, ...foreign].flatMap(({ value }, band) => {
        const styles = counts.counts[band] ?? 0
        return styles > 0 ? [{ ...bare, key: 'price' as const, value, styles }] : []
      }),
  }
}

/** Badges that are offers. */
export const badgesOffered: readonly string[] = ['new', 'bestseller', 'member', 'recycled']

/** An offer is a badge, a markdown, or both. */
function offerCounter(known: Dictionaries, chosen: readonly string[], currency: Currency): FacetCounter {
  const offered = known.values.flags(badgesOffered)
  const flags = known.values.flags(chosen)
  const wantsSale = chosen.includes('sale')
  const counts = countsOf(known, known.values.texts.length)
  const sale = countsOf(known, 1)
  return {
    key: 'offer',
    chosenIn: ({ badge, prices }) => {
      const { current, original } = prices[currency]
      return (row) => flags[badge[row] ?? 0] === 1 || (wantsSale && (current[row] ?? 0) < (original[row] ?? 0))
    },
    count({ badge, prices, style }, rows) {
      const { current, original } = prices[currency]
      for (const row of rows) {
        const [value, number] = [badge[row] ?? 0, style[row] ?? 0]
        if (offered[value] === 1) counts.add(value, number)
        if ((current[row] ?? 0) < (original[row] ?? 0)) sale.add(0, number)
      }
    },
    counts: () => {
      const reduced = sale.counts[0] ?? 0
      return [
        ...counted(known.values.texts, counts).map(({ text, styles }) => ({
          ...bare,
          key: 'offer' as const,
          value: text,
          styles,
        })),
        ...(reduced > 0 ? [{ ...bare, key: 'offer' as const, value: 'sale', styles: reduced }] : []),
      ]
    },
  }
}
