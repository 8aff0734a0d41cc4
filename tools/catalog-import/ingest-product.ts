import type { z } from 'zod'
import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { type Locale, type Site, sites } from '../../shared/i18n/locales.ts'
import { type CategoryTree, categoryPaths } from './categories.ts'
import type { FeedRow, RowSettings, Words } from './feed-row.ts'
import { styleTitle } from './title.ts'
import { colourOf } from './values/colours.ts'
import { kindOf, sizeChartOf } from './values/kind.ts'

const oneSize = 'OS'
const mostPictures = 20
const mostCategories = 20
const fallbackCategory = 'Imported'
const detailsTitle: Readonly<Record<Site['language'], string>> = {
  en: 'Details',
  de: 'Details',
  fr: 'Détails',
  es: 'Detalles',
  it: 'Dettagli',
}

/** `category` is added to the feed's own categories of every product. */
export type BuildSettings = RowSettings & { readonly tree: CategoryTree; readonly category: string | null }
type Placement = BuildSettings & {
  readonly productId: string
  readonly masterId: string
  readonly images: readonly string[]
  /** By row. */
  readonly upcs: readonly string[]
}

/**
 * A colour of a style from its rows in the order of their sizes. The part that the rows share is taken from the one
 * that came first in the feed.
 */
export function ingestProductOf(
  rows: readonly FeedRow[],
  { productId, masterId, images, upcs, ...settings }: Placement,
): z.input<typeof IngestProduct> {
  const head = rows.reduce((first, row) => (row.line < first.line ? row : first))
  const firstValue = <T>(pick: (row: FeedRow) => T | null | ''): T | null =>
    pick(head) || rows.map(pick).find(Boolean) || null
  const title = styleTitle(head.title, [head.colour, ...rows.map(({ size }) => size)])
  const colour = colourOf(head.colour || head.title)
  const kind = kindOf([head.kind, head.categories[0]?.at(-1) ?? ''], title)
  const paths = [...(settings.category ? categoryPaths([settings.category]) : []), ...head.categories]
  const texts = {
    title,
    colour: head.colour,
    kind: head.kind || (head.categories[0]?.at(-1) ?? ''),
    description: firstValue(({ description }) => description) ?? '',
  }
  return {
    productId,
    masterId,
    brand: firstValue(({ brand }) => brand) ?? '',
    gender: head.gender,
    kind,
    colour: colour.family,
    swatch: [...colour.swatch],
    material: firstValue(({ material }) => material),
    badge: head.badge,
    sizeChart: sizeChartOf(kind, head.gender),
    isDigitalProduct: head.digital || kind === 'gift-card',
    publishedAt: head.publishedAt,
    rating: firstValue(({ rating }) => rating),
    rank: 0,
    categoryIds: settings.tree.idsFor(paths.length > 0 ? paths : [[fallbackCategory]]).slice(0, mostCategories),
    pictures: images.slice(0, mostPictures).map((url) => ({ url })),
    texts: textsOf(head, texts, settings.locale),
    skus: rows.map((row, position) => ({
      upc: upcs[position] ?? row.id,
      size: row.size || oneSize,
      position,
      quantity: row.quantity,
      prices: { [settings.currency]: row.price },
    })),
  }
}

function textsOf(head: FeedRow, texts: Words, locale: Locale): z.input<typeof IngestProduct>['texts'] {
  const entry = (locale: Locale, { title, colour, kind, description }: Words) => ({
    name: title,
    colourName: colour,
    kind,
    description,
    sections:
      head.highlights.length > 0
        ? [{ key: 'details', title: detailsTitle[sites[locale].language], lines: [...head.highlights] }]
        : [],
  })
  const otherLocales = [...head.otherTexts]
    .filter(([, text]) => text.title)
    .map(([otherLocale, text]): [Locale, ReturnType<typeof entry>] => {
      const filled: Words = {
        title: text.title || texts.title,
        colour: text.colour || texts.colour,
        kind: text.kind || texts.kind,
        description: text.description || texts.description,
      }
      return [
        otherLocale,
        entry(otherLocale, { ...filled, title: styleTitle(filled.title, [filled.colour, head.size]) }),
      ]
    })
  return { ...Object.fromEntries(otherLocales), [locale]: entry(locale, texts) }
}
