import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { type Env, readConfig } from '../../env.ts'
import { paymentProvider } from '../../payments/choose-provider.ts'
import type { PaymentProvider } from '../../payments/provider.ts'
import type { OrderDraft } from '../../services/orders/draft.ts'
import { answerOf, orderOf, type PlacementAnswer } from './answer.ts'
import { Machine } from './machine.ts'
import { newOrderNumber, newOrderSecret } from './order-number.ts'
import { type Attempt, isResting, PlacementRecord } from './record.ts'

export type PlacementState = 'none' | 'working' | 'waiting' | 'placed' | 'failed'
export type CancelAnswer = 'cancelled' | 'working' | 'refused' | 'too-late' | 'absent'

/** A request is answered after this long, also where the order is still being made. */
const patienceMs = 8000
/** The object looks after an order by itself this long after the last sign of life, at first and at most. */
const firstWakeMs = 1000
const mostWakeMs = 3000

/**
 * How a basket becomes an order: a saga in the basket's own storage (record.ts), one step after the other (steps.ts), undone in reverse where
 * it fails (compensate.ts). A basket has any number of attempts, one at a time, at most one of them placed. Every method may be repeated;
 * after a crash `drive` goes on from what is recorded. `now` is the time of the call in epoch milliseconds.
 */
export class Placement {
  private readonly storage: DurableObjectStorage
  private readonly record: PlacementRecord
  private readonly machine: Machine
  private wakes = 0

  constructor(
    storage: DurableObjectStorage,
    env: Env,
    provider: () => PaymentProvider = () => paymentProvider(env, readConfig(env)),
  ) {
    this.storage = storage
    this.record = new PlacementRecord(storage)
    this.machine = new Machine(this.record, env, provider)
  }

  /**
   * What this key was answered: the same payload gets the same answer, a failure too; another payload is refused (API409). Null for a key that
   * is new or whose order is still being made: `place` joins that one.
   */
  known(key: string, payloadHash: string): PlacementAnswer | null {
    const attempt = this.record.byKey(key)
    if (!attempt) return null
    if (attempt.payloadHash !== payloadHash) return { ok: false, code: 'API409' }
    return isUnderWay(attempt) ? null : answerOf(attempt)
  }

  /** `working` also while a failed attempt is being undone; `placed` also when the order was cancelled later. */
  state(): PlacementState {
    const attempt = this.record.latest()
    if (!attempt) return 'none'
    if (attempt.answer !== null) return 'placed'
    if (attempt.step === 'wait') return 'waiting'
    return attempt.step === 'failed' ? 'failed' : 'working'
  }

  /** The order: placed, waiting for the shopper, or being made. Null where there is none. */
  order(): PlacedOrder | null {
    const attempt = this.record.latest()
    if (attempt?.step === 'cancelled') return orderOf(attempt, 'CANCELLED')
    const answer = attempt ? answerOf(attempt) : null
    return answer?.ok ? answer.order : null
  }

  /** What became of the attempt with this number, without waiting for it; null for another basket's. */
  answer(orderNumber: string): PlacementAnswer | null {
    const attempt = this.record.byOrderNumber(orderNumber)
    return attempt && answerOf(attempt)
  }

  /** When the object has to be woken for `drive`; null for never. */
  nextAlarm(): number | null {
    return this.record.nextWake()
  }

  /**
   * Makes the draft an order. A key that is under way is joined and a known one answered; a payment that waits under another key is given up
   * first; while another order is being made it is API423, and once there is an order BSK404. An order that takes longer is answered with
   * status PROCESSING.
   */
  async place(draft: OrderDraft, key: string, payloadHash: string, now: number): Promise<PlacementAnswer> {
    const known = this.known(key, payloadHash)
    if (known) return known
    const joined = this.record.byKey(key)
    if (joined) return this.settled(joined, now)
    if (this.state() === 'waiting') await this.abandon(now)
    const state = this.state()
    if (state === 'working' || state === 'waiting') return { ok: false, code: 'API423' }
    if (state === 'placed') return { ok: false, code: 'BSK404' }
    const attempt = this.record.begin({
      key,
      payloadHash,
      orderNumber: newOrderNumber(),
      st: newOrderSecret(),
      startedAt: now,
      step: 'reserve',
      stepAt: now,
      wakeAt: now + firstWakeMs,
      draft,
    })
    this.wake(now + firstWakeMs)
    return this.settled(attempt, now)
  }

