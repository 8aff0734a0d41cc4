import { DurableObject } from 'cloudflare:workers'
import { workerEdges } from '../../backend/edges.ts'
import type { Env } from '../env.ts'
import { BalanceBook, type Hold, type PointsStatement } from './balance-book.ts'
import { balanceSchema } from './balance-schema.ts'

/**
 * An account with concurrent draws: a gift card, points, credit, an allowance, the uses of a coupon. Never below zero:
 * each change is one synchronous transaction, and every movement a ledger row. Calls are idempotent. Instants in epoch
 * milliseconds.
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

  /**
   * Sets `amount` aside under `id` until it is committed, released or `expiresAt`. `opening` is what an untouched
   * account holds. No result (shared/result.ts): the balance is answered in either case.
   */
  hold(hold: Hold, now: number): { ok: boolean; balance: number } {
    const ok = this.change(() => this.book.hold(hold, now))
    if (ok) this.wakeBy(hold.expiresAt)
    return { ok, balance: this.book.balance(hold.opening) }
  }

  /** False if the hold expired and the balance no longer covers it. */
  commit(id: string): boolean {
    return this.change(() => this.book.commit(id, workerEdges.now()))
  }

  /** Releases a hold; committed amounts stay committed. */
  release(id: string): void {
    this.change(() => this.book.release(id, workerEdges.now()))
  }

  /** Refunds a committed amount, once. */
  giveBack(id: string): void {
    this.change(() => this.book.giveBack(id, workerEdges.now()))
  }

  /** Refunds a part of a committed amount, once per `refundId`. */
  refund(id: string, refundId: string, amount: number): void {
    this.change(() => this.book.refund(id, refundId, amount, workerEdges.now()))
  }

  /** The points that an order will bring. `opening` as in `hold`. */
  earn(orderNumber: string, points: number, opening: number): void {
    this.change(() => this.book.earn(orderNumber, points, opening, workerEdges.now()))
  }

  /** When the order's points arrive. */
  schedule(orderNumber: string, arrivesAt: number): void {
    this.change(() => this.book.schedule(orderNumber, arrivesAt, workerEdges.now()))
  }

  /** No more than `points` of the order's stay. */
  keepEarned(orderNumber: string, points: number): void {
    this.change(() => this.book.keepEarned(orderNumber, points, workerEdges.now()))
  }

  /** Entries of a points account: spent and earned by orders. */
  statement(opening: number): PointsStatement {
    if (!this.exists()) return { balance: opening, entries: [] }
    return this.change(() => {
      this.book.arrive(workerEdges.now())
      return this.book.statement(opening)
    })
  }

  /** The balance minus all holds, except those of `order`. Points that have arrived since the last call count. */
  balance(opening: number, order: string | null): number {
    if (!this.exists()) return opening
    this.change(() => this.book.arrive(workerEdges.now()))
    return this.book.balance(opening) + (order === null ? 0 : this.book.heldBy(order))
  }

  override alarm(): void {
    this.wakesAt = null
    this.change(() => this.book.expire(workerEdges.now()))
    const next = this.book.nextExpiry()
    if (next !== null) this.wakeBy(next)
  }

  private exists(): boolean {
    return this.migrated || balanceSchema.isThere(this.storage.sql)
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
