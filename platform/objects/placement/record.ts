import type { PaymentAction } from '../../../shared/contracts/order.ts'
import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import type { OrderDraft, StockMiss } from '../../services/orders/draft.ts'
import { schemaOf } from '../schema-steps.ts'

/**
 * An attempt's step is the one to be taken next: written before it is taken, so that after a crash it is taken again. An order goes
 * reserve, check, authorise (wait, complete), commit, capture, write, placed; one that fails goes void, release, failed; one that is
 * cancelled after it was placed goes refund, restock, unwrite, cancelled.
 */
export type ActiveStep =
  | 'reserve'
  | 'check'
  | 'authorise'
  | 'complete'
  | 'commit'
  | 'capture'
  | 'write'
  | 'void'
  | 'release'
  | 'refund'
  | 'restock'
  | 'unwrite'
/** Nothing to do: `wait` is for the shopper, the others are ends. */
export type RestingStep = 'wait' | 'placed' | 'failed' | 'cancelled'
export type Step = ActiveStep | RestingStep

const resting: readonly string[] = ['wait', 'placed', 'failed', 'cancelled'] satisfies RestingStep[]
export const isResting = (step: Step): step is RestingStep => resting.includes(step)

export type PlacementFailure = { readonly ok: false; readonly code: ErrorCode; readonly misses?: readonly StockMiss[] }

/** What the steps found out. Instants in epoch milliseconds. */
export type Facts = {
  readonly payment?: {
    readonly paymentId: string
    readonly label: string
    readonly details: Readonly<Record<string, string>>
  }
  readonly action?: PaymentAction
  /** What the shopper brought back from the provider, and its hash, which is part of the key. */
  readonly result?: { readonly text: string; readonly hash: string }
  /** Why it is being undone. */
  readonly failure?: PlacementFailure
  readonly stockTaken?: boolean
  readonly registered?: boolean
  readonly committing?: boolean
  /** The provider never answered: it may hold money that turns up later. */
  readonly lost?: boolean
  readonly placedAt?: number
  readonly cancelledAt?: number
}

export type Attempt = {
  readonly number: number
  readonly key: string
  readonly payloadHash: string
  readonly orderNumber: string
  readonly st: string
  readonly startedAt: number
  readonly step: Step
  /** When this step was recorded. */
  readonly stepAt: number
  /** When the object has to look at it again by itself; null for never. */
  readonly wakeAt: number | null
  readonly facts: Facts
  readonly draft: OrderDraft
  /** The order as JSON, from when it is placed. */
  readonly answer: string | null
}

const schema = schemaOf(
  'placement_attempts',
  [
    `CREATE TABLE placement_attempts (
       number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, payload_hash TEXT NOT NULL, order_number TEXT NOT NULL UNIQUE,
       st TEXT NOT NULL, started_at INTEGER NOT NULL, step TEXT NOT NULL, step_at INTEGER NOT NULL, wake_at INTEGER,
       facts TEXT NOT NULL, draft TEXT NOT NULL, answer TEXT
     );`,
  ],
  'placement_steps',
)

type Row = {
  number: number
  key: string
  payload_hash: string
  order_number: string
  st: string
  started_at: number
  step: Step
  step_at: number
  wake_at: number | null
  facts: string
  draft: string
  answer: string | null
}

export type Move = {
  readonly step: Step
  readonly facts?: Facts
  readonly wakeAt?: number | null
  readonly answer?: string
}

