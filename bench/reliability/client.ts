import { clientAddressHeader } from '../../shared/client-address.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import { idempotencyKeyHeader } from '../../shared/operations/cart.ts'
import { type OperationId, type OperationOf, operationById } from '../../shared/operations/index.ts'
import { type OperationInput, operationPath } from '../../shared/operations/operation.ts'

/** `status` 0: no answer came, so nobody knows whether it was done. */
export type Reply = { readonly status: number; readonly text: string; readonly code: string | null }
export type AskOptions = {
  readonly token?: string
  readonly key?: string
  /** Address of the shopper that the call is made for. */
  readonly network?: string
  /** The front that the shopper is at; en-us by default. */
  readonly locale?: string
  readonly timeoutMs?: number
}

const client = { 'x-auth-access-key': 'local-access-key', 'x-server-trust-id': 'local-server-trust' }

/** A call of the platform over HTTP, as a storefront makes it. Never rejects. */
export async function ask<Id extends OperationId>(
  origin: string,
  id: Id,
  input: OperationInput<OperationOf<Id>>,
  { token, key, network, locale = 'en-us', timeoutMs = 30_000 }: AskOptions = {},
): Promise<Reply> {
  const row = operationById(id)
  const { params, query, body } = input as { params?: object; query?: Record<string, string>; body?: unknown }
  const search = new URLSearchParams({ locale, ...query })
  try {
    const response = await fetch(`${origin}${operationPath(row, { ...params })}?${search}`, {
      method: row.method,
      headers: {
        ...client,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { [idempotencyKeyHeader]: key }),
        ...(network && { [clientAddressHeader]: network }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return { status: response.status, text, code: response.ok ? null : codeOf(text) }
  } catch {
    return { status: 0, text: '', code: null }
  }
}

function codeOf(text: string): string | null {
  try {
    return readErrorBody(JSON.parse(text))?.errorDetails[0]?.errorId ?? null
  } catch {
    return null
  }
}

/** The answer's body; throws with what was answered instead when the call failed. */
export function bodyOf<T>({ status, text }: Reply): T {
  if (status !== 200) throw new Error(`expected 200, got ${status}: ${text.slice(0, 400)}`)
  return JSON.parse(text) as T
}

/** A change that an operator makes, as often as its key is sent. Never rejects. */
export async function operate(
  { origin, adminToken }: { readonly origin: string; readonly adminToken: string },
  path: string,
  body: unknown,
  { key, timeoutMs = 30_000 }: Pick<AskOptions, 'key' | 'timeoutMs'> = {},
): Promise<Reply> {
  try {
    const response = await fetch(`${origin}/admin${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${adminToken}`,
        'content-type': 'application/json',
        ...(key && { [idempotencyKeyHeader]: key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return { status: response.status, text, code: response.ok ? null : codeOf(text) }
  } catch {
    return { status: 0, text: '', code: null }
  }
}

/** An operator's call. */
export async function admin<T>(origin: string, token: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${origin}/admin${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`/admin${path} answered ${response.status}: ${text.slice(0, 400)}`)
  return JSON.parse(text) as T
}
