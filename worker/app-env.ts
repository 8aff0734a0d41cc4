import type { ContentReader } from './content/content-reader.ts'
import type { RequestContext } from './context/request-context.ts'
import type { Config, Env } from './env.ts'
import type { Timing } from './http/timing.ts'
import type { CartService } from './services/cart.ts'
import type { CheckoutService } from './services/checkout.ts'
import type { PeopleService } from './services/people.ts'

/** The services of a deployment: made once per isolate from its bindings. */
export type Services = {
  readonly content: ContentReader
  readonly cart: CartService
  readonly checkout: CheckoutService
  readonly people: PeopleService
}

/** What middleware has provided by the time a route runs. */
export type AppEnv = {
  Bindings: Env
  Variables: {
    config: Config
    nonce: string
    timing: Timing
    services: Services
    /** Set by `requestContext`: present in every route behind it. */
    context: RequestContext
  }
}
