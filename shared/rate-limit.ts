import type { FailureOf } from './result.ts'

/** A maximum number of attempts per client within a window, in milliseconds. */
export type RateLimit = { readonly most: number; readonly windowMs: number }

/** The result of counting an attempt: allowed, or the time to wait. */
export type Try = { readonly ok: true } | FailureOf<{ seconds: number }>

/** Whole seconds for Retry-After, rounded up and at least 1. */
export const secondsUntil = (instant: number, now: number): number => Math.max(1, Math.ceil((instant - now) / 1000))

/** Refuses until the oldest attempt has left the sliding window. */
export const refuseUntilFree = (
  { windowMs }: RateLimit,
  oldest: number,
  now: number,
): FailureOf<{ seconds: number }> => ({
  ok: false,
  failure: { seconds: secondsUntil(oldest + windowMs, now) },
})
