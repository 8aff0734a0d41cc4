import type { z } from 'zod'
import type { IngestPrice } from '../../shared/contracts/ingest.ts'
import type { Badge } from '../../shared/contracts/product.ts'
import { badges } from '../../shared/contracts/product.ts'
import type { Currency, Locale } from '../../shared/i18n/locales.ts'
import type { ResultOf } from '../../shared/result.ts'
import { categoryPaths } from './categories.ts'
import type { Finding } from './finding.ts'
import type { CompiledMapping } from './mapping/compile.ts'
import type { FieldName } from './mapping/mapping.ts'
import { pricesOf } from './row-prices.ts'
import type { SpooledRow } from './spool.ts'
import { isAvailable } from './values/availability.ts'
import { plainLine, plainText } from './values/plain-text.ts'
import { instantOf } from './values/sale-window.ts'
import { type Gender, wearerOf } from './values/wearer.ts'
import { webAddress } from './values/web-address.ts'

export type Words = {
  readonly title: string
  readonly colour: string
  readonly kind: string
  readonly description: string
}

/** A sellable row of a feed, checked. Money in minor units. */
export type FeedRow = Words & {
  readonly line: number
  readonly id: string
  readonly upc: string | null
  readonly brand: string
  readonly gender: Gender
  readonly categories: readonly (readonly string[])[]
  readonly pattern: string
  readonly material: string | null
  readonly size: string
  readonly price: IngestPrice
  readonly quantity: number
  readonly images: readonly string[]
  readonly highlights: readonly string[]
  readonly rating: { readonly score: number; readonly reviewsCount: number } | null
  readonly badge: z.output<typeof Badge> | null
  readonly digital: boolean
  readonly publishedAt: string
  readonly otherTexts: ReadonlyMap<Locale, Partial<Words>>
}

export type RowSettings = { readonly currency: Currency; readonly locale: Locale }

const longest = {
  title: 200,
  brand: 80,
  colour: 80,
  kind: 80,
  size: 40,
  id: 200,
  material: 60,
  description: 10_000,
  highlight: 500,
} as const
const defaultQuantity = 20
const mostQuantity = 1_000_000
const mostHighlights = 20
/** Sorts after everything with a date of its own. */
const unknownDate = '1970-01-01'
let lastDescription = { given: '', plain: '' }

/** Checks a row field by field. The row is null if a finding is an error. */
export function readFeedRow(
  row: SpooledRow,
  mapping: CompiledMapping,
  settings: RowSettings,
): { row: FeedRow | null; findings: Finding[] } {
  const findings: Finding[] = []
  const id = row.rowId ?? ''
  const note = (level: Finding['level'], field: string, reason: string) =>
    findings.push({ level, line: row.line, field, reason, ...(id ? { id: id.slice(0, 60) } : {}) })
  const raw = (field: FieldName) => mapping.value(field, row.fields)
  const first = (field: FieldName) => raw(field)[0] ?? ''
  const text = (field: Exclude<FieldName, 'description'> & keyof typeof longest) => {
    const value = plainLine(first(field))
    if (value.length <= longest[field]) return value
    note('error', field, `has ${value.length} characters; at most ${longest[field]} are possible`)
    return ''
  }

  if (id.length > longest.id) note('error', 'id', `has ${id.length} characters; at most ${longest.id} are possible`)
  const title = text('title')
  if (title === '' && !findings.some(({ field }) => field === 'title')) note('error', 'title', 'is missing')
  let description = describing(raw('description').join('\n'))
  if (description.length > longest.description) {
    note('warning', 'description', `has ${description.length} characters; it was cut to ${longest.description}`)
    description = `${description
      .slice(0, longest.description - 1)
      .trimEnd()
      .replace(/\p{Cs}/gu, '')}…`
  }
  const { price, findings: priceFindings } = pricesOf(raw, mapping.mapping.decimal, settings)
  for (const { field, reason } of priceFindings) note('error', field, reason)
  const quantity = quantityOf(
    first('quantity'),
    first('availability'),
    mapping.mapping.quantityInStock ?? defaultQuantity,
  )
  if (!quantity.ok) note('error', quantity.failure.field, quantity.failure.reason)

  const addresses = (field: 'image' | 'images', level: Finding['level']) =>
    raw(field)
      .flatMap((list) => list.split('\n'))
      .filter((address) => address.trim() !== '')
      .flatMap((address) => {
        const parsed = webAddress(address)
        if (!parsed.ok)
          note(level, field, `${parsed.failure}${level === 'warning' ? '; the picture was left out' : ''}`)
        return parsed.ok ? [parsed.value] : []
      })
  const images = [...new Set([...addresses('image', 'error'), ...addresses('images', 'warning')])]
  const paths = categoryPaths(raw('categories'))
  const sizes = [text('size'), plainLine(first('sizeExtra'))].filter((part) => part !== '').join(' / ')
  if (sizes.length > longest.size && !findings.some(({ field }) => field === 'size'))
    note('error', 'size', `has ${sizes.length} characters; at most ${longest.size} are possible`)

  const colour = text('colour')
  const checked = {
    line: row.line,
    id,
    upc: row.upc,
    title,
    description,
    brand: text('brand'),
    gender: wearerOf(first('gender'), first('ageGroup'), paths.flat().join(' '), title),
    kind: plainLine(first('kind')).slice(0, longest.kind).trim(),
    categories: paths,
    colour,
    pattern: plainLine(first('pattern'))
      .slice(0, longest.colour - colour.length - 1)
      .trim(),
    material: materialOf(first('material')),
    size: sizes,
    images,
    highlights: raw('highlights')
      .map((line) => plainLine(line).slice(0, longest.highlight))
      .filter(Boolean)
      .slice(0, mostHighlights),
    rating: ratingOf(first('rating'), first('reviewsCount')),
    badge: badges.find((badge) => badge === first('badge')) ?? null,
    digital: /^(true|yes|1)$/i.test(first('digital').trim()),
    publishedAt: dateOf(first('publishedAt')),
    otherTexts: otherTextsOf(row, mapping),
  }
  const usable = !findings.some(({ level }) => level === 'error')
  return { row: usable && price && quantity.ok ? { ...checked, price, quantity: quantity.value } : null, findings }
}

