import type { LoggedEvent } from '../../shared/contracts/shop-event.ts'
import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import { hashOf, hashPrefix, utf8 } from '../experiments/murmur3.ts'
import type { EventOutbox } from './event-outbox.ts'
import { type QueuedEvent, type Sink, sinkOf, sinks } from './queued-event.ts'

/** Where events go to be kept until their endpoints have them. Nothing here ever rejects, or takes long. */
export type EventSink = {
  /** Resolves when they are durable; false: they are lost, and a log line says so. */
  readonly enqueue: (visitorId: string, events: readonly QueuedEvent[]) => Promise<boolean>
  /** Keeps events for their visitor's browser, as `enqueue` does. */
  readonly lay: (visitorId: string, events: readonly LoggedEvent[]) => Promise<boolean>
  /** Events that wait for a visitor's browser, which has `taken` these; null where they can't be had. */
  readonly take: (visitorId: string, taken: readonly string[]) => Promise<readonly LoggedEvent[] | null>
  /** Deletes what waits for a visitor's browser, which is somebody else's from now on. */
  readonly clearLayer: (visitorId: string) => Promise<boolean>
  /** Deletes what waits of a visitor. */
  readonly forget: (visitorId: string) => Promise<boolean>
}

const nothing = utf8('')
const shardOf = (visitorId: string): number => hashOf(hashPrefix(visitorId), nothing) % defaults.outbox.shards

type Outboxes = Pick<DurableObjectNamespace<EventOutbox>, 'idFromName' | 'get'>

/**
 * The outboxes of an endpoint; the first one's have the name from when there was no other. The data layer's wait for
 * browsers.
 */
const outboxNames = {
  experiments: 'shard',
  'shop-log': 'shop-log',
  ga4: 'ga4',
  layer: 'data-layer',
} as const satisfies Readonly<Record<Sink | 'layer', string>>

/** All events of a visitor for an endpoint are in one outbox, so that they can be deleted there. */
export function createEventSink(outboxes: Outboxes, { wait, log }: Pick<Edges, 'wait' | 'log'>): EventSink {
  const outboxOf = (visitorId: string, sink: keyof typeof outboxNames) =>
    outboxes.get(outboxes.idFromName(`${outboxNames[sink]}-${shardOf(visitorId)}`))
  const settled = async (work: () => Promise<unknown>, event: string): Promise<boolean> => {
    try {
      await Promise.race([
        work(),
        wait(defaults.outbox.enqueueTimeoutMs).then((): never => {
          throw new Error('no answer in time')
        }),
      ])
      return true
    } catch (error) {
      log('error', event, { reason: String(error) })
      return false
    }
  }
  return {
    enqueue: (visitorId, events) => {
      const bySink = Map.groupBy(events, ({ destination }) => sinkOf(destination))
      const work = () => Promise.all([...bySink].map(([sink, some]) => outboxOf(visitorId, sink).enqueue(some)))
      return settled(work, 'events.not-queued')
    },
    lay: (visitorId, events) => settled(() => outboxOf(visitorId, 'layer').lay(visitorId, events), 'events.not-queued'),
    async take(visitorId, taken) {
      let events: readonly LoggedEvent[] = []
      const read = async () => {
        events = await outboxOf(visitorId, 'layer').take(visitorId, [...taken])
      }
      return (await settled(read, 'events.not-taken')) ? events : null
    },
    clearLayer: (visitorId) => settled(() => outboxOf(visitorId, 'layer').forget(visitorId), 'events.not-forgotten'),
    forget: (visitorId) =>
      settled(
        () => Promise.all([...sinks, 'layer' as const].map((sink) => outboxOf(visitorId, sink).forget(visitorId))),
        'events.not-forgotten',
      ),
  }
}
