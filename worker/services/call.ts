import type { z } from 'zod'
import { clientAddressHeader } from '../../shared/client-address.ts'
import { clientDeviceHeader } from '../../shared/client-device.ts'
import { channelHeader } from '../../shared/contracts/order.ts'
import { correlationHeader, requestIdHeader } from '../../shared/correlation-header.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import { errorEntry, isErrorCode } from '../../shared/errors/catalogue.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { validUntilHeader } from '../../shared/operations/content.ts'
import { type OperationId, type OperationOf, operationById } from '../../shared/operations/index.ts'
import {
  type Operation,
  type OperationInput,
  type OperationResponse,
  operationPath,
  type ServiceName,
} from '../../shared/operations/operation.ts'
import { retry } from '../../shared/retry.ts'
import { shopOriginHeader } from '../../shared/shop-origins.ts'
import { log } from '../http/log.ts'
import { asksForProof } from './asks-for-proof.ts'
import type { CallInput } from './captcha-proof.ts'
import { elapse } from './elapse.ts'
import { inTime } from './flights.ts'
import { type CallTicket, guards, type NotAsked } from './guards.ts'
import { type CallFailure, fail, type Result, succeed } from './result.ts'
import type { Trace } from './trace.ts'
import type { Transport } from './transport.ts'

/** Data that every call carries (spec 1 §7 "Every request carries"). */
export type CallIdentity = {
  readonly locale: string
  readonly accessKey: string
  readonly serverTrustId: string
  /** Empty if the shopper has no token yet. */
  readonly userId: string
  readonly accessToken: string | null
  /** The shopper's network address, for limits; absent if the call isn't for a particular shopper. */
  readonly clientAddress?: string
  /** The shopper's browser (shared/client-device.ts), for limits; null if its visitor cookie is new. */
  readonly clientDevice?: string | null
  /** The shop's own origin, for links in mails. */
  readonly shopOrigin?: string
  /** Spec 1 §3 "Request context", as headers. */
  readonly context?: Readonly<Record<string, string>>
  /** Multiplies every time limit. */
  readonly timeoutFactor?: number
  /** The request that the call is made for. */
  readonly trace?: Trace
  /** Called for a 403 whose body names the bot manager's app (spec 1 §7): the page starts its challenge. */
  readonly onChallenged?: () => void
  /** Called for a refusal that a captcha's proof would have avoided, with the operation; the refusal waits for it. */
  readonly onProofAsked?: (operation: string) => Promise<void>
  /** Called for every 429, with the number of seconds until the next try. */
  readonly onLimited?: (seconds: number) => void
}

export type CallOptions = {
  /** Ends the call before its operation's own limit, which then says nothing about the service. */
  readonly timeoutMs?: number
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Asked by the shop itself, because the answer is for everybody: without the shopper's id, token, network address,
   * browser, shop and channel, so that it can depend on none of them and no limit of theirs can refuse it.
   */
  readonly asNobody?: boolean
  /** Another locale than the shopper's. */
  readonly locale?: Locale
}

export type Call = <Id extends OperationId>(
  id: Id,
  input: CallInput<Id>,
  options?: CallOptions,
) => Promise<Result<OperationResponse<OperationOf<Id>>>>

/**
 * The body is read here as text, so that an unreadable one becomes a failure value like every other. Larger responses
 * are refused.
 */
const maxAnswerBytes = 4_000_000

/** Without a channel a service answers for the default one (spec 1 §9). */
function nobody({ context = {}, ...identity }: CallIdentity): CallIdentity {
  const { clientAddress: _address, clientDevice: _device, shopOrigin: _origin, ...shop } = identity
  const { [channelHeader]: _channel, ...own } = context
  return { ...shop, userId: '', accessToken: null, context: own }
}

/** The most milliseconds that a page waits for a call that only finds out whether a service is back. */
const probePatienceMs = 500

/** `path` with its query. `limitMs` is at most the operation's own. */
type Prepared = Pick<RequestInit, 'method' | 'headers' | 'body'> & {
  readonly path: string
  readonly limitMs: number
  readonly ids: CallIds
}

/** By which a call is found in the shop's log and in that of the service. */
type CallIds = { readonly requestId: string | null; readonly correlationId: string }

/** The wait after a 429 without Retry-After. */
const usualRetrySeconds = 60

