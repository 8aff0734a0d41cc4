import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import type { StockMiss, StockWant } from '../services/orders/draft.ts'
import { writeReadCopies } from '../services/orders/stock-copies.ts'
import { inventorySchema } from './inventory-schema.ts'
import { type ChangedStock, type StockAnswer, StockBook } from './stock-book.ts'

/** The database's copy of a quantity is at most about this old, in milliseconds. */
const copyDelayMs = 1000
const copyRetryMs = 2000

/**
 * The stock of one style (id: its masterId), online and in every store. Each change is one synchronous transaction, so what is left can't be
 * promised twice. Every call may be repeated: the same id is the same reservation. Instants in epoch milliseconds.
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

  /** Sets all of the wants aside until `expiresAt`, or none of them: then `misses` says how many of each there are. */
  reserve(id: string, wants: readonly StockWant[], expiresAt: number, now: number): StockAnswer {
    const answer = this.change(() => this.book.reserve(id, wants, expiresAt, now))
    if (answer.ok) this.wakeBy(Math.min(expiresAt, now + copyDelayMs))
    return answer
  }

  /** Sells what is set aside. False where it ran out and is gone. */
  commit(id: string): boolean {
    return this.changed(() => this.book.commit(id))
  }

  /** Gives up what is set aside; what was sold stays sold. */
  release(id: string): void {
    this.changed(() => this.book.release(id, Date.now()))
  }

  /** Puts back, once, what was sold. */
  restock(id: string): void {
    this.changed(() => this.book.restock(id))
  }

  available(wants: readonly StockWant[]): readonly StockMiss[] {
    if (!this.exists()) return wants.map(({ itemId, supply }) => ({ itemId, available: supply.quantity }))
    return this.book.available(wants)
  }

  override async alarm(): Promise<void> {
    this.wakesAt = null
    const now = Date.now()
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

  /** A database that doesn't answer is asked again at the next alarm. */
  private async copies(rows: readonly ChangedStock[]): Promise<boolean> {
    try {
      await writeReadCopies(this.env.DB, rows)
      return true
    } catch (error) {
      const stack = error instanceof Error ? error.stack : String(error)
      console.warn(JSON.stringify({ level: 'warn', event: 'inventory.copy-failed', stack }))
      return false
    }
  }

  private changed<T>(work: () => T): T {
    const done = this.change(work)
    this.wakeBy(Date.now() + copyDelayMs)
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
