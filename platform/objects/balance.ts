import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import { BalanceBook, type Hold } from './balance-book.ts'
import { balanceSchema } from './balance-schema.ts'

/**
 * One account that many may draw on at once: a gift card, points, credit, an allowance, the uses of a coupon. Never below zero: each change is
 * one synchronous transaction, and every movement a row of its ledger. Every call may be repeated. Instants in epoch milliseconds.
 */
export class BalanceObject extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage
  private readonly book: BalanceBook
  private migrated = false
  private wakesAt: number | null = null

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
    this.book = new BalanceBook(state.storage.sql)
  }

  /** Sets `amount` aside under `id` until it is committed, released or `expiresAt`. `opening` is what an untouched account holds. */
  hold(hold: Hold, now: number): { ok: boolean; balance: number } {
    const ok = this.change(() => this.book.hold(hold, now))
    if (ok) this.wakeBy(hold.expiresAt)
    return { ok, balance: this.book.balance(hold.opening) }
  }

  /** False where the hold ran out and the balance no longer covers it. */
  commit(id: string): boolean {
    return this.change(() => this.book.commit(id, Date.now()))
  }

  /** Gives up what is set aside; what was committed stays so. */
  release(id: string): void {
    this.change(() => this.book.release(id, Date.now()))
  }

  /** A refund of what was committed, once. */
  giveBack(id: string): void {
    this.change(() => this.book.giveBack(id, Date.now()))
  }

  /** What is left, holds taken off. */
  balance(opening: number): number {
    return this.migrated || balanceSchema.isThere(this.storage.sql) ? this.book.balance(opening) : opening
  }

  override alarm(): void {
    this.wakesAt = null
    this.change(() => this.book.expire(Date.now()))
    const next = this.book.nextExpiry()
    if (next !== null) this.wakeBy(next)
  }

  private change<T>(work: () => T): T {
    return this.storage.transactionSync(() => {
      if (!this.migrated) balanceSchema.migrate(this.storage.sql)
      this.migrated = true
      return work()
    })
  }

  private wakeBy(instant: number): void {
    if (this.wakesAt !== null && this.wakesAt <= instant) return
    this.wakesAt = instant
    void this.storage.setAlarm(instant)
  }
}
