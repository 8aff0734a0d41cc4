import { DurableObject } from 'cloudflare:workers'
import { workerEdges } from '../../backend/edges.ts'
import { inOwnTrace } from '../../backend/trace.ts'
import { type Env, readConfig } from '../env.ts'
import type { ImportState } from '../services/search/search-import.ts'
import { changedSince } from '../services/search/typesense/changed-facts.ts'
import { createCollections, importProducts } from '../services/search/typesense/import.ts'
import { type SearchServer, searchServer } from '../services/search/typesense/server.ts'

/** Changes within this time are one import, in milliseconds. */
const gatherMs = 250
/** Doubled after each failure. */
const retryMs = 1000
const greatestPauseMs = 60_000
/** Documents of one request. */
const perImport = 250
/** Version of the facts up to which the server has all. */
const versionKey = 'version'

/**
 * Writes changed products to the search server. Facts of the catalog have versions, and this object keeps the last one
 * that the server has: neither its outage nor this object's end loses a change, and no ingest or order waits for it.
 */
export class SearchImportObject extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage
  private failures = 0
  private reason: string | null = null

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
  }

  async wake(): Promise<void> {
    if ((await this.storage.getAlarm()) === null) await this.wakeIn(gatherMs)
  }

  /** Writes all products again, into collections that it creates where they are missing. */
  async fill(): Promise<ImportState> {
    await this.storage.delete(versionKey)
    await this.wakeIn(0)
    return this.state()
  }

  async state(): Promise<ImportState> {
    const { waiting } = await changedSince(this.env.DB, await this.version())
    return { waiting, reason: this.reason }
  }

  override alarm(): Promise<void> {
    return inOwnTrace(() => this.tryToImport())
  }

  private async tryToImport(): Promise<void> {
    const server = searchServer(readConfig(this.env))
    if (!server) return
    try {
      const isMore = await this.importNext(server)
      this.failures = 0
      this.reason = null
      if (isMore) await this.wakeIn(0)
    } catch (error) {
      this.failures += 1
      this.reason = String(error)
      const pauseMs = Math.min(greatestPauseMs, retryMs * 2 ** (this.failures - 1))
      workerEdges.log('warn', 'search-import.failed', { failures: this.failures, pauseMs, reason: this.reason })
      await this.wakeIn(pauseMs)
    }
  }

  /** Whether there may be more. */
  private async importNext(server: SearchServer): Promise<boolean> {
    const version = await this.version()
    if (version === 0) await createCollections(server, workerEdges)
    const { first, upTo } = await changedSince(this.env.DB, version)
    const ids = [...first]
    for (let at = 0; at < ids.length; at += perImport)
      await importProducts(this.env.DB, new Set(ids.slice(at, at + perImport)), server, workerEdges)
    // A fill of the meantime begins anew.
    if (upTo > version && (await this.version()) === version) await this.storage.put(versionKey, upTo)
    return ids.length > 0
  }

  private async version(): Promise<number> {
    return (await this.storage.get<number>(versionKey)) ?? 0
  }

  private wakeIn(ms: number): Promise<void> {
    return this.storage.setAlarm(workerEdges.now() + ms)
  }
}
