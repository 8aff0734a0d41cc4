import { z } from 'zod'
import { PaymentAction, PlacedOrder } from '../../../shared/contracts/order.ts'
import { OrderDraft, StockMiss } from '../../services/orders/draft.ts'
import { GiveBack } from '../../services/orders/given-back.ts'
import { schemaOf } from '../schema-steps.ts'
import { StoredCode, stored } from '../stored.ts'

/**
 * An attempt's step is the one to be taken next: written before it is taken, so that after a crash it is taken again.
 * An order goes reserve, check, authorise (wait, complete), commit, capture, (issue,) write, placed; one that fails
 * goes void, release, failed; one that is cancelled later goes (revoke,) refund, restock, unwrite, cancelled; one that
 * is given back in part goes repay, placed.
 * The steps in parentheses are those of orders with gift cards. A provider that doesn't answer is not waited for: what
 * it was asked is asked again behind an attempt that rests (behind.ts).
 */
export type ActiveStep =
  | 'reserve'
  | 'check'
  | 'authorise'
  | 'complete'
  | 'commit'
  | 'capture'
  | 'issue'
  | 'write'
  | 'void'
  | 'release'
  | 'revoke'
  | 'refund'
  | 'restock'
  | 'unwrite'
  | 'repay'
/** States without further work: `wait` is for the shopper, the others are final. */
export type RestingStep = 'wait' | 'placed' | 'failed' | 'cancelled'
export type Step = ActiveStep | RestingStep

const resting: readonly string[] = ['wait', 'placed', 'failed', 'cancelled'] satisfies RestingStep[]
export const isResting = (step: Step): step is RestingStep => resting.includes(step)

/** A failure as it has been stored since the first version: flat. */
const PlacementFailure = z
  .object({
    ok: z.literal(false),
    code: StoredCode,
    misses: z.array(StockMiss).readonly().exactOptional(),
    /** Nobody waits for the payment's answer any more: the basket was changed first, or time ran out. */
    withdrawn: z.literal(true).exactOptional(),
  })
  .readonly()
export type PlacementFailure = z.output<typeof PlacementFailure>

/** Facts recorded by the steps. Instants in epoch milliseconds. */
const Facts = z
  .object({
    payment: z
      .object({ paymentId: z.string(), label: z.string(), details: z.record(z.string(), z.string()).readonly() })
      .readonly(),
    action: PaymentAction.readonly(),
    /** The provider's challenge result, and its hash, which is part of the idempotency key. */
    result: z.object({ text: z.string(), hash: z.string() }).readonly(),
    /** Why it is being undone. */
    failure: PlacementFailure,
    registered: z.boolean(),
    committing: z.boolean(),
    /** The provider never responded: it may still authorize the payment later. */
    lost: z.boolean(),
    /** The call that the order went on without an answer to: repeated behind it (behind.ts). */
    unanswered: z.enum(['cancel', 'capture']).nullable(),
    /** When the current cancellation began to take gift cards back. */
    revocation: z.number(),
    /** Why it was given up. */
    cardsSpent: z.boolean(),
    /** Returns that have arrived and refunds, in this order. */
    givenBack: z.array(GiveBack).readonly(),
    /** How many of `givenBack` are still to be carried out: the last ones. */
    open: z.number(),
    /** The shopper asked for the current cancellation, so its failure is mailed. */
    byShopper: z.boolean(),
    /** The payment was canceled before it was captured. */
    notCharged: z.boolean(),
    placedAt: z.number(),
    cancelledAt: z.number(),
  })
  .partial()
  .readonly()
export type Facts = z.output<typeof Facts>

/** The first version knew only returns, as `returned`. */
const FirstFacts = z.looseObject({ returned: z.array(z.looseObject({})).optional() })
const withGivenBack = (older: unknown): unknown => {
  const { returned = [], ...facts } = FirstFacts.parse(older)
  return { ...facts, givenBack: returned.map((one) => ({ at: 0, ...one, kind: 'return' })) }
}

const storedFacts = stored('facts of an order', Facts, [withGivenBack])
const storedDraft = stored('order draft', OrderDraft)
export const storedAnswer = stored('order', PlacedOrder)

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
  /** When the alarm must resume the attempt, or repeat its unanswered call; null for never. */
  readonly wakeAt: number | null
  readonly facts: Facts
  readonly draft: OrderDraft
  /** The order as JSON, from when it is placed. */
  readonly answer: string | null
}

/**
 * How many parts of the order are still to be given back. The first version carried out one at a time and didn't count.
 */
export const openParts = ({ step, facts }: Pick<Attempt, 'step' | 'facts'>): number =>
  facts.open ?? (step === 'repay' ? 1 : 0)

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
  private hasTables = false
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
    if (!this.hasTables) schema.migrate(this.storage.sql)
    this.hasTables = true
    const { key, payloadHash, orderNumber, st, startedAt, step, stepAt, wakeAt, draft } = attempt
    const sql = `INSERT INTO placement_attempts (key, payload_hash, order_number, st, started_at, step, step_at, wake_at, facts, draft)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`
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
        storedFacts.write({}),
        storedDraft.write(draft),
      )
      .one()
    this.newest = { ...attempt, number, facts: {}, answer: null }
    return this.newest
  }

  /** Moves the attempt to its next step. Null if it has moved in the meantime: then nothing is written. */
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
      storedFacts.write(next.facts),
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

  /** Records that the call behind the attempt was answered. */
  answered(attempt: Attempt, wakeAt: number | null): void {
    const facts = { ...attempt.facts, unanswered: null }
    const sql = 'UPDATE placement_attempts SET facts = ?, wake_at = ? WHERE number = ?'
    this.storage.sql.exec(sql, storedFacts.write(facts), wakeAt, attempt.number)
    if (this.newest?.number === attempt.number) this.newest = { ...this.newest, facts, wakeAt }
  }

  /** The earliest instant at which an attempt has to be looked at; null for none. */
  nextWake(): number | null {
    if (!this.exists()) return null
    const sql = 'SELECT min(wake_at) AS next FROM placement_attempts'
    return this.storage.sql.exec<{ next: number | null }>(sql).one().next
  }

  /** Attempts that rest, but are due for another call of the provider. */
  dueAtRest(now: number): readonly Attempt[] {
    if (!this.exists()) return []
    const sql = "SELECT * FROM placement_attempts WHERE step IN ('failed', 'placed') AND wake_at <= ?"
    return this.storage.sql.exec<Row>(sql, now).toArray().map(attemptOf)
  }

  /** Changes what is kept of every attempt. */
  rewrite(change: (attempt: Attempt) => Pick<Attempt, 'facts' | 'draft' | 'answer'>): void {
    if (!this.exists()) return
    for (const row of this.storage.sql.exec<Row>('SELECT * FROM placement_attempts').toArray()) {
      const { facts, draft, answer } = change(attemptOf(row))
      this.storage.sql.exec(
        'UPDATE placement_attempts SET facts = ?, draft = ?, answer = ? WHERE number = ?',
        storedFacts.write(facts),
        storedDraft.write(draft),
        answer,
        row.number,
      )
    }
    this.newest = null
  }

  private find(where: string, value: string): Attempt | null {
    if (!this.exists()) return null
    const row = this.storage.sql.exec<Row>(`SELECT * FROM placement_attempts WHERE ${where}`, value).toArray()[0]
    return row ? attemptOf(row) : null
  }

  private exists(): boolean {
    this.hasTables ||= schema.isThere(this.storage.sql)
    return this.hasTables
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
    facts: storedFacts.read(row.facts),
    draft: storedDraft.read(row.draft),
    answer: row.answer,
  }
}