/** All sizes of a product have the same long description, so it is parsed only once. */
function describing(text: string): string {
  if (text !== lastDescription.given) lastDescription = { given: text, plain: plainText(text) }
  return lastDescription.plain
}

type Quantity = ResultOf<number, { field: 'quantity' | 'availability'; reason: string }>

/**
 * Negative stock counts as 0, because shops oversell. A quantity counts unless the feed says that the item is sold out.
 */
function quantityOf(quantity: string, availability: string, inStock: number): Quantity {
  const available = availability.trim() === '' ? null : isAvailable(availability)
  if (availability.trim() !== '' && available === null)
    return {
      ok: false,
      failure: {
        field: 'availability',
        reason: `${JSON.stringify(availability.slice(0, 40))} is not known: "in stock" or "out of stock" are`,
      },
    }
  const figure = quantity.trim()
  if (figure === '') return { ok: true, value: available === false ? 0 : inStock }
  if (!/^[+-]?\d{1,9}([.,]0+)?$/.test(figure))
    return {
      ok: false,
      failure: { field: 'quantity', reason: `${JSON.stringify(figure.slice(0, 40))} is not a whole number` },
    }
  const value = Math.min(Math.max(Number.parseInt(figure, 10), 0), mostQuantity)
  return { ok: true, value: available === false ? 0 : value }
}

/** `100% Organic Cotton, Elastane` -> `organic-cotton`: it is a facet value. */
function materialOf(text: string): string | null {
  const [main = ''] = plainLine(text).split(/[,;/|]/)
  const slug = main
    .toLowerCase()
    .replace(/\d+\s*%/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return slug.slice(0, longest.material) || null
}

function ratingOf(score: string, count: string): FeedRow['rating'] {
  const [value, reviewsCount] = [Number.parseFloat(score.replace(',', '.')), Number.parseInt(count, 10)]
  if (!(value >= 0 && value <= 5)) return null
  return { score: value, reviewsCount: Number.isNaN(reviewsCount) ? 0 : Math.max(reviewsCount, 0) }
}

function dateOf(text: string): string {
  const instant = instantOf(text.trim())
  return instant === null ? unknownDate : new Date(instant).toISOString().slice(0, 10)
}

function otherTextsOf(row: SpooledRow, mapping: CompiledMapping): FeedRow['otherTexts'] {
  return new Map(
    mapping.texts.map(({ locale, value }) => {
      const line = (field: 'title' | 'colour' | 'kind', maxLength: number) =>
        plainLine(value(field, row.fields)[0] ?? '')
          .slice(0, maxLength)
          .trim()
      const description = plainText(value('description', row.fields).join('\n')).slice(0, longest.description)
      return [
        locale,
        {
          title: line('title', longest.title),
          colour: line('colour', longest.colour),
          kind: line('kind', longest.kind),
          description,
        },
      ]
    }),
  )
}
