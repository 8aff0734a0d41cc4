import { workerEdges } from '../../../backend/edges.ts'
import { sameSecret } from '../../../backend/http/same-secret.ts'
import { type Result, refuse } from '../../../backend/result.ts'
import { sha256Hex } from '../../../shared/bytes.ts'
import type { OrderRef } from '../../../shared/contracts/cart.ts'
import type { OrderStatus, PlacedOrder } from '../../../shared/contracts/order.ts'
import { type Env, readConfig } from '../../env.ts'
import { paymentProvider } from '../../payments/choose-provider.ts'
import type { PaymentProvider } from '../../payments/provider.ts'
import type { OrderDraft, ProviderPayment } from '../../services/orders/draft.ts'
import type { RefundRow } from '../../services/orders/refund-rows.ts'
import { answerOf, orderOf, type PlacementAnswer } from './answer.ts'
import {
  type AskedRefund,
  type CancelAnswer,
  GivingBack,
  type ReceiveAnswer,
  type ReceivedReturn,
} from './giving-back.ts'
import { Machine } from './machine.ts'
import { newOrderNumber, newOrderSecret } from './order-number.ts'
import { patiently } from './patiently.ts'
import { type Attempt, isResting, PlacementRecord } from './record.ts'
import { firstWakeMs } from './rest.ts'
import { orderOfTicket, returnTicket } from './return-ticket.ts'
import { withoutPerson } from './without-person.ts'

export type PlacementState = 'none' | 'working' | 'waiting' | 'placed' | 'failed'
/** The object looks after an order by itself this long after the last sign of life at most. */
const mostWakeMs = 3000

/**
 * How a basket becomes an order: a saga in the basket's own storage (record.ts), one step after the other (steps.ts),
 * undone in reverse where it fails (compensate.ts). A basket has any number of attempts, one at a time, at most one of
 * them placed. Every method may be repeated; after a crash `drive` goes on from what is recorded. `now` is the time of
 * the call in epoch milliseconds.
 */
export class Placement {
  private readonly storage: DurableObjectStorage
  private readonly record: PlacementRecord
  private readonly machine: Machine
  private readonly givingBack: GivingBack
  private wakes = 0

  constructor(
    storage: DurableObjectStorage,
    env: Env,
    provider: () => PaymentProvider = () => paymentProvider(readConfig(env)),
  ) {
    this.storage = storage
    this.record = new PlacementRecord(storage)
    this.machine = new Machine(this.record, env, provider)
    this.givingBack = new GivingBack(this.record, this.machine, (instant) => this.wake(instant))
  }

