import type { IngestReport } from '../../shared/contracts/ingest.ts'
import type { CategoryTree } from './categories.ts'
import type { Finding } from './finding.ts'
import type { Importing, PlatformClient } from './platform-client.ts'
import type { PriceMoves } from './price-moves.ts'
import type { Built } from './products.ts'

const productsPerCall = 50
/** The platform judges how many prices move from twenty products on: the last call has as many, too. */
const leastInLastCall = 20
const charactersPerCall = 4_000_000
const categoriesPerCall = 500
const callsAtOnce = 2

type Waiting = { readonly id: string; readonly json: string; readonly lines: readonly number[] }
export type Sent = { written: number; unchanged: number; failed: number; lostLines: number }

type SenderSettings = {
  /** null: nothing is sent, only counted. */
  readonly client: PlatformClient | null
  readonly importing: Importing
  readonly tree: CategoryTree
  readonly moves: PriceMoves
  readonly onFinding: (finding: Finding) => void
}

/** Sends products in batches, each after the categories that it needs. */
export function createSender({ client, importing, tree, moves, onFinding }: SenderSettings) {
  const totals: Sent = { written: 0, unchanged: 0, failed: 0, lostLines: 0 }
  const running = new Set<Promise<void>>()
  let batch: Waiting[] = []
  let size = 0
  let fault: unknown = null

  const reportLines = (lines: readonly number[], id: string, reason: string) => {
    for (const line of lines)
      onFinding({ level: 'error', line, field: 'product', id, reason: `the platform refused it: ${reason}` })
  }
  const settle = (report: IngestReport, items: readonly Waiting[]) => {
    totals.written += report.written
    totals.unchanged += report.unchanged
    totals.failed += report.failed.length
    moves.add(report.moves ?? [])
    for (const { id, path, code, words, level } of report.findings ?? []) {
      const [line = 0] = items.find((item) => item.id === id)?.lines ?? []
      // Faults are told with the product below; a UPC of two products in the feed was told as it was read. A dry run
      // sends no categories.
      const isTold = code === 'upc-elsewhere' || (importing.dryRun && code === 'category-unknown')
      if (level === 'warning' && !isTold) onFinding({ level, line, field: path, id, code, reason: words })
    }
    for (const { id, reason } of report.failed) {
      const lines = items.find((item) => item.id === id)?.lines ?? []
      totals.lostLines += lines.length
      reportLines(lines, id, reason)
    }
  }
  const sendCategories = async (open: PlatformClient) => {
    const fresh = tree.takeNew()
    for (let start = 0; start < fresh.length; start += categoriesPerCall) {
      const report = await open.sendCategories(fresh.slice(start, start + categoriesPerCall))
      for (const { id, reason } of report.failed)
        onFinding({
          level: 'warning',
          line: 0,
          field: 'categories',
          id,
          reason: `the platform refused the category: ${reason}`,
        })
    }
  }
  const flush = async (most: number) => {
    if (batch.length === 0) return
    const items = batch.slice(0, most)
    batch = batch.slice(most)
    size = batch.reduce((sum, { json }) => sum + json.length, 0)
    if (client === null) {
      totals.written += items.length
      return
    }
    if (!importing.dryRun) await sendCategories(client)
    const call = client
      .sendProducts(
        items.map(({ json }) => json),
        importing,
      )
      .then((report) => settle(report, items))
      .catch((error: unknown) => {
        fault ??= error
      })
      .finally(() => running.delete(call))
    running.add(call)
    if (running.size >= callsAtOnce) await Promise.race(running)
    if (fault !== null) throw fault
  }
  return {
    sent: totals,
    async add({ product, lines }: Pick<Built, 'product' | 'lines'>): Promise<void> {
      const json = JSON.stringify(product)
      if (size + json.length > charactersPerCall) await flush(batch.length)
      batch.push({ id: product.productId, json, lines })
      size += json.length
      if (batch.length >= productsPerCall + leastInLastCall) await flush(productsPerCall)
    },
    async finish(): Promise<void> {
      await flush(batch.length)
      await Promise.all(running)
      if (fault !== null) throw fault
    },
  }
}
