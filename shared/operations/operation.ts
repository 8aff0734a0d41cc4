import type { z } from 'zod'
import type { ErrorCode } from '../errors/catalogue.ts'

export const services = [
  'auth',
  'cart',
  'consumer',
  'contact',
  'products',
  'social',
  'stores',
  'utilities',
  'wishlists',
  'content',
  'decisions',
  'internal',
] as const
export type ServiceName = (typeof services)[number]
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A call of spec 1 §7. The storefront's clients, the platform's router and the contract test are all derived from
 * these rows. `path` is verbatim from the spec, with `{name}` for path parameters; `params`, `query` and `body` are
 * parsed by the platform, `response` by the storefront. `errors` are the possible codes besides the general ones.
 */
export type Operation = {
  readonly id: string
  readonly service: ServiceName
  readonly method: Method
  readonly path: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: z.ZodType
  readonly errors: readonly ErrorCode[]
  /** Timeout of the storefront. */
  readonly timeoutMs: number
  /** A single retry, if the spec requires one. */
  readonly retry?: { readonly onStatus: number; readonly afterMs: number }
}

export type OperationInput<O extends Operation> = (O['params'] extends z.ZodType
  ? { params: z.input<O['params']> }
  : { params?: never }) &
  (O['query'] extends z.ZodType ? { query?: z.input<O['query']> } : { query?: never }) &
  (O['body'] extends z.ZodType ? { body: z.input<O['body']> } : { body?: never })

/** The parsed request of a platform handler. */
export type OperationRequest<O extends Operation> = {
  params: O['params'] extends z.ZodType ? z.output<O['params']> : Record<string, never>
  query: O['query'] extends z.ZodType ? z.output<O['query']> : Record<string, never>
  body: O['body'] extends z.ZodType ? z.output<O['body']> : undefined
}
export type OperationResponse<O extends Operation> = z.output<O['response']>

const defaultTimeoutMs = 5000

/** Fills the defaults of a row and keeps its literal types. */
export function operation<
  const O extends Omit<Operation, 'errors' | 'timeoutMs'> & Partial<Pick<Operation, 'errors' | 'timeoutMs'>>,
>(row: O): O & Pick<Operation, 'errors' | 'timeoutMs'> {
  return { errors: [], timeoutMs: defaultTimeoutMs, ...row }
}

/** `/a/{id}` + `{id: 'x y'}` -> `/a/x%20y`. Throws for a missing parameter. */
export function operationPath(
  row: Pick<Operation, 'id' | 'path'>,
  params: Readonly<Record<string, unknown>> = {},
): string {
  return row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${row.id}: path parameter "${name}" is missing`)
    return encodeURIComponent(String(value))
  })
}
