import type { Context } from 'hono'
import type { z } from 'zod'
import { errorAnswer } from './answer.ts'
import type { Call } from './call.ts'
import { firstFault } from './first-fault.ts'
import { readJsonBody } from './read-body.ts'
import type { ServiceConfig, ServiceEnv } from './service-env.ts'

const adminBodyLimit = 16 * 1024 * 1024

/** The body of an operator's call; a response that refuses it if it is too large, no JSON, or of another shape. */
export async function readBody<S extends z.ZodType, Env extends object, Config extends ServiceConfig>(
  c: Context<ServiceEnv<Env, Config>>,
  schema: S,
): Promise<z.output<S> | Response> {
  const read = await readJsonBody(c.req.raw, adminBodyLimit)
  if (!read.ok) {
    const code = ({ 'too-large': 'API413', 'wrong-type': 'API415', 'not-json': 'ATTR300' } as const)[read.failure]
    return errorAnswer({ code, ...c.var.call })
  }
  const parsed = schema.safeParse(read.value)
  return parsed.success ? parsed.data : refuseBody(c.var.call, parsed.error)
}

/** The response to a body of another shape: its first fault. */
export function refuseBody(call: Call, error: z.ZodError): Response {
  const { path, reason } = firstFault(error)
  const additionalInfo = { path: ['body', ...path].map(String).join('.'), reason }
  return errorAnswer({ code: 'API400', ...call, details: { additionalInfo } }, { status: 400 })
}
