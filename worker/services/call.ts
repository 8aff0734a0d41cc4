import { readErrorBody } from '../../shared/errors/body.ts'
import { type OperationId, type OperationOf, operationById } from '../../shared/operations/index.ts'
import {
  type Operation,
  type OperationInput,
  type OperationResponse,
  operationPath,
} from '../../shared/operations/operation.ts'
import { log } from '../http/log.ts'
import { type CallFailure, fail, type Result, succeed } from './result.ts'
import type { Transport } from './transport.ts'

/** What every call carries (spec 1 §7 "Every request carries"). */
export type CallIdentity = {
  readonly locale: string
  readonly accessKey: string
  readonly serverTrustId: string
  /** Empty for a shopper without a token yet. */
  readonly userId: string
  readonly accessToken: string | null
}

export type CallOptions = {
  readonly timeoutMs?: number
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Call = <Id extends OperationId>(
  id: Id,
  input: OperationInput<OperationOf<Id>>,
  options?: CallOptions,
) => Promise<Result<OperationResponse<OperationOf<Id>>>>

/** The body is read here, as text, so that garbage becomes a value like every other failure. Answers above this are refused. */
const maxAnswerBytes = 4_000_000

export function createCall(transport: Transport, identity: CallIdentity): Call {
  const attempt = async <O extends Operation>(
    row: O,
    input: OperationInput<O>,
    options: CallOptions,
  ): Promise<Result<OperationResponse<O>>> => {
    const query = searchParams({ ...(input.query as Record<string, unknown> | undefined), locale: identity.locale })
    const headers = new Headers({
      accept: 'application/json',
      'x-transaction-id': crypto.randomUUID(),
      'x-correlation-id': crypto.randomUUID(),
      'x-auth-access-key': identity.accessKey,
      'x-server-trust-id': identity.serverTrustId,
      'x-user-id': identity.userId,
      ...options.headers,
    })
    if (identity.accessToken) headers.set('authorization', `Bearer ${identity.accessToken}`)
    if (options.idempotencyKey) headers.set('x-idempotency-key', options.idempotencyKey)
    const init: RequestInit = {
      method: row.method,
      headers,
      signal: AbortSignal.timeout(options.timeoutMs ?? row.timeoutMs),
    }
    if (row.body) {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(input.body)
    }
    let response: Response
    let text: string
    try {
      response = await transport(row.service, `${operationPath(row, input.params)}?${query}`, init)
      text = await response.text()
    } catch (error) {
      return fail(noAnswer(row, error))
    }
    if (text.length > maxAnswerBytes) return fail(broken(row, response.status, `answer of ${text.length} characters`))
    const body = parseJson(text)
    if (!response.ok) return fail(refused(row, response.status, body))
    const checked = row.response.safeParse(body)
    if (!checked.success)
      return fail(broken(row, response.status, checked.error.issues[0]?.path.join('.') ?? 'unreadable'))
    return succeed(checked.data as OperationResponse<O>)
  }

  return async (id, input, options = {}) => {
    const row = operationById(id)
    const { retry }: Operation = row
    const first = await attempt(row, input, options)
    if (first.ok || retry === undefined || first.failure.status !== retry.onStatus) return first
    await scheduler.wait(retry.afterMs)
    return attempt(row, input, options)
  }
}

function searchParams(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  }
  return params.toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function noAnswer(row: Operation, error: unknown): CallFailure {
  const timeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  log('warn', 'call.no-answer', { operation: row.id, timeout, reason: String(error) })
  return timeout
    ? { code: 'API504', status: 504, message: 'timeout', details: {}, cause: 'timeout' }
    : { code: 'API503', status: 503, message: 'unreachable', details: {}, cause: 'network' }
}

function broken(row: Operation, status: number, where: string): CallFailure {
  log('error', 'call.contract', { operation: row.id, status, where })
  return { code: 'GEN500', status: 502, message: `unreadable answer: ${where}`, details: {}, cause: 'contract' }
}

function refused(row: Operation, status: number, body: unknown): CallFailure {
  const detail = readErrorBody(body)?.errorDetails[0]
  if (status >= 500) log('error', 'call.refused', { operation: row.id, status, code: detail?.errorId ?? null })
  const { errorId, message, ...details } = detail ?? { errorId: 'GEN500', message: '' }
  return { code: errorId, status, message, details, cause: 'answer' }
}
