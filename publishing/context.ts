import type { CallContext, HandlersOf as HandlersFor } from '../backend/context.ts'
import type { ServiceConfig, ServiceEnv } from '../backend/http/service-env.ts'
import type { Operation } from '../shared/operations/operation.ts'

type Bindings = { readonly DB: D1Database }

/** As much of a call as publishing looks at. Whoever mounts it has more bindings and settings. */
export type PublishingContext = CallContext<Bindings, ServiceConfig>
export type HandlersOf<Rows extends readonly Operation[]> = HandlersFor<Rows, PublishingContext>

/** Hono's view of the operator's calls. */
export type PublishingEnv = ServiceEnv<Bindings, ServiceConfig>
