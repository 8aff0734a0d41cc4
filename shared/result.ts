/**
 * The result of an operation that can fail: a value, or a failure as data (docs/glossary.md). Failures are expected; an
 * exception is a bug.
 */
export type ResultOf<T, F> = Success<T> | FailureOf<F>

export type Success<T> = { readonly ok: true; readonly value: T }
export type FailureOf<F> = { readonly ok: false; readonly failure: Readonly<F> }
