import { DurableObject } from 'cloudflare:workers'
import { workerEdges } from '../../backend/edges.ts'
import type { Env } from '../env.ts'
import { wakeShopPages } from '../services/catalogue/changed-products.ts'
import type { StockMiss, StockWant } from '../services/orders/draft.ts'
import { writeReadCopies } from '../services/orders/stock-copies.ts'
import { inventorySchema } from './inventory-schema.ts'
import { type ChangedStock, type SoldUnits, type StockAnswer, StockBook } from './stock-book.ts'

/** The maximum age of the database's copy of a quantity, approximately, in milliseconds. */
const copyDelayMs = 500
const copyRetryMs = 2000

/**
 * The stock of one style (id: its masterId), online and in every store. Each change is one synchronous transaction, so
 * no unit is sold twice. Calls are idempotent by reservation id. Instants in epoch milliseconds.
 */
export class InventoryObject extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage
  private readonly book: StockBook
  private migrated = false
  private wakesAt: number | null = null

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
    this.book = new StockBook(state.storage.sql)
  }

  /** Reserves all units until `expiresAt`, or none: then `misses` lists the available quantities. */
  reserve(id: string, wants: readonly StockWant[], expiresAt: number, now: number): StockAnswer {
    const answer = this.change(() => this.book.reserve(id, wants, expiresAt, now))
    if (answer.ok) this.wakeBy(Math.min(expiresAt, now + copyDelayMs))
    return answer
  }

  /** Sells reserved units. False if the reservation expired and stock no longer covers it. */
  commit(id: string): boolean {
    return this.changed(() => this.book.commit(id))
  }

  /** Releases reserved units; sold units stay sold. */
  release(id: string): void {
    this.changed(() => this.book.release(id, workerEdges.now()))
  }

  /** Returns sold units to stock, once. */
  restock(id: string): void {
    this.changed(() => this.book.restock(id))
  }

  /** Returns a part of what an order was sold to stock, once per `takeBackId`. */
  takeBack(id: string, takeBackId: string, units: readonly SoldUnits[]): void {
    this.changed(() => this.book.takeBack(id, takeBackId, units))
  }

  available(wants: readonly StockWant[]): readonly StockMiss[] {
    if (!this.exists()) return wants.map(({ itemId, supply }) => ({ itemId, available: supply.quantity }))
    return this.book.available(wants)
  }

  override async alarm(): Promise<void> {
    this.wakesAt = null
    const now = workerEdges.now()
    this.change(() => {
      this.book.expire(now)
      this.book.forget(now)
    })
    const rows = this.book.changed()
    const copied = await this.copies(rows)
    if (copied) this.change(() => this.book.written(rows))
    const expiry = this.book.nextExpiry()
    if (expiry !== null) this.wakeBy(expiry)
    if (this.book.changed().length > 0) this.wakeBy(now + (copied ? copyDelayMs : copyRetryMs))
  }

  /** If the database doesn't respond, the next alarm retries. */
  private async copies(rows: readonly ChangedStock[]): Promise<boolean> {
    try {
      await writeReadCopies(this.env.DB, rows)
      if (rows.length > 0) await wakeShopPages(this.env)
      return true
    } catch (error) {
      const stack = error instanceof Error ? error.stack : String(error)
      workerEdges.log('warn', 'inventory.copy-failed', { stack })
      return false
    }
  }

  private changed<T>(work: () => T): T {
    const done = this.change(work)
    this.wakeBy(workerEdges.now() + copyDelayMs)
    return done
  }

  private change<T>(work: () => T): T {
    return this.storage.transactionSync(() => {
      if (!this.migrated) inventorySchema.migrate(this.storage.sql)
      this.migrated = true
      return work()
    })
  }

  private exists(): boolean {
    return this.migrated || inventorySchema.isThere(this.storage.sql)
  }

  private wakeBy(instant: number): void {
    if (this.wakesAt !== null && this.wakesAt <= instant) return
    this.wakesAt = instant
    void this.storage.setAlarm(instant)
  }
}
