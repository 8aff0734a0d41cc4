import type { Hashed } from '../../../backend/ingest/ingest.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { slugOf } from '../../../shared/slug.ts'
import { groupByText, textsForEveryLocale } from './locale-fallback.ts'
import type { Priced } from './price-history.ts'
import { priceRow, sizeSteps, stepsIn } from './price-rows.ts'

/** The rows of a product, as the tables list their columns. */
export function productRows({ item, hash }: Hashed<IngestProduct>, priced: readonly Priced[], now: number) {
  const { productId } = item
  const sold = priced.map((prices) => stepsIn(item, prices, now))
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
    prices: sold.map((prices) => priceRow(productId, prices, now)),
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
      price_steps: sizeSteps(sold, sku.upc),
    })),
    categories: [...new Set(item.categoryIds)].map((categoryId, position) => ({
      category_id: categoryId,
      product_id: productId,
      position,
    })),
  }
}
