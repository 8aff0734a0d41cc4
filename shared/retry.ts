/**
 * Exponential backoff: each wait is twice the previous one, up to `longestMs`; all waits together are limited to
 * `budgetMs`.
 */
export type RetryPlan = { readonly firstMs: number; readonly longestMs?: number; readonly budgetMs: number }

/** Milliseconds to wait after this many failures; null if that would exceed the budget. */
export function retryWaitMs({ firstMs, budgetMs, longestMs = budgetMs }: RetryPlan, failures: number): number | null {
  let wait = firstMs
  let remaining = budgetMs - wait
  for (let failure = 1; failure < failures && remaining >= 0; failure += 1) {
    wait = Math.min(longestMs, wait * 2)
    remaining -= wait
  }
  return remaining < 0 ? null : wait
}

type RetryOptions<T> = {
  readonly plan: RetryPlan
  readonly wait: (ms: number) => Promise<unknown>
  /** Whether to retry an outcome; by default no outcome is retried. */
  readonly isFailure?: (outcome: T) => boolean
  /** Whether to retry after an error; by default every error is retried. */
  readonly isTransient?: (error: unknown) => boolean
}

/**
 * Repeats `work` until it succeeds or the budget is spent, and returns or throws the last outcome or error. `work` has
 * to be idempotent.
 */
export async function retry<T>(
  work: () => Promise<T>,
  { plan, wait, isFailure = () => false, isTransient = () => true }: RetryOptions<T>,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    const pause = retryWaitMs(plan, failures)
    try {
      const outcome = await work()
      if (pause === null || !isFailure(outcome)) return outcome
    } catch (error) {
      if (pause === null || !isTransient(error)) throw error
    }
    if (pause !== null) await wait(pause)
  }
}
