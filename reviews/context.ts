import type { CallContext } from '../backend/context.ts'
import type { ServiceConfig, ServiceEnv } from '../backend/http/service-env.ts'

type Bindings = { readonly DB: D1Database }

/** As much of a call as reviews look at. Whoever mounts them has more bindings and settings. */
export type ReviewsContext = CallContext<Bindings, ServiceConfig>

/** Hono's view of the operator's calls. */
export type ReviewsEnv = ServiceEnv<Bindings, ServiceConfig>
