import type { RowOf } from '../../../backend/db/column.ts'
import { pick, readRows } from '../../../backend/db/table.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { currencies, type Locale, locales, sites } from '../../../shared/i18n/locales.ts'
import { categoryProducts, productTexts, skus } from '../../db/catalogue-tables.ts'

type Texts = NonNullable<IngestProduct['texts'][Locale]>
type Sku = IngestProduct['skus'][number]

const of = (table: string, order: string) =>
  `SELECT * FROM ${table} WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, ${order}`
const statements = [of('product_texts', 'text_id'), of('skus', 'position'), of('category_products', 'position')]

/**
 * Products as a feed of one language and one currency adds to them: texts of other locales, prices in other currencies,
 * sizes that are sold in those alone, and categories stay. All else is as it was sent.
 */
export async function addedToStored(
  db: D1Database,
  items: readonly IngestProduct[],
): Promise<readonly IngestProduct[]> {
  const ids = JSON.stringify(items.map(({ productId }) => productId))
  const [textRows, skuRows, categoryRows] = await db.batch(statements.map((sql) => db.prepare(sql).bind(ids)))
  const texts = Map.groupBy(readRows(productTexts.columns, textRows), (row) => row.product_id)
  const sizes = Map.groupBy(readRows(skus.columns, skuRows), (row) => row.product_id)
  const categories = Map.groupBy(
    readRows(pick(categoryProducts, 'product_id', 'category_id'), categoryRows),
    (row) => row.product_id,
  )
  return items.map((item) => {
    const storedTexts = texts.get(item.productId)
    if (!storedTexts) return item
    const storedCategories = (categories.get(item.productId) ?? []).map(({ category_id }) => category_id)
    return {
      ...item,
      texts: withOtherLocales(item.texts, storedTexts),
      skus: withOtherCurrencies(item.skus, sizes.get(item.productId) ?? []),
      categoryIds: [...new Set([...item.categoryIds, ...storedCategories])].slice(0, mostCategories),
    }
  })
}

/** As the contract has it. */
const mostCategories = 20

type StoredText = RowOf<typeof productTexts.columns>
type StoredSku = RowOf<typeof skus.columns>

/**
 * Texts of all locales. A stored text that several languages share belongs to one of them and stands in for the others:
 * a text of their own language takes its place.
 */
function withOtherLocales(sent: IngestProduct['texts'], stored: readonly StoredText[]): IngestProduct['texts'] {
  const languageOf = (locale: Locale) => sites[locale].language
  const sentOf = (locale: Locale): Texts | undefined =>
    sent[locale] ?? sent[locales.find((other) => sent[other] && languageOf(other) === languageOf(locale)) ?? locale]
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const row = stored.find((one) => one.locales.includes(` ${locale} `))
      const shownIn = locales.filter((other) => row?.locales.includes(` ${other} `))
      const standsIn = new Set(shownIn.map(languageOf)).size > 1
      const own = standsIn || !row ? sentOf(locale) : sent[locale]
      const text = own ?? (row && textsOf(row))
      return text ? [[locale, text]] : []
    }),
  )
}

const textsOf = ({ name, colour_name, kind_name, description, sections }: StoredText): Texts => ({
  name,
  colourName: colour_name,
  kind: kind_name,
  description,
  sections: [...sections],
})

/** Sizes as sent, with their prices in other currencies; sizes that only those have follow. */
function withOtherCurrencies(sent: readonly Sku[], stored: readonly StoredSku[]): Sku[] {
  const sold = new Set(sent.flatMap(({ prices }) => currencies.filter((currency) => prices[currency])))
  const others = new Map(
    stored.map((row) => [
      row.upc,
      { row, prices: Object.fromEntries(currencies.flatMap((currency) => pricesIn(row, currency, sold))) },
    ]),
  )
  const own = new Set(sent.map(({ upc }) => upc))
  const most = Math.max(...sent.map(({ position }) => position))
  const left = [...others.values()].filter(({ row, prices }) => !own.has(row.upc) && Object.keys(prices).length > 0)
  return [
    ...sent.map((sku) => ({ ...sku, prices: inOrder({ ...others.get(sku.upc)?.prices, ...sku.prices }) })),
    ...left.map(({ row, prices }, place) => ({
      upc: row.upc,
      size: row.size,
      labels: { NA: row.label_na, EMEA: row.label_emea },
      position: most + 1 + place,
      quantity: row.fed_quantity,
      prices,
    })),
  ]
}

const pricesIn = ({ prices }: StoredSku, currency: (typeof currencies)[number], sold: ReadonlySet<string>) => {
  const price = sold.has(currency) ? undefined : prices[currency]
  return price ? [[currency, price] as const] : []
}

/** Always in one order, so that what is the same has the same hash. */
const inOrder = (prices: Sku['prices']): Sku['prices'] =>
  Object.fromEntries(currencies.flatMap((currency) => (prices[currency] ? [[currency, prices[currency]]] : [])))
