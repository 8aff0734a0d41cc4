import type { Context, Hono } from 'hono'
import { clientAddressHeader, networkOf } from '../../shared/client-address.ts'
import { clientDeviceHeader, deviceIdOf } from '../../shared/client-device.ts'
import type { ErrorCode } from '../../shared/errors/catalogue.ts'
import { sites } from '../../shared/i18n/locales.ts'
import type { Operation } from '../../shared/operations/operation.ts'
import { shopOriginHeader } from '../../shared/shop-origins.ts'
import { carriesProof, passesCaptcha } from '../captcha/check.ts'
import type { CallContext, Consumer } from '../context.ts'
import type { Result } from '../result.ts'
import { errorAnswer, jsonAnswer } from './answer.ts'
import type { Call } from './call.ts'
import { type ParsedRequest, parseRequest } from './parse-request.ts'
import { sameSecret } from './same-secret.ts'
import type { ServiceConfig, ServiceEnv } from './service-env.ts'

/** Store of the limits on tries. */
type Bindings = { readonly DB: D1Database }

type AnyHandler<Context> = (request: ParsedRequest, context: Context) => Promise<Result<unknown>>

export type MountedService<Env, Config> = {
  readonly rows: readonly Operation[]
  /** By row id. */
  readonly handlers: Readonly<Record<string, unknown>>
  /** The consumer of an access token; null if it is forged or has expired. */
  readonly identify: (accessToken: string, env: Env, config: Config, now: number) => Promise<Consumer | null>
  /** Why an operation is not offered in this service's configuration; null if it is. */
  readonly refusalOf: (operationId: string, config: Config) => ErrorCode | null
}

/**
 * Mounts a route per row. A path with other methods only responds with 405 and `allow`. These catch-alls come after
 * every row, since that of `/cart/{id}` would otherwise match `/cart/prepareOrder`.
 */
export function mountOperations<Env extends Bindings, Config extends ServiceConfig>(
  app: Hono<ServiceEnv<Env, Config>>,
  service: MountedService<Env, Config>,
): void {
  const methods = new Map<string, string[]>()
  for (const row of [...service.rows].sort(byStaticFirst)) {
    const pattern = honoPath(row.path)
    methods.set(pattern, [...(methods.get(pattern) ?? []), row.method])
    app.on(row.method, pattern, (c) => answer(c, row, service))
  }
  for (const [pattern, allowed] of methods) {
    app.all(pattern, (c) => errorAnswer({ code: 'API405', ...c.var.call }, { headers: { allow: allowed.join(', ') } }))
  }
}

async function answer<Env extends Bindings, Config extends ServiceConfig>(
  c: Context<ServiceEnv<Env, Config>>,
  row: Operation,
  { handlers, identify, refusalOf }: MountedService<Env, Config>,
): Promise<Response> {
  // `HandlersOf` guarantees that a row's handler accepts the output of the row's schemas.
  const handler = handlers[row.id] as AnyHandler<CallContext<Env, Config>> | undefined
  const call = c.get('call')
  const { headers } = c.req.raw
  if (!(await isKnownClient(headers, c.get('config')))) {
    return errorAnswer(
      { code: 'API400', ...call, details: { additionalInfo: { reason: 'missing client id' } } },
      { status: 401 },
    )
  }
  if (!takesJson(headers.get('accept'))) return errorAnswer({ code: 'API406', ...call })
  if (!call.localeKnown) return faultAnswer(call, 'query.locale', 'unknown locale')
  if (!handler) return errorAnswer({ code: 'API501', ...call, details: { additionalInfo: { operation: row.id } } })
  const refusal = refusalOf(row.id, c.get('config'))
  if (refusal) return errorAnswer({ code: refusal, ...call })
  const parsed = await parseRequest(row, c.req.raw, c.req.param())
  if (!parsed.ok) {
    const { code, path, reason } = parsed.failure
    return code === 'API400'
      ? faultAnswer(call, path, reason)
      : errorAnswer({ code, ...call, details: { additionalInfo: { path, reason } } })
  }
  const context = await contextOf(c, identify)
  // A call that reads has its proof in the query.
  const sent = parsed.value.body ?? parsed.value.query
  if (!(await passesCaptcha(row, sent, context))) return errorAnswer({ code: 'AUT403', ...call })
  const hasProof = carriesProof(sent)
  const refused = await handler(parsed.value, { ...context, hasProof })
  const result = hasProof ? askingAgain(refused) : refused
  if (result.ok) return jsonAnswer(result.value, result.headers ? { headers: result.headers } : {})
  const { code, details, params, headers: more } = result.failure
  const failure = { code, ...call, ...(details ? { details } : {}), ...(params ? { params } : {}) }
  return errorAnswer(failure, more ? { headers: more } : {})
}

/** Every response is JSON; a missing Accept header accepts any type. */
const takesJson = (accept: string | null): boolean =>
  accept === null || /(?:^|,)\s*(?:\*\/\*|application\/(?:\*|json|[\w.-]+\+json))\s*(?:;|,|$)/i.test(accept)

function faultAnswer(call: Call, path: string, reason: string): Response {
  return errorAnswer({ code: 'API400', ...call, details: { additionalInfo: { path, reason } } }, { status: 400 })
}

/** A captcha is solved for one try: whoever needed it for this one does for the next. */
function askingAgain(result: Result<unknown>): Result<unknown> {
  if (result.ok || waits.includes(result.failure.code)) return result
  const { details, ...failure } = result.failure
  const additionalInfo = { ...details?.additionalInfo, captcha: true }
  return { ok: false, failure: { ...failure, details: { ...details, additionalInfo } } }
}

/** No proof opens these earlier. */
const waits: readonly ErrorCode[] = ['API429', 'AUT423']

async function isKnownClient(headers: Headers, config: ServiceConfig): Promise<boolean> {
  const [access, trust] = await Promise.all([
    sameSecret(headers.get('x-auth-access-key') ?? '', config.AUTH_ACCESS_KEY),
    sameSecret(headers.get('x-server-trust-id') ?? '', config.SERVER_TRUST_ID),
  ])
  return access && trust
}

async function contextOf<Env extends Bindings, Config extends ServiceConfig>(
  c: Context<ServiceEnv<Env, Config>>,
  identify: MountedService<Env, Config>['identify'],
): Promise<Omit<CallContext<Env, Config>, 'hasProof'>> {
  const { locale, requestId } = c.get('call')
  const config = c.get('config')
  const { headers } = c.req.raw
  const accessToken = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
  const now = c.get('edges').now()
  return {
    locale,
    site: sites[locale],
    env: c.env,
    config,
    consumer: accessToken ? await identify(accessToken, c.env, config, now) : null,
    userId: headers.get('x-user-id') ?? '',
    accessToken,
    network: networkOf(headers.get(clientAddressHeader)),
    device: deviceIdOf(headers.get(clientDeviceHeader)),
    shopOrigin: headers.get(shopOriginHeader),
    now,
    requestId,
    headers,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  }
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** Fewer parameters first, so that a literal segment wins over a parameter in the same place. */
function byStaticFirst(a: Operation, b: Operation): number {
  return (a.path.match(/\{/g)?.length ?? 0) - (b.path.match(/\{/g)?.length ?? 0)
}