  /** The shopper is back from a challenge or a redirect with the provider's `result`. Said again it is answered as the first time. */
  async complete(orderNumber: string, result: string, now: number): Promise<PlacementAnswer> {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(result)))
    const hash = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const attempt = this.record.byOrderNumber(orderNumber)
    if (!attempt) return { ok: false, code: 'ORD409' }
    if (attempt.step !== 'wait') return isUnderWay(attempt) ? this.settled(attempt, now) : answerOf(attempt)
    if (now >= (attempt.wakeAt ?? 0)) return this.abandon(now)
    const facts = { result: { text: result, hash } }
    const moved = this.record.move(attempt, { step: 'complete', facts, wakeAt: now + firstWakeMs }, now)
    this.wake(now + firstWakeMs)
    return this.settled(moved ?? attempt, now)
  }

  /** The shopper gave a waiting payment up: everything is given back. An order that doesn't wait is left alone. */
  async abandon(now: number): Promise<PlacementAnswer> {
    const attempt = this.record.latest()
    if (!attempt) return { ok: false, code: 'ORD409' }
    if (attempt.step !== 'wait') return answerOf(attempt)
    const facts = { failure: { ok: false, code: 'PAY400' } } as const
    const moved = this.record.move(attempt, { step: 'void', facts, wakeAt: now + firstWakeMs }, now)
    this.wake(now + firstWakeMs)
    return this.settled(moved ?? attempt, now)
  }

  /** Gives a placed order back: the money, the goods, the balances, each once. Not later than `windowMs` after it was placed. */
  async cancel(orderNumber: string, windowMs: number, now: number): Promise<CancelAnswer> {
    const attempt = this.record.byOrderNumber(orderNumber)
    if (!attempt || attempt.answer === null) return 'absent'
    if (attempt.step === 'cancelled') return 'cancelled'
    if (attempt.step === 'placed') {
      if (now > (attempt.facts.placedAt ?? 0) + windowMs) return 'too-late'
      this.record.move(attempt, { step: 'refund', wakeAt: now + firstWakeMs }, now)
      this.wake(now + firstWakeMs)
    }
    await this.patiently(this.machine.run(now))
    const step = this.record.latest()?.step
    return step === 'cancelled' ? 'cancelled' : step === 'placed' ? 'refused' : 'working'
  }

  /** Goes on with whatever is open, from an alarm, a provider's event or a request. Answers what became of the newest attempt. */
  async drive(now: number): Promise<PlacementAnswer | null> {
    const attempt = this.record.latest()
    if (attempt?.step === 'wait' && now >= (attempt.wakeAt ?? 0)) await this.abandon(now)
    else if (attempt && !isResting(attempt.step)) {
      this.wakes += 1
      const wakeAt = now + Math.min(mostWakeMs, firstWakeMs * this.wakes)
      this.record.wake(attempt, wakeAt)
      this.wake(wakeAt)
      await this.patiently(this.machine.run(now))
    }
    await this.machine.voidLate(now)
    const latest = this.record.latest()
    return latest && answerOf(latest)
  }

  private wake(instant: number): void {
    void this.storage.setAlarm(instant)
  }

  /** Longer than usual for an order whose number isn't registered yet: nobody could ask after it. */
  private async settled(begun: Attempt, now: number): Promise<PlacementAnswer> {
    let attempt = begun
    do {
      await this.patiently(this.machine.run(now))
      attempt = this.record.byKey(begun.key) ?? begun
    } while (isUnderWay(attempt) && !attempt.facts.registered && !attempt.facts.failure)
    return answerOf(attempt)
  }

  /** Until it is done, or long enough for somebody who waits for an answer. */
  private patiently(work: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, patienceMs)
      work.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }
}

/** An order that is being cancelled was answered long ago. */
const isUnderWay = ({ step, answer }: Attempt): boolean => answer === null && !isResting(step)
