import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { type Currency, currencies } from '../../../shared/i18n/locales.ts'
import { slugOf } from '../catalogue/slug.ts'
import { groupByText, textsForEveryLocale } from './locale-fallback.ts'

type SkuIn = IngestProduct['skus'][number]

/** What of a product goes into rows of its own, as the JSON that the statements of `products.ts` read. */
export function productRows({ item, hash, artHash }: { item: IngestProduct; hash: string; artHash: string | null }) {
  const { productId } = item
  return {
    product: {
      ...item,
      hash,
      artHash,
      texts: undefined,
      skus: undefined,
      categoryIds: undefined,
    },
    texts: groupByText(textsForEveryLocale(item.texts) ?? new Map()).map(([text, shownIn]) => ({
      productId,
      locales: ` ${shownIn.join(' ')} `,
      slug: slugOf(text.name, text.colourName),
      ...text,
    })),
    prices: currencies.flatMap((currency) => priceRow(productId, currency, item.skus) ?? []),
    skus: item.skus.map((sku) => ({
      productId,
      ...sku,
      labelNa: sku.labels?.NA ?? sku.labels?.EMEA ?? sku.size,
      labelEmea: sku.labels?.EMEA ?? sku.labels?.NA ?? sku.size,
    })),
    categories: [...new Set(item.categoryIds)].map((categoryId, position) => ({ productId, categoryId, position })),
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
    productId,
    currency,
    lowCurrent: Math.min(...current),
    highCurrent: Math.max(...current),
    lowOriginal: Math.min(...original),
    highOriginal: Math.max(...original),
    historicBest: best.length > 0 ? Math.min(...best) : null,
  }
}
