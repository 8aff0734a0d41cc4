import { idempotencyKeyHeader } from '../../shared/operations/cart.ts'

const keyShape = /^[\w-]{8,80}$/

/** Null if there is no key, or if it is malformed. */
export function keyOf({ headers }: { readonly headers: Headers }): string | null {
  const key = headers.get(idempotencyKeyHeader)
  return key !== null && keyShape.test(key) ? key : null
}
