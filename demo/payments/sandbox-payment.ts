import { DurableObject } from 'cloudflare:workers'
import type { PaymentNotification } from '../../shared/contracts/payment-notification.ts'
import { type Env, readConfig } from '../env.ts'
import { notify } from './notify.ts'
import { type Command, decide, type Notice, type Payment, type PaymentAnswer } from './sandbox/payment.ts'
import type { Applied } from './sandbox/service.ts'

const tables = `
CREATE TABLE IF NOT EXISTS payment (one INTEGER PRIMARY KEY CHECK (one = 1), state TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, payload TEXT NOT NULL, answer TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS movements (
  entry INTEGER PRIMARY KEY, at INTEGER NOT NULL, op TEXT NOT NULL, amount INTEGER NOT NULL, key TEXT NOT NULL
);`

/** Stores the payment of one order. Each change is one synchronous transaction, made only once for its key. */
export class SandboxPaymentObject extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
    this.storage.sql.exec(tables)
  }

  /** `payload` identifies the request; a key that was used for another payload is refused. */
  apply(reference: string, key: string, payload: string, command: Command): Applied {
    const { applied, notice } = this.storage.transactionSync(() => this.change(key, payload, command))
    if (notice) this.ctx.waitUntil(this.report(reference, notice))
    return applied
  }

  /** For the shopper's page; null if there is no such payment. */
  payment(paymentId: string): Payment | null {
    const payment = this.read()
    return payment?.paymentId === paymentId ? payment : null
  }

  /** Tells the shop the result of the shopper's page as well: the browser may never bring it back. */
  confirmed(reference: string, result: string): void {
    this.ctx.waitUntil(this.report(reference, { type: 'AUTHORISATION', success: true, result }))
  }

  private change(key: string, payload: string, command: Command): { applied: Applied; notice: Notice | null } {
    const { sql } = this.storage
    const storedAnswer = sql
      .exec<{ payload: string; answer: string }>('SELECT payload, answer FROM answers WHERE key = ?', key)
      .toArray()[0]
    if (storedAnswer) return { applied: replayAnswer(storedAnswer, payload), notice: null }
    const { payment, answer, movement, notice, delivery } = decide(this.read(), command)
    if (payment) sql.exec('INSERT OR REPLACE INTO payment (one, state) VALUES (1, ?)', JSON.stringify(payment))
    if (movement)
      sql.exec(
        'INSERT INTO movements (at, op, amount, key) VALUES (?, ?, ?, ?)',
        Date.now(),
        movement.op,
        movement.amount,
        key,
      )
    sql.exec('INSERT INTO answers (key, payload, answer) VALUES (?, ?, ?)', key, payload, JSON.stringify(answer))
    return { applied: { ok: true, value: { answer, delivery: delivery ?? null } }, notice: notice ?? null }
  }

  private read(): Payment | null {
    const row = this.storage.sql.exec<{ state: string }>('SELECT state FROM payment').toArray()[0]
    return row ? (JSON.parse(row.state) as Payment) : null
  }

  private async report(reference: string, notice: Omit<PaymentNotification, 'eventId' | 'reference'>): Promise<void> {
    const { PAYMENT_WEBHOOK_URL, PAYMENT_SECRET } = readConfig(this.env)
    if (PAYMENT_WEBHOOK_URL === '') return
    await notify(PAYMENT_WEBHOOK_URL, PAYMENT_SECRET, { eventId: crypto.randomUUID(), reference, ...notice })
  }
}

function replayAnswer(stored: { readonly payload: string; readonly answer: string }, payload: string): Applied {
  return stored.payload === payload
    ? { ok: true, value: { answer: JSON.parse(stored.answer) as PaymentAnswer, delivery: null } }
    : { ok: false, failure: 'other-payload' }
}
