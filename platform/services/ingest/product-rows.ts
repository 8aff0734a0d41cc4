import type { Hashed } from '../../../backend/ingest/ingest.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { type Currency, currencies } from '../../../shared/i18n/locales.ts'
import { slugOf } from '../../../shared/slug.ts'
import { groupByText, textsForEveryLocale } from './locale-fallback.ts'

type SkuIn = IngestProduct['skus'][number]

/** The rows of a product, as the tables list their columns. */
export function productRows({ item, hash }: Hashed<IngestProduct>) {
  const { productId } = item
  return {
    product: {
      product_id: productId,
      master_id: item.masterId,
      content_hash: hash,
      brand: item.brand,
      gender: item.gender,
      kind: item.kind,
      colour: item.colour,
      material: item.material,
      badge: item.badge,
      size_chart: item.sizeChart,
      is_digital: item.isDigitalProduct,
      published_at: item.publishedAt,
      rating_score: item.rating?.score ?? null,
      rating_count: item.rating?.reviewsCount ?? null,
      rank: item.rank,
      swatch: item.swatch,
      pictures: item.pictures,
      listed: item.listed ?? true,
    },
    texts: groupByText(textsForEveryLocale(item.texts) ?? new Map()).map(([text, shownIn]) => ({
      product_id: productId,
      locales: ` ${shownIn.join(' ')} `,
      slug: slugOf(text.name, text.colourName),
      name: text.name,
      colour_name: text.colourName,
      kind_name: text.kind,
      description: text.description,
      sections: text.sections,
    })),
    prices: currencies.flatMap((currency) => priceRow(productId, currency, item.skus) ?? []),
    skus: item.skus.map((sku) => ({
      product_id: productId,
      upc: sku.upc,
      position: sku.position,
      size: sku.size,
      label_na: sku.labels?.NA ?? sku.labels?.EMEA ?? sku.size,
      label_emea: sku.labels?.EMEA ?? sku.labels?.NA ?? sku.size,
      quantity: sku.quantity,
      prices: sku.prices,
      fed_quantity: sku.quantity,
    })),
    categories: [...new Set(item.categoryIds)].map((categoryId, position) => ({
      category_id: categoryId,
      product_id: productId,
      position,
    })),
  }
}

/** The span over all sizes, or null where the product is not sold in that currency. */
function priceRow(productId: string, currency: Currency, skus: readonly SkuIn[]) {
  const prices = skus.flatMap((sku) => sku.prices[currency] ?? [])
  if (prices.length === 0) return null
  const current = prices.map((price) => price.current)
  const original = prices.map((price) => Math.max(price.original, price.current))
  const best = prices.flatMap((price) => price.historicBest ?? [])
  return {
    currency,
    product_id: productId,
    low_current: Math.min(...current),
    high_current: Math.max(...current),
    low_original: Math.min(...original),
    high_original: Math.max(...original),
    historic_best: best.length > 0 ? Math.min(...best) : null,
  }
}
