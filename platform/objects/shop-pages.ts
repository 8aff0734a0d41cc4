import { DurableObject } from 'cloudflare:workers'
import { workerEdges } from '../../backend/edges.ts'
import { inOwnTrace } from '../../backend/trace.ts'
import { type Env, readConfig } from '../env.ts'
import { forgetChangedProducts, readChangedProducts } from '../services/catalogue/changed-products.ts'
import { purgeShop } from '../services/catalogue/purge-shop.ts'
import { wakeFavoriteNews } from './favorite-news.ts'

/** Changes within this time are one purge, in milliseconds. */
const gatherMs = 250
/** Doubled after each failure. */
const retryMs = 1000
const greatestPauseMs = 60_000

/**
 * Tells the shop which products its kept pages show as they no longer are. The changes wait in the database until the
 * shop has taken them, so neither its outage nor this object's end loses one, and no ingest or order waits for it.
 */
export class ShopPagesObject extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage
  private failures = 0

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
  }

  async wake(): Promise<void> {
    if ((await this.storage.getAlarm()) === null) await this.wakeIn(gatherMs)
  }

  override alarm(): Promise<void> {
    return inOwnTrace(() => this.tryToTell())
  }

  private async tryToTell(): Promise<void> {
    try {
      await this.tellShop()
      this.failures = 0
    } catch (error) {
      this.failures += 1
      const pauseMs = Math.min(greatestPauseMs, retryMs * 2 ** (this.failures - 1))
      workerEdges.log('warn', 'shop-pages.purge-failed', { failures: this.failures, pauseMs, reason: String(error) })
      await this.wakeIn(pauseMs)
    }
  }

  private async tellShop(): Promise<void> {
    const config = readConfig(this.env)
    const changed = await readChangedProducts(this.env.DB)
    if (!changed) return
    await wakeFavoriteNews(this.env)
    if (config.PURGE_ORIGIN !== '') {
      const status = await purgeShop(config, workerEdges.fetch, changed.purge)
      if (status !== 200) throw new Error(`the shop answers ${status}`)
    }
    await forgetChangedProducts(this.env.DB, changed.last)
  }

  private wakeIn(ms: number): Promise<void> {
    return this.storage.setAlarm(workerEdges.now() + ms)
  }
}
