import type { MiddlewareHandler } from 'hono'
import { errorAnswer } from './answer.ts'
import { sameSecret } from './same-secret.ts'
import type { ServiceConfig, ServiceEnv } from './service-env.ts'

/** Requires the operator's bearer ADMIN_TOKEN; other requests get AUT432. */
export const operatorOnly: MiddlewareHandler<ServiceEnv<object, ServiceConfig>> = async (c, next) => {
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  if (await sameSecret(given, c.var.config.ADMIN_TOKEN)) return next()
  return errorAnswer({ code: 'AUT432', ...c.var.call }, { status: 401 })
}
