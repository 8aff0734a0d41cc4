import type { Site } from '../i18n/locales.ts'
import type { MessageKey } from '../i18n/messages/en.ts'
import { adultSizes, shoeSizes } from './shoe-sizes.ts'
import { withLocalHalves } from './size-label.ts'

/** Contents of a column; its heading is the message `sizing.NAME`. */
type Column = Extract<MessageKey, `sizing.column.${string}`> extends `sizing.column.${infer Name}` ? Name : never
/** Text, or a length in centimeters. */
type Cell = string | number
type Chart = { readonly columns: readonly Column[]; readonly rows: readonly (readonly Cell[])[] }

/** Millimeters. */
export const perCentimeter = 10

/** Body measurements in centimeters. */
const bodies = [
  { size: 'XS', chest: 84, waist: 68, hip: 90 },
  { size: 'S', chest: 90, waist: 74, hip: 96 },
  { size: 'M', chest: 98, waist: 82, hip: 102 },
  { size: 'L', chest: 106, waist: 90, hip: 108 },
  { size: 'XL', chest: 114, waist: 99, hip: 115 },
  { size: 'XXL', chest: 122, waist: 108, hip: 122 },
] as const

/** The breadth of a foot in proportion to its length, up to which a width fits. */
const widths = { narrow: 0.36, standard: 0.385, wide: 0.41 } as const

/** By the product's `sizeChart`. European sizes name the rows, as they name the facets of a listing. */
const charts = {
  footwear: {
    columns: ['eu', 'usWomen', 'usMen', 'uk', 'foot'],
    rows: adultSizes.map(({ eu, usWomen, usMen, uk, length }) => [eu, usWomen, usMen, uk, length / perCentimeter]),
  },
  'kids-footwear': {
    columns: ['eu', 'usKids', 'uk', 'foot'],
    rows: shoeSizes.kids.map(({ eu, us, uk, length }) => [eu, us, uk, length / perCentimeter]),
  },
  tops: {
    columns: ['size', 'chest', 'waist'],
    rows: bodies.map(({ size, chest, waist }) => [size, chest, waist]),
  },
  bottoms: {
    columns: ['size', 'waist', 'hip'],
    rows: bodies.map(({ size, waist, hip }) => [size, waist, hip]),
  },
  'kids-apparel': {
    columns: ['eu', 'usKids', 'height'],
    rows: [
      ['104', '4', 104],
      ['116', '6', 116],
      ['128', '8', 128],
      ['140', '10', 140],
      ['152', '12', 152],
      ['164', '14', 164],
    ],
  },
  socks: {
    columns: ['size', 'eu', 'foot'],
    rows: [
      ['S', '35–38', 24],
      ['M', '39–42', 26.5],
      ['L', '43–46', 29],
    ],
  },
  'foot-sizes': {
    columns: ['eu', 'foot', 'narrow', 'standard', 'wide'],
    rows: adultSizes.map(({ eu, ...size }) => {
      const length = size.length / perCentimeter
      return [eu, length, length * widths.narrow, length * widths.standard, length * widths.wide]
    }),
  },
} as const satisfies Record<string, Chart>

export type SizeChartName = keyof typeof charts

export const isSizeChart = (name: string): name is SizeChartName => Object.hasOwn(charts, name)

/** A chart in a shopper's words: headings and cells. */
export type SizeTable = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

const ownSystem: Readonly<Partial<Record<Site['country'], readonly Column[]>>> = {
  US: ['usWomen', 'usMen', 'usKids'],
  CA: ['usWomen', 'usMen', 'usKids'],
  GB: ['uk'],
}
const centimetersPerInch = 2.54

/** Writes centimeters in the site's unit: in North America inches come first. */
export function lengthWriter(
  { bcp47, region }: Pick<Site, 'bcp47' | 'region'>,
  t: (key: MessageKey) => string,
): (centimeters: number) => string {
  const number = new Intl.NumberFormat(bcp47, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const metric = (centimeters: number) => `${number.format(centimeters)} ${t('sizing.centimeters')}`
  if (region !== 'NA') return metric
  return (centimeters) =>
    `${number.format(centimeters / centimetersPerInch)} ${t('sizing.inches')} (${metric(centimeters)})`
}

/** The site's own size system comes first, lengths are in its unit. */
export function sizeTable(name: SizeChartName, site: Site, t: (key: MessageKey) => string): SizeTable {
  const { columns, rows }: Chart = charts[name]
  const own = ownSystem[site.country] ?? []
  const order = columns.map((_, index) => index).toSorted((a, b) => rank(b) - rank(a))
  function rank(index: number): number {
    const column = columns[index]
    return column === 'size' ? 2 : column !== undefined && own.includes(column) ? 1 : 0
  }
  const lengthOf = lengthWriter(site, t)
  const cell = (value: Cell | undefined) =>
    typeof value === 'number' ? lengthOf(value) : withLocalHalves(value ?? '', site)
  return {
    columns: order.map((index) => t(`sizing.column.${columns[index] ?? 'size'}`)),
    rows: rows.map((row) => order.map((index) => cell(row[index]))),
  }
}
