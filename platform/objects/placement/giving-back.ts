import { workerEdges } from '../../../backend/edges.ts'
import { type Result, refuse, succeed } from '../../../backend/result.ts'
import { hasGiftCards } from '../../services/balances/issued-gift-cards.ts'
import type { GiveBack, Refunded, Returned } from '../../services/orders/given-back.ts'
import { nothingLeft, refundAmount } from '../../services/orders/refund-amount.ts'
import { linesOf, type RefundRequest } from '../../services/orders/refund-request.ts'
import type { RefundRow } from '../../services/orders/refund-rows.ts'
import type { ReturnedUnits } from '../../services/orders/returned-value.ts'
import type { Machine } from './machine.ts'
import { patienceMs, patiently } from './patiently.ts'
import { type ActiveStep, type Attempt, isResting, type Move, openParts, type PlacementRecord } from './record.ts'
import { refundRows } from './refunds.ts'
import { firstWakeMs } from './rest.ts'

/** `busy`: something else is being done to the order, so its cancellation hasn't begun. */
export type CancelAnswer = 'cancelled' | 'working' | 'busy' | 'refused' | 'cards-spent' | 'too-late' | 'absent'

export type ReceivedReturn = Pick<Returned, 'number' | 'items'>
export type ReceiveAnswer = 'received' | 'working' | 'refused' | 'absent'

/** `announced` are the units of returns that haven't arrived. */
export type AskedRefund = Pick<Refunded, 'key' | 'request'> & { readonly announced: ReturnedUnits }

/**
 * How a placed order is given back: whole by a cancellation, in part by returns and refunds. One at a time, and each
 * adds to the same list (`givenBack`), so that together they never exceed what was paid. `now` as in `Placement`.
 */
export class GivingBack {
  private readonly record: PlacementRecord
  private readonly machine: Machine
  private readonly wake: (instant: number) => void

  constructor(record: PlacementRecord, machine: Machine, wake: (instant: number) => void) {
    this.record = record
    this.machine = machine
    this.wake = wake
  }

  /**
   * Cancels a placed order: refunds money, stock and balances, each once. Only within `windowMs` of placing it, which
   * is infinite for an operator alone.
   */
  async cancel(orderNumber: string, windowMs: number, now: number): Promise<CancelAnswer> {
    const begun = await this.onceAtRest(orderNumber, now, isBeingCancelled, (attempt) => {
      if (attempt.step === 'cancelled') return 'cancelled'
      if (isBeingCancelled(attempt)) return 'begun'
      if (attempt.step !== 'placed') return 'busy'
      if (now > (attempt.facts.placedAt ?? 0) + windowMs) return 'too-late'
      const step = hasGiftCards(attempt.draft.cart) ? 'revoke' : 'refund'
      const facts = { revocation: now, cardsSpent: false, byShopper: Number.isFinite(windowMs) }
      this.begin(attempt, { step, facts }, now)
      return 'begun'
    })
    if (begun !== 'begun') return begun
    await patiently(this.machine.run(now))
    const after = this.record.latest()
    if (after?.step !== 'placed') return after?.step === 'cancelled' ? 'cancelled' : 'working'
    return after.facts.cardsSpent ? 'cards-spent' : 'refused'
  }

  /**
   * A return has arrived: gives back its part of the order, once per number. `refused`: by the payment provider, or
   * since the order was canceled.
   */
  async receiveReturn(orderNumber: string, received: ReceivedReturn, now: number): Promise<ReceiveAnswer> {
    const isIt = (part: GiveBack) => part.kind === 'return' && part.number === received.number
    const found = await this.onceAtRest(orderNumber, now, isNever, (attempt) => {
      if (attempt.step === 'placed' && !partsOf(attempt).some(isIt))
        this.giveBack(attempt, { kind: 'return', ...received, at: now }, now)
      return 'there'
    })
    if (found === 'absent') return 'absent'
    await patiently(this.machine.run(now))
    const after = this.record.latest()
    const parts = after ? partsOf(after) : []
    const index = parts.findIndex(isIt)
    if (!after || index < 0) return after && !isResting(after.step) ? 'working' : 'refused'
    return index < parts.length - openParts(after) ? 'received' : 'working'
  }

