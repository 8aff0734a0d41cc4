import { Hono } from 'hono'
import { pixelPath, segmentsPath } from '../shared/contracts/customer-data.ts'
import { KeptMeasures, Traffic } from '../shared/contracts/measure.ts'
import { LoggedEvents } from '../shared/contracts/shop-event.ts'
import { eventsPath } from '../shared/experiment-services.ts'
import { measureLimits, measuresPath, trafficPath } from '../shared/measures.ts'
import { shopEventLimits, shopEventsPath } from '../shared/shop-events.ts'
import { consoleRoutes } from './console/routes.tsx'
import { customerRoutes, segmentRoutes } from './customers/routes.ts'
import { datafileRoutes } from './datafile/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { ingestRoutes } from './experiments/routes.ts'
import { createFaults } from './faults/faults.ts'
import { faultRoutes } from './faults/routes.ts'
import { storeMeasures } from './measures/measures.ts'
import { intake } from './measures/routes.ts'
import { storeTraffic } from './measures/traffic.ts'
import type { RoomEnv, Setup } from './setup.ts'
import { storeShopEvents } from './shop-events/shop-events.ts'

type Room = {
  /**
   * Serves the shop's `DATAFILE_ORIGIN`, `DECISION_ORIGIN`, `EVENTS_ORIGIN` and customer data platform, unless they
   * name another server, and the operator's console. Decisions come from `handlers.ts`, mounted behind it.
   */
  readonly services: Hono<RoomEnv>
  /** An operator's calls; the Worker that mounts them has to require an operator. */
  readonly admin: Hono<RoomEnv>
}

export function createExperimentation(setup: Setup): Room {
  const faults = createFaults(setup)
  const services = new Hono<RoomEnv>()
    .use('/datafiles/*', faults.of('datafile'))
    .route('/datafiles', datafileRoutes(setup))
    .use(eventsPath, faults.of('events'))
    .route(eventsPath, eventRoutes(setup))
    .route(measuresPath, intake(setup, { shape: KeptMeasures, maxSize: measureLimits.bytes, store: storeMeasures }))
    .route(trafficPath, intake(setup, { shape: Traffic, maxSize: measureLimits.bytes, store: storeTraffic }))
    .route(
      shopEventsPath,
      intake(setup, { shape: LoggedEvents, maxSize: shopEventLimits.bytes, store: storeShopEvents }),
    )
    .use(segmentsPath, faults.of('segments'))
    .use(pixelPath, faults.of('pixel'))
    .route('/', customerRoutes(setup))
    .use('/api/engine/*', faults.of('decisions'))
    .route('/console', consoleRoutes(setup))
  const admin = new Hono<RoomEnv>()
    .route('/', ingestRoutes(setup))
    .route('/segments', segmentRoutes())
    .route('/faults', faultRoutes(faults))
  return { services, admin }
}