  /**
   * Answer to this key: the same payload gets the same answer, a failure too; another payload is refused
   * (API409). Null for a key that is new or whose order is still being made: `place` joins that one.
   */
  known(key: string, payloadHash: string): PlacementAnswer | null {
    const attempt = this.record.byKey(key)
    if (!attempt) return null
    if (attempt.payloadHash !== payloadHash) return refuse('API409')
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

  /** The order that is placed, being made or waiting for the shopper; null if there is none. */
  ref(): OrderRef | null {
    const attempt = this.record.latest()
    const state = this.state()
    if (!attempt || state === 'none' || state === 'failed') return null
    return { orderNumber: attempt.orderNumber, st: attempt.st }
  }

  /** The order, whether placed, waiting for the shopper or being made; null if there is none. */
  order(): PlacedOrder | null {
    const attempt = this.record.latest()
    if (attempt?.step === 'cancelled') return orderOf(attempt, 'CANCELLED')
    const answer = attempt ? answerOf(attempt) : null
    return answer?.ok ? answer.value : null
  }

  /** The current outcome of the attempt with this number, without waiting; null for another basket's. */
  answer(orderNumber: string): PlacementAnswer | null {
    const attempt = this.record.byOrderNumber(orderNumber)
    return attempt && answerOf(attempt)
  }

  /** The secret that shows the attempt with this number to whoever has it; null for another basket's. */
  secret(orderNumber: string): string | null {
    return this.record.byOrderNumber(orderNumber)?.st ?? null
  }

  /**
   * Payment that a provider is asked for in the attempt with this number; null for nothing, and for another basket's.
   */
  payment(orderNumber: string): ProviderPayment | null {
    return this.record.byOrderNumber(orderNumber)?.draft.payment ?? null
  }

  /** When the alarm must call `drive`; null for never: nothing is under way, and the provider owes no answer. */
  nextAlarm(): number | null {
    return this.record.nextWake()
  }

  /**
   * Makes the draft an order. A key that is under way is joined and a known one answered; a payment that waits under
   * another key is given up first; while another order is being made it is API423, and once there is an order BSK404.
   * An order that takes longer is answered with status PROCESSING.
   */
  async place(draft: OrderDraft, key: string, payloadHash: string, now: number): Promise<PlacementAnswer> {
    const earlierAnswer = this.known(key, payloadHash)
    if (earlierAnswer) return earlierAnswer
    const joined = this.record.byKey(key)
    if (joined) return this.settled(joined, now)
    if (this.state() === 'waiting') await this.abandon(now)
    const state = this.state()
    if (state === 'working' || state === 'waiting') return refuse('API423')
    if (state === 'placed') return refuse('BSK404')
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

  /** The shopper returns from a challenge or a redirect with the provider's `result`. Idempotent. */
  async complete(orderNumber: string, result: string, now: number): Promise<PlacementAnswer> {
    const hash = await sha256Hex(result, 16)
    const attempt = this.record.byOrderNumber(orderNumber)
    if (!attempt) return refuse('ORD409')
    if (attempt.step !== 'wait') return isUnderWay(attempt) ? this.settled(attempt, now) : answerOf(attempt)
    if (now >= (attempt.wakeAt ?? 0)) return this.abandon(now)
    const facts = { result: { text: result, hash } }
    const moved = this.record.move(attempt, { step: 'complete', facts, wakeAt: now + firstWakeMs }, now)
    this.wake(now + firstWakeMs)
    return this.settled(moved ?? attempt, now)
  }

  /**
   * `complete` by a ticket (return-ticket.ts), in whatever browser. Without a `result` nothing is done. Answers how the
   * order stands; null for a wrong ticket.
   */
  async comeBack(ticket: string, result: string | null, now: number): Promise<OrderStatus | null> {
    const attempt = this.record.byOrderNumber(orderOfTicket(ticket) ?? '')
    if (!attempt || !(await sameSecret(ticket, await returnTicket(attempt)))) return null
    const answer = result === null ? answerOf(attempt) : await this.complete(attempt.orderNumber, result, now)
    return answer.ok ? answer.value.status : 'CANCELLED'
  }

  /** The shopper abandoned a waiting payment: releases everything. Does nothing if the order isn't waiting. */
  async abandon(now: number): Promise<PlacementAnswer> {
    const attempt = this.record.latest()
    if (!attempt) return refuse('ORD409')
    if (attempt.step !== 'wait') return answerOf(attempt)
    const facts = { failure: { ok: false, code: 'PAY400', withdrawn: true } } as const
    const moved = this.record.move(attempt, { step: 'void', facts, wakeAt: now + firstWakeMs }, now)
    this.wake(now + firstWakeMs)
    return this.settled(moved ?? attempt, now)
  }

  /** Cancels a placed order (giving-back.ts). */
  cancel(orderNumber: string, windowMs: number, now: number): Promise<CancelAnswer> {
    return this.givingBack.cancel(orderNumber, windowMs, now)
  }

  receiveReturn(orderNumber: string, received: ReceivedReturn, now: number): Promise<ReceiveAnswer> {
    return this.givingBack.receiveReturn(orderNumber, received, now)
  }

  refundOrder(orderNumber: string, asked: AskedRefund, now: number): Promise<Result<RefundRow>> {
    return this.givingBack.refundOrder(orderNumber, asked, now)
  }

  /** When the order was placed, in epoch milliseconds; null for a basket that isn't one. */
  placedAt(): number | null {
    const attempt = this.record.latest()
    return attempt?.answer ? (attempt.facts.placedAt ?? attempt.startedAt) : null
  }

  /** Forgets whose order it is. The facts that giving it back needs stay. */
  forgetPerson(): void {
    this.record.rewrite(withoutPerson)
  }

  /**
   * Resumes open attempts, and repeats calls that the provider didn't answer, on an alarm, a provider's event or a
   * request. Returns the newest attempt's outcome.
   */
  async drive(now: number): Promise<PlacementAnswer | null> {
    const attempt = this.record.latest()
    const began = workerEdges.now()
    if (attempt?.step === 'wait' && now >= (attempt.wakeAt ?? 0)) await this.abandon(now)
    else if (attempt && !isResting(attempt.step)) {
      this.wakes += 1
      const wakeAt = now + Math.min(mostWakeMs, firstWakeMs * this.wakes)
      this.record.wake(attempt, wakeAt)
      this.wake(wakeAt)
      await patiently(this.machine.run(now))
    }
    await this.machine.callBehind(now + workerEdges.now() - began)
    const latest = this.record.latest()
    return latest && answerOf(latest)
  }

  private wake(instant: number): void {
    void this.storage.setAlarm(instant)
  }

  /** Longer than usual for an order whose number isn't registered yet: it could not be looked up. */
  private async settled(begun: Attempt, now: number): Promise<PlacementAnswer> {
    let attempt = begun
    do {
      await patiently(this.machine.run(now))
      attempt = this.record.byKey(begun.key) ?? begun
    } while (isUnderWay(attempt) && !attempt.facts.registered)
    return answerOf(attempt)
  }
}

/** A client already got the response to an order that is being canceled. */
const isUnderWay = ({ step, answer }: Attempt): boolean => answer === null && !isResting(step)
