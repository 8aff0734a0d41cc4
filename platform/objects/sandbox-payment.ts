import { DurableObject } from 'cloudflare:workers'
import { type Env, readConfig } from '../env.ts'
import { type Notification, signatureOf } from '../payments/notification.ts'
import { receiveNotification } from '../payments/receive-notification.ts'
import { type Command, decide, type Notice, type Payment, type PaymentAnswer } from '../payments/sandbox/payment.ts'
import type { Applied } from '../payments/sandbox/service.ts'
import { schemaOf } from './schema-steps.ts'

const schema = schemaOf('payment', [
  `CREATE TABLE payment (one INTEGER PRIMARY KEY CHECK (one = 1), state TEXT NOT NULL);
   CREATE TABLE answers (key TEXT PRIMARY KEY, payload TEXT NOT NULL, answer TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE movements (
     entry INTEGER PRIMARY KEY, at INTEGER NOT NULL, op TEXT NOT NULL, amount INTEGER NOT NULL, key TEXT NOT NULL
   );`,
])

/** The sandbox's book of one order's payment. Each change is one synchronous transaction, done once for its key. */
export class SandboxPaymentObject extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage
  private migrated = false

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
  }

  /** `payload` is what the key stands for; another one under it is refused. */
  apply(reference: string, key: string, payload: string, command: Command): Applied {
    const { applied, notice } = this.storage.transactionSync(() => this.change(key, payload, command))
    if (notice) this.ctx.waitUntil(this.notify(reference, notice))
    return applied
  }

  /** What the shopper's page shows; null where there is no such payment. */
  payment(paymentId: string): Payment | null {
    const payment = schema.isThere(this.storage.sql) ? this.read() : null
    return payment?.paymentId === paymentId ? payment : null
  }

  private change(key: string, payload: string, command: Command): { applied: Applied; notice: Notice | null } {
    const { sql } = this.storage
    if (!this.migrated) schema.migrate(sql)
    this.migrated = true
    const known = sql
      .exec<{ payload: string; answer: string }>('SELECT payload, answer FROM answers WHERE key = ?', key)
      .toArray()[0]
    if (known) return { applied: knownAnswer(known, payload), notice: null }
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
    return { applied: { ok: true, answer, delivery: delivery ?? null }, notice: notice ?? null }
  }

  private read(): Payment | null {
    const row = this.storage.sql.exec<{ state: string }>('SELECT state FROM payment').toArray()[0]
    return row ? (JSON.parse(row.state) as Payment) : null
  }

  /** As a provider elsewhere would, but without the way over the network. */
  private async notify(reference: string, notice: Notice): Promise<void> {
    const config = readConfig(this.env)
    const body = JSON.stringify({ eventId: crypto.randomUUID(), reference, ...notice } satisfies Notification)
    await receiveNotification(this.env, config, body, await signatureOf(config.PAYMENT_SECRET, body)).catch(
      (error: unknown) =>
        console.warn(JSON.stringify({ level: 'warn', event: 'sandbox.notification-failed', reason: String(error) })),
    )
  }
}

function knownAnswer(known: { readonly payload: string; readonly answer: string }, payload: string): Applied {
  return known.payload === payload
    ? { ok: true, answer: JSON.parse(known.answer) as PaymentAnswer, delivery: null }
    : { ok: false, fault: 'other-payload' }
}
