import type { ErrorDetails } from '../shared/errors/body.ts'
import type { ErrorCode } from '../shared/errors/catalogue.ts'
import type { MessageParams } from '../shared/errors/format.ts'
import type { FailureOf, Success as Succeeded } from '../shared/result.ts'

type Headed = { readonly headers?: Readonly<Record<string, string>> }
type Success<T> = Succeeded<T> & Headed
/** Failure that a caller gets instead of a value. */
type CallFailure = Headed & {
  readonly code: ErrorCode
  readonly details?: ErrorDetails
  readonly params?: MessageParams
}
export type Failure = FailureOf<CallFailure>
export type Result<T> = Success<T> | Failure

export const succeed = <T>(value: T, headers?: Readonly<Record<string, string>>): Success<T> =>
  headers ? { ok: true, value, headers } : { ok: true, value }

export const refuse = (code: ErrorCode, details?: ErrorDetails): Failure => ({
  ok: false,
  failure: details ? { code, details } : { code },
})

/** A refusal that ends by itself, in so many seconds. */
export const refuseFor = (code: ErrorCode, seconds: number, more: Readonly<Record<string, unknown>> = {}): Failure => ({
  ok: false,
  failure: {
    code,
    details: { additionalInfo: { seconds, ...more } },
    headers: { 'retry-after': String(seconds) },
  },
})
