import type { Env } from '../../env.ts'
import type { PaymentProvider } from '../../payments/provider.ts'
import { refund, release, restock, unwrite, voidPayment } from './compensate.ts'
import { faultPoint } from './fault-point.ts'
import { type ActiveStep, type Attempt, isResting, type PlacementRecord } from './record.ts'
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
  write,
  void: voidPayment,
  release,
  refund,
  restock,
  unwrite,
}

/** Between two tries of the same step, in milliseconds: first and longest. */
const firstPauseMs = 100
const longestPauseMs = 2000
/** Where stock or database don't answer for this long the order is given up before any money is touched. */
const unreachableMs = 30_000

/** Takes an attempt from step to step until it rests. One at a time in an object, however many ask for it. */
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
    const ahead = now - Date.now()
    this.running = this.go({ env: this.env, provider: this.provider, now: () => Date.now() + ahead })
    return this.running
  }

  /** Cancels once more what the provider never answered for: an authorisation may have turned up since. */
  async voidLate(now: number): Promise<void> {
    for (const attempt of this.record.lost(now)) {
      const { orderNumber: reference } = attempt
      const { outcome } = await this.provider().cancel({ reference, key: `${reference}:cancel:late` })
      if (outcome !== 'no-answer') this.record.wake(attempt, null)
    }
  }

  private async go(context: StepContext): Promise<void> {
    let tries = 0
    try {
      for (let attempt = this.record.latest(); attempt && !isResting(attempt.step); attempt = this.record.latest()) {
        const { step } = attempt
        await faultPoint(this.env, `before-${step}`)
        const outcome = await this.take(attempt, step, context)
        await faultPoint(this.env, `after-${step}`)
        if (outcome === 'again') {
          await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** tries))
          tries += 1
        } else {
          tries = 0
          this.record.move(attempt, outcome, context.now())
          await faultPoint(this.env, `after-${step}-recorded`)
        }
      }
    } finally {
      // In one stretch with the last look: what comes next begins a run of its own.
      this.running = null
    }
  }

  /** Something that can't be reached is asked again: it may have done what it was asked. */
  private async take(attempt: Attempt, step: ActiveStep, context: StepContext): Promise<Outcome> {
    try {
      return await takes[step](attempt, context)
    } catch (error) {
      console.warn(
        JSON.stringify({
          level: 'warn',
          event: 'placement.step-failed',
          step,
          orderNumber: attempt.orderNumber,
          stack: error instanceof Error ? error.stack : String(error),
        }),
      )
      const untouched = step === 'reserve' || step === 'check'
      if (!untouched || context.now() - attempt.startedAt < unreachableMs) return 'again'
      return { step: 'release', facts: { failure: { ok: false, code: 'API503' } } }
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
