/** How a call to a service failed. `code` is the service's errorId where it sent one, else API504 (timeout) or API503 (unreachable). */
export type CallFailure = {
  readonly code: string
  readonly status: number
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
  readonly cause: 'answer' | 'timeout' | 'network' | 'contract'
}

/** Expected failures are values: nothing under `worker/services` throws for one. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: CallFailure }

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (failure: CallFailure): Result<never> => ({ ok: false, failure })
