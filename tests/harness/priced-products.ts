import { ingest } from '../../backend/ingest/ingest.ts'
import { readCartProducts } from '../../platform/services/cart/items/products.ts'
import { createPriceGuard } from '../../platform/services/ingest/price-guard.ts'
import { productIntake } from '../../platform/services/ingest/products.ts'
import type { IngestPrice, IngestProduct } from '../../shared/contracts/ingest.ts'
import { sites } from '../../shared/i18n/locales.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import { openD1 } from './d1.ts'

const limits = { factor: 3, share: 0.5 }

type Given = { readonly price: number | IngestPrice; readonly currency?: 'USD' | 'EUR'; readonly sizes?: number }
type Importing = { revision?: string; yes?: boolean; dryRun?: boolean; adds?: boolean }

export const idOf = (style: number): string => `ST${String(style).padStart(6, '0')}C0`

/** A product whose sizes have one price. */
export function priced(style: number, { price, currency = 'USD', sizes = 2 }: Given): IngestProduct {
  const sold = typeof price === 'number' ? { current: price, original: price } : price
  const { skus, ...rest } = product(style, 0)
  return { ...rest, skus: skus.slice(0, sizes).map((sku) => ({ ...sku, quantity: 5, prices: { [currency]: sold } })) }
}

/** A product with a size for each price in dollars. */
export function pricedEach(style: number, prices: readonly number[]): IngestProduct {
  const { skus, ...rest } = priced(style, { price: 1, sizes: prices.length })
  const priceAt = (place: number) => ({ current: prices[place] ?? 1, original: prices[place] ?? 1 })
  return { ...rest, skus: skus.map((sku, place) => ({ ...sku, prices: { USD: priceAt(place) } })) }
}

/** A catalogue with imports, a second apart from one another. */
export function openPricedShop() {
  const db = openD1()
  let now = Date.parse('2026-11-27T12:00:00Z')
  return {
    db,
    now: () => now,
    async send(products: readonly unknown[], importing: Importing = {}, through = db) {
      const { revision = `at ${now}`, yes = false, dryRun = false, adds = true } = importing
      const guard = createPriceGuard(limits, { revision, acceptPrices: yes, dryRun }, now)
      const report = await ingest(through, productIntake({ now, adds, guard }), products, { dryRun })
      now += 1000
      return { ...report, moves: guard.moves }
    },
    async pricesOf(style: number, locale: 'en-us' | 'de-de' = 'en-us'): Promise<number[]> {
      const found = await readCartProducts(db, { site: sites[locale], now }, [idOf(style)])
      return (found.get(idOf(style))?.skus ?? []).map(({ price }) => price?.lowCurrent ?? 0)
    },
  }
}
