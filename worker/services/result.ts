import type { ResultOf } from '../../shared/result.ts'

/**
 * How a call to a service failed. `code` is the service's errorId where it sent one, else API504 (timeout) or API503
 * (unreachable).
 */
export type CallFailure = {
  readonly code: string
  readonly status: number
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which a retry makes sense, if known. */
  readonly retryAfter?: number
  readonly cause: 'answer' | 'timeout' | 'network' | 'contract'
}

/**
 * Expected failures are values: nothing in `worker/services` throws for one. `validUntil` is the instant at which the
 * response expires (epoch milliseconds), if its service sent one.
 */
export type Result<T> = ResultOf<T, CallFailure> & { readonly validUntil?: number | undefined }

export const succeed = <T>(value: T, validUntil?: number): Result<T> =>
  validUntil === undefined ? { ok: true, value } : { ok: true, value, validUntil }
export const fail = (failure: CallFailure): Result<never> => ({ ok: false, failure })
/** A service may still answer, but the page no longer waits. */
export const tooLate = fail({ code: 'API504', status: 504, message: 'too late', details: {}, cause: 'timeout' })

/** The resource doesn't exist, or its name is invalid. Other failures say nothing about whether it exists. */
export const isAbsent = ({ status }: CallFailure): boolean => status === 404 || status === 410 || status === 400

/**
 * Nobody knows whether the call was carried out: no answer arrived, or the service failed without a reason of its own.
 * A service that gives its reason has refused, whatever its status (PAY503).
 */
export const isUnknown = ({ cause, code, status }: CallFailure): boolean =>
  cause !== 'answer' || (status >= 500 && /^(?:API|GEN)5/.test(code))

/** Record of all that a page had to do without. */
export type FailureNotes = { fail(reason: 'service'): void }

/** An answer without which a page shows what it can. The absence of something is an answer too. */
export function noted<R extends Result<unknown>>(notes: FailureNotes | undefined, answer: R): R {
  if (!answer.ok && !isAbsent(answer.failure)) notes?.fail('service')
  return answer
}