/** A basket's attempts to become an order, newest last, in the basket's own storage. Synchronous. */
export class PlacementRecord {
  private readonly storage: DurableObjectStorage
  private there = false
  /** The newest attempt as it is stored: its draft is large. */
  private newest: Attempt | null = null

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
  }

  latest(): Attempt | null {
    if (this.newest || !this.exists()) return this.newest
    const sql = 'SELECT * FROM placement_attempts ORDER BY number DESC LIMIT 1'
    const row = this.storage.sql.exec<Row>(sql).toArray()[0]
    this.newest = row ? attemptOf(row) : null
    return this.newest
  }

  byKey(key: string): Attempt | null {
    if (this.newest?.key === key) return this.newest
    return this.find('key = ?', key)
  }

  byOrderNumber(orderNumber: string): Attempt | null {
    if (this.newest?.orderNumber === orderNumber) return this.newest
    return this.find('order_number = ?', orderNumber)
  }

  begin(attempt: Omit<Attempt, 'number' | 'answer' | 'facts'>): Attempt {
    if (!this.there) schema.migrate(this.storage.sql)
    this.there = true
    const { key, payloadHash, orderNumber, st, startedAt, step, stepAt, wakeAt, draft } = attempt
    const sql = `INSERT INTO placement_attempts (key, payload_hash, order_number, st, started_at, step, step_at, wake_at, facts, draft)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, '{}', ?) RETURNING number`
    const { number } = this.storage.sql
      .exec<{ number: number }>(
        sql,
        key,
        payloadHash,
        orderNumber,
        st,
        startedAt,
        step,
        stepAt,
        wakeAt,
        JSON.stringify(draft),
      )
      .one()
    this.newest = { ...attempt, number, facts: {}, answer: null }
    return this.newest
  }

  /** The attempt at its next step. Null where it has gone elsewhere meanwhile: then nothing is written. */
  move(from: Attempt, { step, facts, wakeAt = from.wakeAt, answer = from.answer ?? undefined }: Move, now: number) {
    const latest = this.latest()
    if (latest?.number !== from.number || latest.step !== from.step) return null
    const next: Attempt = {
      ...latest,
      step,
      stepAt: now,
      wakeAt,
      facts: { ...latest.facts, ...facts },
      answer: answer ?? null,
    }
    this.storage.sql.exec(
      'UPDATE placement_attempts SET step = ?, step_at = ?, wake_at = ?, facts = ?, answer = ? WHERE number = ?',
      next.step,
      next.stepAt,
      next.wakeAt,
      JSON.stringify(next.facts),
      next.answer,
      next.number,
    )
    this.newest = next
    return next
  }

  wake(attempt: Attempt, wakeAt: number | null): void {
    this.storage.sql.exec('UPDATE placement_attempts SET wake_at = ? WHERE number = ?', wakeAt, attempt.number)
    if (this.newest?.number === attempt.number) this.newest = { ...this.newest, wakeAt }
  }

  /** The earliest instant at which an attempt has to be looked at; null for none. */
  nextWake(): number | null {
    if (!this.exists()) return null
    const sql = 'SELECT min(wake_at) AS next FROM placement_attempts'
    return this.storage.sql.exec<{ next: number | null }>(sql).one().next
  }

  /** Failed attempts whose payment may have turned up late, and which are due. */
  lost(now: number): readonly Attempt[] {
    if (!this.exists()) return []
    const sql = "SELECT * FROM placement_attempts WHERE step = 'failed' AND wake_at <= ?"
    return this.storage.sql.exec<Row>(sql, now).toArray().map(attemptOf)
  }

  private find(where: string, value: string): Attempt | null {
    if (!this.exists()) return null
    const row = this.storage.sql.exec<Row>(`SELECT * FROM placement_attempts WHERE ${where}`, value).toArray()[0]
    return row ? attemptOf(row) : null
  }

  private exists(): boolean {
    this.there ||= schema.isThere(this.storage.sql)
    return this.there
  }
}

function attemptOf(row: Row): Attempt {
  return {
    number: row.number,
    key: row.key,
    payloadHash: row.payload_hash,
    orderNumber: row.order_number,
    st: row.st,
    startedAt: row.started_at,
    step: row.step,
    stepAt: row.step_at,
    wakeAt: row.wake_at,
    facts: JSON.parse(row.facts) as Facts,
    draft: JSON.parse(row.draft) as OrderDraft,
    answer: row.answer,
  }
}
