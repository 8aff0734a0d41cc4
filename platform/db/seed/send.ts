import { IngestReport } from '../../../shared/contracts/ingest.ts'
import { seedCategories } from './categories.ts'
import { seedDocuments } from './content/documents.ts'
import { seedGifts } from './gifts.ts'
import { seedEmployees, seedGiftCards, seedPeople, seedRewards, seedTestCards } from './people.ts'
import { inBatches, seedProducts } from './products.ts'
import { seedCoupons, seedPromotions } from './promotions.ts'
import { seedStores } from './stores.ts'

/** The day that the demo shop's "new" is judged from. Fixed, so that every seed is the same shop. */
export const demoReferenceDate = '2026-11-15'

const productsPerCall = 50
const documentsPerCall = 40
const callsAtOnce = 2
const refusalsShown = 3

export type SeedOptions = { readonly origin: string; readonly adminToken: string; readonly log: (line: string) => void }

/** Sends the demo shop to a running platform; what is there already and unchanged is left alone. Throws when a call or a row is refused. */
export async function seedPlatform({ origin, adminToken, log }: SeedOptions): Promise<void> {
  const send = (path: string, body: Record<string, unknown>) => post(new URL(path, origin), adminToken, body)
  const step = async (name: string, path: string, field: string, batches: Iterable<unknown[]>) => {
    const started = performance.now()
    const total = await sendAll(batches, (batch) => send(path, { [field]: batch }))
    log(
      `${name}: ${total.written} written, ${total.unchanged} unchanged (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    )
  }
  await step('categories', '/admin/catalog/categories', 'categories', inBatches(seedCategories, 1000))
  await step('stores', '/admin/stores', 'stores', inBatches(seedStores, 1000))
  await step('employees', '/admin/people', 'employees', [[...seedEmployees]])
  await step('people', '/admin/people', 'people', [await seedPeople()])
  await step('test cards', '/admin/people', 'testCards', [[...seedTestCards]])
  await step('gift cards', '/admin/people', 'giftCards', [await seedGiftCards()])
  await step('rewards', '/admin/people', 'rewards', [[...seedRewards]])
  await step(
    'content',
    '/admin/content/documents',
    'documents',
    inBatches(seedDocuments(demoReferenceDate), documentsPerCall),
  )
  await step(
    'products',
    '/admin/catalog/products',
    'products',
    inBatches(seedProducts(demoReferenceDate), productsPerCall),
  )
  await step('gifts', '/admin/catalog/products', 'products', [[...seedGifts(demoReferenceDate)]])
  await step('promotions', '/admin/promotions', 'promotions', [[...seedPromotions]])
  await step('coupons', '/admin/promotions', 'coupons', [[...seedCoupons]])
}

/** Each worker takes the next batch when its last is through, so nothing is generated before it is needed. */
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
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${text.slice(0, 300)}`)
  const report = IngestReport.parse(JSON.parse(text))
  if (report.failed.length > 0) {
    const some = report.failed.slice(0, refusalsShown).map(({ id, reason }) => `${id} (${reason})`)
    throw new Error(`${url.pathname} refused ${report.failed.length}: ${some.join(', ')}`)
  }
  return report
}