export function createCall(transport: Transport, identity: CallIdentity): Call {
  const requestId = identity.trace?.id ?? null
  const factor = identity.timeoutFactor ?? 1
  const ask = async <O extends Operation>(
    row: O,
    ticket: CallTicket,
    { path, limitMs, ids, ...request }: Prepared,
  ): Promise<Result<OperationResponse<O>>> => {
    let isOver = false
    const timeout = new AbortController()
    void elapse(limitMs * factor, () => isOver).then(() => timeout.abort(new DOMException('no answer', 'TimeoutError')))
    let response: Response
    let text: string
    let isAnswered: boolean | null = false
    const startedAt = Date.now()
    try {
      response = await transport(row.service, path, { ...request, signal: timeout.signal })
      text = await response.text()
      isAnswered = !isGatewaysOwn(response.status, text)
    } catch (error) {
      const failure = noAnswer(row, error, ids)
      if (failure.cause === 'timeout' && limitMs < row.timeoutMs) isAnswered = null
      return fail(failure)
    } finally {
      isOver = true
      ticket.done(isAnswered)
      identity.trace?.called(Date.now() - startedAt, isAnswered === true)
    }
    if (response.status >= 300 && response.status < 400) return fail(broken(row, response.status, ids, 'redirect'))
    if (text.length > maxAnswerBytes)
      return fail(broken(row, response.status, ids, `answer of ${text.length} characters`))
    const body = parseJson(text)
    const validUntil = instantOf(response.headers.get(validUntilHeader))
    if (!response.ok) {
      const failure = refused(row, response, body, ids)
      if (isChallenge(response, body)) identity.onChallenged?.()
      if (asksForProof(failure)) await identity.onProofAsked?.(row.id)
      if (failure.status === 429) identity.onLimited?.(failure.retryAfter ?? usualRetrySeconds)
      return { ...fail(failure), validUntil }
    }
    const checked = readAnswer<O['response']>(row, body, ids)
    if (!checked.success)
      return fail(broken(row, response.status, ids, checked.error.issues[0]?.path.join('.') ?? 'unreadable'))
    return succeed(checked.data, validUntil)
  }

  const attempt = async <O extends Operation>(
    row: O,
    input: OperationInput<O>,
    options: CallOptions,
  ): Promise<Result<OperationResponse<O>>> => {
    const fault = requestFault(row, input, requestId)
    if (fault) return fail(fault)
    const { query: ownQuery }: Parts = input
    const query = searchParams({ ...(isRecord(ownQuery) && ownQuery), locale: options.locale ?? identity.locale })
    const limitMs = Math.min(options.timeoutMs ?? row.timeoutMs, row.timeoutMs)
    const path = `${operationPath(row, input.params)}?${query}`
    const ids = { requestId, correlationId: crypto.randomUUID() }
    const headers = headersOf(row, identity, options, ids)
    const ticket = await guards.enter(row, limitMs * factor)
    if (typeof ticket === 'string') {
      identity.trace?.called(0, false)
      return fail(notAsked(row, ticket))
    }
    const asking = ask(row, ticket, {
      path,
      limitMs,
      ids,
      method: row.method,
      headers,
      ...(row.body && { body: JSON.stringify(input.body) }),
    })
    if (!ticket.isProbe || row.method !== 'GET' || !identity.trace) return asking
    return (await inTime(asking, probePatienceMs, identity.trace.background)) ?? fail(notAsked(row, 'open'))
  }

  return async (id, input, options = {}) => {
    const row = operationById(id)
    const { retry: retryOn }: Operation = row
    if (!retryOn) return attempt(row, input, options)
    return retry(() => attempt(row, input, options), {
      plan: { firstMs: retryOn.afterMs, budgetMs: retryOn.afterMs },
      wait: (ms) => scheduler.wait(ms),
      isFailure: (result) => !result.ok && result.failure.status === retryOn.onStatus,
    })
  }
}

function headersOf(row: Operation, identity: CallIdentity, options: CallOptions, ids: CallIds): Headers {
  const { userId, accessToken, clientAddress, clientDevice, shopOrigin, context } = options.asNobody
    ? nobody(identity)
    : identity
  const headers = new Headers({
    accept: 'application/json',
    'x-transaction-id': crypto.randomUUID(),
    [correlationHeader]: ids.correlationId,
    ...(ids.requestId !== null && { [requestIdHeader]: ids.requestId }),
    'x-auth-access-key': identity.accessKey,
    'x-server-trust-id': identity.serverTrustId,
    'x-user-id': userId,
    ...context,
    ...options.headers,
  })
  if (clientAddress) headers.set(clientAddressHeader, clientAddress)
  if (clientDevice) headers.set(clientDeviceHeader, clientDevice)
  if (shopOrigin) headers.set(shopOriginHeader, shopOrigin)
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
  if (options.idempotencyKey) headers.set('x-idempotency-key', options.idempotencyKey)
  if (row.body) headers.set('content-type', 'application/json')
  return headers
}

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/**
 * Requests that the service would refuse are not sent: an invalid parameter is the request's fault wherever it came
 * from, and is reported like the service's own API400.
 */
function requestFault(row: Operation, { params, query, body }: Parts, requestId: string | null): CallFailure | null {
  for (const [schema, value] of [
    [row.params, params],
    [row.query, query ?? {}],
    [row.body, body],
  ] as const) {
    const issue = schema?.safeParse(value).error?.issues[0]
    if (!issue) continue
    const path = issue.path.join('.')
    log('warn', 'call.not-sent', { requestId, operation: row.id, where: path })
    return { code: 'API400', status: 400, message: path, details: {}, cause: 'answer' }
  }
  return null
}

function searchParams(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? value : [value]) params.append(name, String(item))
  }
  return params.toString()
}

/**
 * An unreadable field counts as missing: it loses only its own content, not the entire response. If its element of a
 * list can't be without it, the element is lost.
 */
