import { workerEdges } from '../../../backend/edges.ts'
import { retryWaitMs } from '../../../shared/retry.ts'
import type { Env } from '../../env.ts'
import type { PaymentProvider } from '../../payments/provider.ts'
import { callBehind } from './behind.ts'
import { refund, release, restock, unwrite, voidPayment } from './compensate.ts'
import { faultPoint } from './fault-point.ts'
import { issue, revoke } from './gift-cards.ts'
import { type ActiveStep, type Attempt, isResting, type PlacementRecord } from './record.ts'
import { repay } from './repay.ts'
import {
  authorise,
  capture,
  check,
  commit,
  complete,
  type Outcome,
  reserve,
  type StepContext,
  type TakeStep,
  write,
} from './steps.ts'

const takes: Readonly<Record<ActiveStep, TakeStep>> = {
  reserve,
  check,
  authorise,
  complete,
  commit,
  capture,
  issue,
  write,
  void: voidPayment,
  release,
  revoke,
  refund,
  restock,
  unwrite,
  repay,
}

/** The delay between two attempts of a step. Each step has its own deadline. */
const plan = { firstMs: 100, longestMs: 2000, budgetMs: Number.POSITIVE_INFINITY }
/** If stock or database don't respond for this long, the order fails before any payment is authorized. */
const unreachableMs = 30_000

/** Runs an attempt's steps until it rests. At most one run at a time in an object; concurrent callers share it. */
export class Machine {
  private readonly record: PlacementRecord
  private readonly env: Env
  private readonly provider: () => PaymentProvider
  private running: Promise<void> | null = null

  constructor(record: PlacementRecord, env: Env, provider: () => PaymentProvider) {
    this.record = record
    this.env = env
    this.provider = provider
  }

  /** Resolves when the newest attempt rests; joins a run that is under way. `now` in epoch milliseconds. */
  run(now: number): Promise<void> {
    if (this.running) return this.running
    const attempt = this.record.latest()
    if (!attempt || isResting(attempt.step)) return Promise.resolve()
    this.running = this.go(this.contextFrom(now))
    return this.running
  }

  /** Looks after the attempts that rest, but whose provider owes an answer, or may have authorized them late. */
  async callBehind(now: number): Promise<void> {
    const context = this.contextFrom(now)
    if (await callBehind(this.record, context)) await this.run(context.now())
  }

  private contextFrom(now: number): StepContext {
    const ahead = now - workerEdges.now()
    return { env: this.env, provider: this.provider, now: () => workerEdges.now() + ahead }
  }

  private async go(context: StepContext): Promise<void> {
    let failures = 0
    try {
      for (let attempt = this.record.latest(); attempt && !isResting(attempt.step); attempt = this.record.latest()) {
        const { step } = attempt
        await faultPoint(this.env, `before-${step}`)
        const outcome = await this.take(attempt, step, context)
        await faultPoint(this.env, `after-${step}`)
        if (outcome === 'again') {
          failures += 1
          await pause(retryWaitMs(plan, failures) ?? plan.longestMs)
        } else {
          failures = 0
          this.record.move(attempt, outcome, context.now())
          await faultPoint(this.env, `after-${step}-recorded`)
        }
      }
    } finally {
      // In one stretch with the last look: what comes next begins a run of its own.
      this.running = null
    }
  }

  /** A failed call is retried: its effect may have happened even though the response was lost. */
  private async take(attempt: Attempt, step: ActiveStep, context: StepContext): Promise<Outcome> {
    try {
      return await takes[step](attempt, context)
    } catch (error) {
      const stack = error instanceof Error ? error.stack : String(error)
      workerEdges.log('warn', 'placement.step-failed', { step, orderNumber: attempt.orderNumber, stack })
      const untouched = step === 'reserve' || step === 'check'
      if (!untouched || context.now() - attempt.startedAt < unreachableMs) return 'again'
      return { step: 'release', facts: { failure: { ok: false, code: 'API503' } } }
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
