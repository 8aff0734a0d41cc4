import type { CallContext, HandlersOf as HandlersFor } from '../backend/context.ts'
import type { Operation } from '../shared/operations/operation.ts'
import type { Config, Env } from './env.ts'

export type PlatformContext = CallContext<Env, Config>
export type HandlersOf<Rows extends readonly Operation[]> = HandlersFor<Rows, PlatformContext>
