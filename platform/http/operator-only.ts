import type { MiddlewareHandler } from 'hono'
import { errorAnswer } from './answer.ts'
import type { PlatformEnv } from './mount-operations.ts'
import { sameSecret } from './same-secret.ts'

/** Lets through who carries the operator's bearer ADMIN_TOKEN; everybody else gets AUT432. */
export const operatorOnly: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  if (await sameSecret(given, c.var.config.ADMIN_TOKEN)) return next()
  return errorAnswer({ code: 'AUT432', ...c.var.call }, { status: 401 })
}
