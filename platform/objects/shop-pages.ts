import { DurableObject } from 'cloudflare:workers'
import { workerEdges } from '../../backend/edges.ts'
import { inOwnTrace } from '../../backend/trace.ts'
import { type Env, readConfig } from '../env.ts'
import { forgetChangedProducts, readChangedProducts } from '../services/catalogue/changed-products.ts'
import { purgeShop } from '../services/catalogue/purge-shop.ts'
import { markReachedEdges, nextPriceEdge } from '../services/ingest/price-edges.ts'
import { wakeDescriptions } from '../services/search/descriptions.ts'
import { wakeSearchImport } from '../services/search/search-import.ts'
import { wakeFavoriteNews } from './favorite-news.ts'

/** Changes within this time are one purge, in milliseconds. */
const gatherMs = 250
/** Doubled after each failure. */
const retryMs = 1000
const greatestPauseMs = 60_000
/** The last change of experiments, until the shop knows. */
const experimentsKey = 'experiments'

/**
 * Tells the shop which products its kept pages show as they no longer are, also where a sale begins or ends, and that
 * experiments have changed. Changes wait in the database, or here, until the shop has taken them, so neither its outage
 * nor this object's end loses one, and no ingest, order or operator waits for it.
 */
export class ShopPagesObject extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage
  private failures = 0

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
  }

  async wake(experiments: boolean): Promise<void> {
    if (experiments) await this.storage.put(experimentsKey, crypto.randomUUID())
    const isPausing = this.failures > 0 && (await this.storage.getAlarm()) !== null
    if (!isPausing) await this.wakeBy(workerEdges.now() + gatherMs)
  }

  override alarm(): Promise<void> {
    return inOwnTrace(() => this.tryToTell())
  }

  private async tryToTell(): Promise<void> {
    try {
      await this.tellShop()
      this.failures = 0
      const edge = await nextPriceEdge(this.env.DB)
      if (edge !== null) await this.wakeBy(edge)
    } catch (error) {
      this.failures += 1
      const pauseMs = Math.min(greatestPauseMs, retryMs * 2 ** (this.failures - 1))
      workerEdges.log('warn', 'shop-pages.purge-failed', { failures: this.failures, pauseMs, reason: String(error) })
      await this.wakeBy(workerEdges.now() + pauseMs)
    }
  }

  private async tellShop(): Promise<void> {
    const config = readConfig(this.env)
    const edge = await nextPriceEdge(this.env.DB)
    if (edge !== null && edge <= workerEdges.now()) await markReachedEdges(this.env.DB, workerEdges.now())
    // New products are no change of a page, but of a search.
    await wakeDescriptions(this.env)
    if (config.SEARCH_ORIGIN !== '') await wakeSearchImport(this.env)
    const changed = await readChangedProducts(this.env.DB)
    const experiments = await this.storage.get<string>(experimentsKey)
    if (!changed && experiments === undefined) return
    if (changed) await wakeFavoriteNews(this.env)
    if (config.PURGE_ORIGIN !== '') {
      const purge = { ...changed?.purge, ...(experiments !== undefined && { experiments: true as const }) }
      const status = await purgeShop(config, workerEdges.fetch, purge)
      if (status !== 200) throw new Error(`the shop answers ${status}`)
    }
    if (changed) await forgetChangedProducts(this.env.DB, changed.last)
    // A change of the meantime stays.
    if (experiments === (await this.storage.get<string>(experimentsKey))) await this.storage.delete(experimentsKey)
  }

  /** The earliest of several wishes holds. */
  private async wakeBy(at: number): Promise<void> {
    const set = await this.storage.getAlarm()
    if (set === null || at < set) await this.storage.setAlarm(at)
  }
}