function readAnswer<S extends z.ZodType>(
  { id: operation, response }: { readonly id: string; readonly response: S },
  body: unknown,
  ids: CallIds,
) {
  const parsed = response.safeParse(body)
  if (parsed.success) return parsed
  const without = structuredClone(body)
  const where = new Set<string>()
  let { issues } = parsed.error
  for (const drop of [dropField, dropElement]) {
    for (const { path } of issues) {
      drop(without, path)
      where.add(path.join('.'))
    }
    const partial = response.safeParse(without)
    if (partial.success) {
      log('warn', 'call.field', { ...ids, operation, where: [...where].join() })
      return partial
    }
    issues = partial.error.issues
  }
  return parsed
}

type Path = readonly PropertyKey[]

const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), body)

function dropField(body: unknown, path: Path): void {
  const last = path.at(-1)
  const holder = valueAt(body, path.slice(0, -1))
  if (typeof last === 'string' && isRecord(holder)) delete holder[last]
}

/** The others keep their positions: whether one may be missing is up to the list's contract (`sparse`). */
function dropElement(body: unknown, path: Path): void {
  const depth = path.findLastIndex((key) => typeof key === 'number')
  const list = valueAt(body, path.slice(0, depth))
  if (depth >= 0 && Array.isArray(list)) list[Number(path[depth])] = null
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null

/** Undefined if the header is missing or not an instant. */
function instantOf(header: string | null): number | undefined {
  const instant = header === null ? Number.NaN : Date.parse(header)
  return Number.isNaN(instant) ? undefined : instant
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function noAnswer(row: Operation, error: unknown, ids: CallIds): CallFailure {
  const timeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  log('warn', 'call.no-answer', { ...ids, operation: row.id, timeout, reason: String(error) })
  return timeout
    ? { code: 'API504', status: 504, message: 'timeout', details: {}, cause: 'timeout' }
    : { code: 'API503', status: 503, message: 'unreachable', details: {}, cause: 'network' }
}

function broken(row: Operation, status: number, ids: CallIds, place: string): CallFailure {
  log('error', 'call.contract', { ...ids, operation: row.id, status, where: place })
  return { code: 'GEN500', status: 502, message: `unreadable answer: ${place}`, details: {}, cause: 'contract' }
}

/** A gateway's message that its service is down; a service that reports it itself uses the error body of spec 1 §3. */
const isGatewaysOwn = (status: number, text: string): boolean =>
  status >= 502 && status <= 504 && readErrorBody(parseJson(text)) === null

/** The service isn't answering, or its bulkhead is full. Logged when that begins and ends, not for each call. */
const notAsked = (row: Operation, reason: NotAsked): CallFailure => ({
  code: 'API503',
  status: 503,
  message: `${row.service} not asked: ${reason}`,
  details: {},
  retryAfter: 1,
  cause: 'network',
})

/** The bot manager in front of the service refused the call (spec 1 §7). */
const isChallenge = ({ status }: Pick<Response, 'status'>, body: unknown): boolean =>
  status === 403 && isRecord(body) && Boolean(body['appId'])

function refused(row: Operation, { status, headers }: Response, body: unknown, ids: CallIds): CallFailure {
  const detail = readErrorBody(body)?.errorDetails[0]
  const code = detail?.errorId ?? null
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isInteger(seconds) && seconds > 0 ? seconds : undefined
  const isProof = isChallenge({ status }, body)
  // A shopper's own submission can be repeated with a proof; a page that only reads data can't ask anybody for one.
  if (!(isProof && row.method !== 'GET') && isShopRefused(row, status, code)) {
    log('error', 'call.shop-refused', { ...ids, operation: row.id, status, code })
    const message = `${row.service} refuses the shop: ${status}`
    const wait = retryAfter ?? usualRetrySeconds
    return { code: 'API503', status: 503, message, details: {}, retryAfter: wait, cause: 'answer' }
  }
  if (status >= 500) log('error', 'call.refused', { ...ids, operation: row.id, status, code })
  const { errorId, message, ...details } = detail ?? { errorId: isProof ? 'AUT403' : 'GEN500', message: '' }
  return { code: errorId, status, message, details, ...(retryAfter && { retryAfter }), cause: 'answer' }
}

/** Their responses are the same for every shopper, so a refusal is the shop's fault. */
const publicServices: readonly ServiceName[] = ['products', 'content', 'social', 'stores', 'decisions', 'utilities']

/**
 * A 401, 403 or 429 caused by the shop's own keys or its overall traffic, not by a shopper. Taken literally it would
 * turn every product into a 404, which search engines remember. An operation with a limit of each shopper names it.
 */
function isShopRefused({ service, errors }: Operation, status: number, code: string | null): boolean {
  if (status !== 401 && status !== 403 && status !== 429) return false
  // Spec 1 §8: "missing client id".
  if (code === 'API400') return true
  const isOneOfOurs = code !== null && isErrorCode(code) && errorEntry(code).status === status
  const isShoppers = isOneOfOurs && (code !== 'API429' || errors.includes(code))
  return publicServices.includes(service) && !isShoppers
}
