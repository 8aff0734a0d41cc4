import { workerEdges } from '../../../backend/edges.ts'
import type { Attempt, PlacementRecord } from './record.ts'
import { lateMs, nextTry, shortestWaitMs } from './rest.ts'
import { afterPayment, moneyTaken, type StepContext } from './steps.ts'

/**
 * Repeats the calls that orders went on without an answer to, of each attempt that is due. True if the newest attempt
 * has steps to take again.
 */
export async function callBehind(record: PlacementRecord, context: StepContext): Promise<boolean> {
  let isMoving = false
  for (const attempt of record.dueAtRest(context.now()))
    if (attempt.step === 'failed') await cancelBehind(attempt, record, context)
    else if (attempt.facts.unanswered) isMoving = await captureBehind(attempt, record, context)
    else isMoving = repayBehind(attempt, record, context)
  return isMoving
}

/** Goes on with what is still to be given back of a placed order. True if there are steps to take. */
const repayBehind = (attempt: Attempt, record: PlacementRecord, { now }: StepContext): boolean =>
  record.move(attempt, { step: 'repay', wakeAt: now() + shortestWaitMs }, now()) !== null

/** Cancels the authorization of a failed attempt; a lost one is canceled twice. */
async function cancelBehind(attempt: Attempt, record: PlacementRecord, { provider, now }: StepContext): Promise<void> {
  const { orderNumber: reference, facts } = attempt
  const isFirst = facts.unanswered === 'cancel'
  const key = isFirst ? `${reference}:cancel` : `${reference}:cancel:late`
  const { outcome } = await provider().cancel({ reference, key })
  if (outcome === 'no-answer') return record.wake(attempt, nextTry(attempt.stepAt, now()))
  if (outcome === 'refused') workerEdges.log('error', 'placement.cancel-refused', { orderNumber: reference })
  record.answered(attempt, isFirst && facts.lost ? now() + lateMs : null)
}

/**
 * Captures a placed order's payment. If that is refused, nobody paid for the order, and everything is taken back. True
 * if there are steps to take.
 */
async function captureBehind(attempt: Attempt, record: PlacementRecord, context: StepContext): Promise<boolean> {
  const { now } = context
  const outcome = await moneyTaken(attempt, context)
  if (outcome === 'no-answer') {
    record.wake(attempt, nextTry(attempt.stepAt, now()))
    return false
  }
  const isRefused = outcome === 'refused'
  const { orderNumber } = attempt
  if (isRefused) workerEdges.log('error', 'placement.capture-refused', { orderNumber })
  const step = isRefused ? 'void' : afterPayment(attempt.draft)
  return record.move(attempt, { step, facts: { unanswered: null }, wakeAt: now() + shortestWaitMs }, now()) !== null
}
