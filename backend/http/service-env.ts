import type { CaptchaConfig } from '../captcha/verifier.ts'
import type { Edges } from '../edges.ts'
import type { Call } from './call.ts'

/** Settings that every service needs. */
export type ServiceConfig = CaptchaConfig & {
  readonly AUTH_ACCESS_KEY: string
  readonly SERVER_TRUST_ID: string
  readonly ADMIN_TOKEN: string
  readonly LOG_SHARE: number
}

/** Hono's view of a service with these bindings and settings. */
export type ServiceEnv<Env extends object, Config extends ServiceConfig> = {
  Bindings: Env
  Variables: { call: Call; config: Config; edges: Edges }
}
