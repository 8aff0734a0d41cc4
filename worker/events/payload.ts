import type { LoggedEvent } from '../../shared/contracts/shop-event.ts'
import { shopEventLimits } from '../../shared/shop-events.ts'
import { defaults } from '../experiments/defaults.ts'
import { type EventVisitor, eventBatch } from '../experiments/events.ts'
import { measurementLimit, measurementPayload } from './measurement-protocol.ts'
import { type Destination, sinkOf } from './queued-event.ts'

/** Sender, as the log endpoint knows it. */
const client = { name: 'kerb', version: __BUILD_ID__ }

/** How many events a payload for this destination has at most. */
export const payloadSize = (destination: Destination): number =>
  ({ experiments: defaults.events.batchSize, 'shop-log': shopEventLimits.events, ga4: measurementLimit })[
    sinkOf(destination)
  ]

/** `bodies` as they were queued for this destination (queued-event.ts). */
export function payloadOf(destination: Destination, bodies: readonly string[]): object {
  const parsed = bodies.map((body): unknown => JSON.parse(body))
  if (!('sink' in destination)) return eventBatch(destination, client, parsed as EventVisitor[])
  return destination.sink === 'ga4'
    ? measurementPayload(destination.visitor, parsed as LoggedEvent[])
    : { events: parsed }
}
