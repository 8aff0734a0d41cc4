import type { Context, Hono } from 'hono'
import { sites } from '../../shared/i18n/locales.ts'
import type { Operation } from '../../shared/operations/operation.ts'
import type { Handler, PlatformContext } from '../context.ts'
import type { Config, Env } from '../env.ts'
import { errorAnswer, jsonAnswer } from './answer.ts'
import type { Call } from './call.ts'
import { identify } from './identify.ts'
import { parseRequest } from './parse-request.ts'
import { sameSecret } from './same-secret.ts'

export type PlatformEnv = { Bindings: Env; Variables: { call: Call; config: Config } }
type AnyHandler = Handler<Operation>

/**
 * One route per row. A path that only has other methods answers 405 with `allow`; the catch-alls come after every row, since
 * `/cart/{id}` would otherwise take what is meant for `/cart/prepareOrder`.
 */
export function mountOperations(
  app: Hono<PlatformEnv>,
  rows: readonly Operation[],
  handlers: Readonly<Record<string, unknown>>,
): void {
  const methods = new Map<string, string[]>()
  for (const row of [...rows].sort(byStaticFirst)) {
    const pattern = honoPath(row.path)
    const handler = handlers[row.id] as AnyHandler | undefined
    methods.set(pattern, [...(methods.get(pattern) ?? []), row.method])
    app.on(row.method, pattern, (c) => answer(c, row, handler))
  }
  for (const [pattern, allowed] of methods) {
    app.all(pattern, (c) => errorAnswer({ code: 'API405', ...c.var.call }, { headers: { allow: allowed.join(', ') } }))
  }
}

async function answer(c: Context<PlatformEnv>, row: Operation, handler: AnyHandler | undefined): Promise<Response> {
  const call = c.get('call')
  const { headers } = c.req.raw
  if (!(await isKnownClient(headers, c.get('config')))) {
    return errorAnswer(
      { code: 'API400', ...call, details: { additionalInfo: { reason: 'missing client id' } } },
      { status: 401 },
    )
  }
  if (!call.localeKnown) return faultAnswer(call, 'query.locale', 'unknown locale')
  if (!handler) return errorAnswer({ code: 'API501', ...call, details: { additionalInfo: { operation: row.id } } })
  const parsed = await parseRequest(row, c.req.raw, c.req.param() as Record<string, string>)
  if (!parsed.ok) {
    const { code, path, reason } = parsed.fault
    return code === 'API400'
      ? faultAnswer(call, path, reason)
      : errorAnswer({ code, ...call, details: { additionalInfo: { path, reason } } })
  }
  const context = await contextOf(c)
  const result = await handler(parsed.value as Parameters<AnyHandler>[0], context)
  if (result.ok) return jsonAnswer(result.value, result.headers ? { headers: result.headers } : {})
  const { code, details, params, headers: more } = result
  const told = { code, ...call, ...(details ? { details } : {}), ...(params ? { params } : {}) }
  return errorAnswer(told, more ? { headers: more } : {})
}

function faultAnswer(call: Call, path: string, reason: string): Response {
  return errorAnswer({ code: 'API400', ...call, details: { additionalInfo: { path, reason } } }, { status: 400 })
}

async function isKnownClient(headers: Headers, config: Config): Promise<boolean> {
  const [access, trust] = await Promise.all([
    sameSecret(headers.get('x-auth-access-key') ?? '', config.AUTH_ACCESS_KEY),
    sameSecret(headers.get('x-server-trust-id') ?? '', config.SERVER_TRUST_ID),
  ])
  return access && trust
}

async function contextOf(c: Context<PlatformEnv>): Promise<PlatformContext> {
  const { locale, correlationId } = c.get('call')
  const config = c.get('config')
  const { headers } = c.req.raw
  const accessToken = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
  const now = Date.now()
  return {
    locale,
    site: sites[locale],
    env: c.env,
    config,
    consumer: accessToken ? await identify(accessToken, c.env, config, now) : null,
    userId: headers.get('x-user-id') ?? '',
    accessToken,
    now,
    correlationId,
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
