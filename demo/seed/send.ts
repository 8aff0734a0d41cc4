import { IngestReport } from '../../shared/contracts/ingest.ts'
import { retry } from '../../shared/retry.ts'
import { seedCards } from './cards.ts'
import { seedCategories } from './categories.ts'
import { seedDocuments } from './content/documents.ts'
import { seedExperiments, seedFlags } from './experiments.ts'
import { seedGifts } from './gifts.ts'
import type { HashCost } from './hash-secret.ts'
import { seedEmployees, seedGiftCards, seedPeople, seedRewards } from './people.ts'
import { inBatches, seedProducts } from './products.ts'
import { seedCoupons, seedPromotions } from './promotions.ts'
import { seedQuestions, seedReviews } from './reviews/reviews.ts'
import { seedStoreStock } from './store-stock.ts'
import { seedStores } from './stores.ts'

/** The date from which the age of products is counted. Fixed, so that every run seeds the same data. */
export const demoReferenceDate = '2026-11-15'

const productsPerCall = 50
const documentsPerCall = 40
const reviewsPerCall = 500
const callsAtOnce = 2
const refusalsShown = 3

export type SeedOptions = {
  readonly origin: string
  readonly adminToken: string
  /** The payment sandbox's secret, for signing saved cards; if empty, no cards are seeded. */
  readonly paymentSecret: string
  readonly log: (line: string) => void
  /** Cost of hashing the demo people's passwords and PINs; the recommended one if absent. */
  readonly hashCost?: HashCost
}

/**
 * Sends the demo data to a running platform, which skips rows that haven't changed. Throws if a call or a row is
 * refused.
 */
export async function seedPlatform({ origin, adminToken, paymentSecret, log, hashCost }: SeedOptions): Promise<void> {
  const send = (path: string, body: Record<string, unknown>) => post(new URL(path, origin), adminToken, body)
  const step = async (name: string, path: string, field: string, batches: Iterable<unknown[]>, extraFields = {}) => {
    const started = performance.now()
    const total = await sendAll(batches, (batch) => send(path, { [field]: batch, ...extraFields }))
    log(
      `${name}: ${total.written} written, ${total.unchanged} unchanged (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    )
  }
  await step('categories', '/admin/catalog/categories', 'categories', inBatches(seedCategories, 1000))
  await step('stores', '/admin/stores', 'stores', inBatches(seedStores, 1000))
  await step('employees', '/admin/people', 'employees', [[...seedEmployees]])
  await step('people', '/admin/people', 'people', [await seedPeople(hashCost)])
  if (paymentSecret !== '') await step('cards', '/admin/people', 'instruments', [await seedCards(paymentSecret)])
  await step('gift cards', '/admin/people', 'giftCards', [await seedGiftCards(hashCost)])
  await step('rewards', '/admin/people', 'rewards', [[...seedRewards]])
  await step(
    'content',
    '/admin/content/documents',
    'documents',
    inBatches(seedDocuments(demoReferenceDate), documentsPerCall),
    // Replaces the seed's own first revisions, but nothing that an editor has changed since.
    { replace: true },
  )
  await step('experiments', '/admin/experiments', 'experiments', [[...seedExperiments]])
  await step('feature flags', '/admin/experiments', 'flags', [[...seedFlags]])
  await step(
    'products',
    '/admin/catalog/products',
    'products',
    inBatches(seedProducts(demoReferenceDate), productsPerCall),
    { acceptPrices: true },
  )
  await step('gifts', '/admin/catalog/products', 'products', [[...seedGifts(demoReferenceDate)]], {
    acceptPrices: true,
  })
  const products = [...seedProducts(demoReferenceDate), ...seedGifts(demoReferenceDate)]
  const stock = seedStoreStock(seedStores, products, `${demoReferenceDate}T00:00:00Z`)
  await step('store stock', '/admin/stores/stock', 'stock', stock)
  await step('reviews', '/admin/reviews', 'reviews', inBatches(seedReviews(demoReferenceDate), reviewsPerCall))
  await step('questions', '/admin/questions', 'questions', inBatches(seedQuestions(demoReferenceDate), reviewsPerCall))
  await step('promotions', '/admin/promotions', 'promotions', [[...seedPromotions]])
  await step('coupons', '/admin/promotions', 'coupons', [[...seedCoupons]])
}

/** Each worker takes the next batch when its last one is done, so a batch is generated only when it is needed. */
async function sendAll(
  batches: Iterable<unknown[]>,
  send: (batch: unknown[]) => Promise<IngestReport>,
): Promise<{ written: number; unchanged: number }> {
  const total = { written: 0, unchanged: 0 }
  const iterator = batches[Symbol.iterator]()
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      const { written, unchanged } = await send(next.value)
      total.written += written
      total.unchanged += unchanged
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, worker))
  return total
}

async function post(url: URL, adminToken: string, body: Record<string, unknown>): Promise<IngestReport> {
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  // The server may close a kept connection just as it is reused. Sending rows twice is harmless.
  const response = await retry(() => fetch(url, init), {
    plan: { firstMs: 100, budgetMs: 2000 },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${text.slice(0, 300)}`)
  const report = IngestReport.parse(JSON.parse(text))
  if (report.failed.length > 0) {
    const examples = report.failed.slice(0, refusalsShown).map(({ id, reason }) => `${id} (${reason})`)
    throw new Error(`${url.pathname} refused ${report.failed.length}: ${examples.join(', ')}`)
  }
  return report
}
