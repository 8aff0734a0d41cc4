import type { SentFields } from '../client/pages/form/hidden-fields.tsx'
import type { ContentReader } from './content/content-reader.ts'
import type { DecisionService } from './context/decision-service.ts'
import type { RequestContext } from './context/request-context.ts'
import type { CustomerData } from './customer-data/customer-data.ts'
import type { Edges } from './edges.ts'
import type { Config, Env } from './env.ts'
import type { EventSink } from './events/event-sink.ts'
import type { Timing } from './http/request/timing.ts'
import type { SendMeasures } from './measures/send-measures.ts'
import type { CountTraffic } from './measures/traffic.ts'
import type { PageStore } from './render/page-cache/page-store.ts'
import type { CartService } from './services/cart.ts'
import type { CheckoutService } from './services/checkout.ts'
import type { FavoritesService } from './services/favorites.ts'
import type { PeopleService } from './services/people.ts'
import type { Session, WhichCart } from './services/session.ts'
import type { Trace } from './services/trace.ts'

/** The services of a deployment: made once per isolate from its bindings. */
export type Services = {
  readonly content: ContentReader
  readonly cart: CartService
  readonly checkout: CheckoutService
  readonly people: PeopleService
  readonly favorites: FavoritesService
  readonly pages: PageStore
  readonly events: EventSink
  readonly measures: SendMeasures['measures']
  readonly traffic: CountTraffic
  readonly customerData: CustomerData
  readonly decisions: DecisionService
}

/** Variables that middleware has set by the time a route runs. */
export type AppEnv = {
  Bindings: Env
  Variables: {
    edges: Edges
    config: Config
    nonce: string
    timing: Timing
    trace: Trace
    services: Services
    /** Set by `requestContext`: present in every route behind it. */
    context: RequestContext
    /** The person's session turned out to have ended elsewhere (routes/account/as-person.ts). */
    personEnded: boolean | undefined
    /** Somebody is signed in. */
    signedIn: boolean
    /** As the response has set it so far (http/cookies/session-cookies.ts); undefined if it hasn't. */
    sentSession: Session | null | undefined
    /** Fields of a form whose token was of another visitor, or too old (http/forms/forms.ts). */
    expiredForm: SentFields | undefined
    /** Set by checkout alone (routes/checkout/which-cart.ts). */
    whichCart: WhichCart | undefined
  }
}
