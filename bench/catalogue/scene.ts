import { rmSync } from 'node:fs'
import { IngestReport } from '../../shared/contracts/ingest.ts'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { type Database, databaseOf } from './counted-database.ts'
import { startCountedPlatform } from './counted-platform.ts'
import { madeProduct } from './made-products.ts'

const perCall = 100
const callsAtOnce = 2
const runtimeOptions = { port: 0, platformPort: 0, build: false, onLog: () => undefined } as const
const leafSql = `SELECT category_id FROM categories c WHERE parent_id IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM categories below WHERE below.parent_id = c.category_id) ORDER BY category_id`
const topSql = `SELECT t.slug || '-' || c.category_id AS address FROM categories c
JOIN category_texts t ON t.category_id = c.category_id AND t.locale = 'en-us'
WHERE c.parent_id IS NULL ORDER BY c.position LIMIT 1`

/** The demo shop with a made catalog beside its own products, which grows. */
export async function openScene() {
  const statePath = await prepareState('demo')
  const runtime = await startLocalRuntime({ ...runtimeOptions, statePath })
  const database: Database = databaseOf(await runtime.miniflare.getD1Database('DB', 'kerb-platform'))
  const textOf = async (sql: string, column: string) =>
    (await database.prepare(sql).all()).results.map((row) => String(row[column]))
  const categoryIds = await textOf(leafSql, 'category_id')
  const [category = ''] = await textOf(topSql, 'address')
  const settings = await runtime.miniflare.getBindings('kerb-platform')
  let made = 0
  const send = async (origin: string, products: readonly object[]) => {
    const headers = { authorization: `Bearer ${runtime.adminToken}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ products })
    const response = await fetch(`${origin}/admin/catalog/products`, { method: 'POST', headers, body })
    const report = IngestReport.parse(await response.json())
    if (report.failed.length > 0) throw new Error(`refused: ${JSON.stringify(report.failed[0])}`)
  }
  return {
    platformUrl: runtime.platformUrl,
    /** Address of the largest category, without its locale. */
    category,
    product: (index: number) => madeProduct(index, categoryIds),
    send,
    /** Sends products until there are `wanted` made ones; returns how many were taken per second. */
    async grow(wanted: number): Promise<number> {
      const began = performance.now()
      const first = made
      const sendAll = async () => {
        while (made < wanted) {
          const start = made
          made = Math.min(wanted, made + perCall)
          const products = Array.from({ length: made - start }, (_, index) => madeProduct(start + index, categoryIds))
          await send(runtime.platformUrl, products)
        }
      }
      await Promise.all(Array.from({ length: callsAtOnce }, sendAll))
      return (made - first) / ((performance.now() - began) / 1000)
    },
    /** A platform on the same database that counts rows. */
    countedPlatform: () => startCountedPlatform(database, settings),
    async dispose() {
      await runtime.dispose()
      rmSync(statePath, { recursive: true, force: true })
    },
  }
}
export type Scene = Awaited<ReturnType<typeof openScene>>

/** A shop with the demo's content that asks the platform at `origin`. */
export async function openShop(origin: string) {
  const statePath = await prepareState('demo')
  const runtime = await startLocalRuntime({ ...runtimeOptions, statePath, vars: { shop: { COMMERCE_ORIGIN: origin } } })
  return {
    shopUrl: runtime.shopUrl,
    async dispose() {
      await runtime.dispose()
      rmSync(statePath, { recursive: true, force: true })
    },
  }
}