  /**
   * Gives back a part of a placed order, once per key: the same request gets the same refund, another one is refused
   * (API409). GFO409 if a gift card of its lines was spent. API423 while something else is being done to the order, or
   * its gift cards aren't issued. A provider that doesn't answer leaves the refund `PENDING`.
   */
  async refundOrder(
    orderNumber: string,
    { key, request, announced }: AskedRefund,
    now: number,
  ): Promise<Result<RefundRow>> {
    const isKnown = (attempt: Attempt) => refundWith(attempt, key) !== undefined
    const begun = await this.onceAtRest(orderNumber, now, isKnown, (attempt): Result<null> => {
      const known = refundWith(attempt, key)
      if (known) return JSON.stringify(known.request) === JSON.stringify(request) ? succeed(null) : refuse('API409')
      if (attempt.step === 'cancelled') return nothingLeft(attempt.draft)
      if (attempt.step !== 'placed') return refuse('API423')
      const events = partsOf(attempt)
      const amount = refundAmount(attempt.draft, request, { events, announced })
      if (!amount.ok) return amount
      if (awaitsGiftCards(attempt, request)) return refuse('API423')
      const number = events.filter(({ kind }) => kind === 'refund').length + 1
      this.giveBack(
        attempt,
        { kind: 'refund', number, key, request, amount: amount.value, at: now, refused: false },
        now,
      )
      return succeed(null)
    })
    if (begun === 'absent') return refuse('ORD409')
    if (!begun.ok) return begun
    await patiently(this.machine.run(now))
    const after = this.record.latest()
    const refund = after && refundWith(after, key)
    if (refund?.cardsSpent) return refuse('GFO409')
    const row = after && refundRows(after).find(({ number }) => number === refund?.number)
    return row ? succeed(row) : refuse('API423')
  }

  /**
   * Does `work` with a placed order once nothing else is being done to it, or `joins` says that it needn't wait, or it
   * has waited for long enough. `work` is synchronous, so that nothing comes between looking and recording.
   */
  private async onceAtRest<T>(
    orderNumber: string,
    now: number,
    joins: (attempt: Attempt) => boolean,
    work: (attempt: Attempt) => T,
  ): Promise<T | 'absent'> {
    for (const deadline = workerEdges.now() + patienceMs; ; ) {
      const attempt = this.record.byOrderNumber(orderNumber)
      if (!attempt || attempt.answer === null) return 'absent'
      if (isResting(attempt.step) || joins(attempt) || workerEdges.now() >= deadline) return work(attempt)
      await patiently(this.machine.run(now))
    }
  }

  private begin(attempt: Attempt, move: Move, now: number): void {
    this.record.move(attempt, { ...move, wakeAt: now + firstWakeMs }, now)
    this.wake(now + firstWakeMs)
  }

  private giveBack(attempt: Attempt, part: GiveBack, now: number): void {
    const facts = { givenBack: [...partsOf(attempt), part], open: openParts(attempt) + 1 }
    this.begin(attempt, { step: 'repay', facts }, now)
  }
}

const partsOf = ({ facts }: Attempt): readonly GiveBack[] => facts.givenBack ?? []

const refundWith = (attempt: Attempt, key: string): Refunded | undefined =>
  partsOf(attempt).find((part): part is Refunded => part.kind === 'refund' && part.key === key)

/** Gift cards are issued once the provider has answered that it captured the money. */
const awaitsGiftCards = ({ draft, facts }: Attempt, request: RefundRequest): boolean =>
  facts.unanswered === 'capture' &&
  linesOf(request).some(({ itemId }) =>
    draft.cart.items.some(({ id, isDigitalProduct }) => id === itemId && isDigitalProduct),
  )

const isNever = (): boolean => false
const cancelling: readonly string[] = ['revoke', 'refund', 'restock', 'unwrite'] satisfies ActiveStep[]
const isBeingCancelled = ({ step }: Attempt): boolean => cancelling.includes(step)
