import type { Services } from './app-env.ts'
import { createContentReader } from './content/content-reader.ts'
import { createDatafile } from './context/datafile.ts'
import { createDecisionService } from './context/decision-service.ts'
import { createCustomerData } from './customer-data/customer-data.ts'
import type { Edges } from './edges.ts'
import type { Config, Env } from './env.ts'
import { createEventSink } from './events/event-sink.ts'
import type { DatafileManager } from './experiments/datafile-manager.ts'
import { createSendMeasures } from './measures/send-measures.ts'
import { createTraffic } from './measures/traffic.ts'
import { createPageStore } from './render/page-cache/page-store.ts'
import { createPurges } from './render/page-cache/purges.ts'
import { createCartService } from './services/cart.ts'
import { forgetCatalogue, forgetSearches, isOfSearchRules } from './services/catalogue.ts'
import { createCheckoutService } from './services/checkout.ts'
import { createFavoritesService } from './services/favorites.ts'
import { createPeopleService } from './services/people.ts'
import { createSend, createTransport, type Transport } from './services/transport.ts'

type Deployment = {
  readonly services: Services
  readonly transport: Transport
  /** Null if none is configured. */
  readonly datafile: DatafileManager | null
}

const made = new WeakMap<Env, Deployment>()

/** An isolate's services, created from its bindings at its first request. */
export function deploymentOf(env: Env, config: Config, edges: Edges): Deployment {
  const known = made.get(env)
  if (known) return known
  const transport = createTransport(env, config, edges)
  const content = createContentReader(env.CONTENT_CACHE)
  const purges = createPurges(env.CONTENT_CACHE, edges.now, (fresh) => {
    const ids = fresh.flatMap((purge) => purge.ids)
    content.forget(ids)
    if (ids.some(isOfCatalog)) forgetCatalogue()
    if (ids.some(isOfSearchRules)) forgetSearches()
    if (ids.some(isOfDatafile)) datafile?.expire()
    pages.forget(fresh)
  })
  const pages = createPageStore(edges, purges)
  const datafile = createDatafile(env, config, edges)
  const sendMeasures = createSendMeasures(createSend(env, edges), config, edges)
  const deployment: Deployment = {
    transport,
    datafile,
    services: {
      content,
      pages,
      cart: createCartService(transport),
      checkout: createCheckoutService(transport),
      people: createPeopleService(transport),
      favorites: createFavoritesService(transport),
      events: createEventSink(env.EVENT_OUTBOX, edges),
      measures: sendMeasures.measures,
      traffic: createTraffic(sendMeasures, edges),
      customerData: createCustomerData(createSend(env, edges), edges, datafile),
      decisions: createDecisionService(edges),
    },
  }
  made.set(env, deployment)
  return deployment
}

/** Purged where experiments have changed: no page has it, and every isolate reads its datafile again. */
export const datafileId = 'datafile'
const isOfDatafile = (id: string): boolean => id === '*' || id === datafileId
const isOfCatalog = (id: string): boolean => id === '*' || id === 'catalog' || id.startsWith('product/')
