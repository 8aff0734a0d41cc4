import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import { hashOf, hashPrefix, utf8 } from '../experiments/murmur3.ts'
import type { EventOutbox } from './event-outbox.ts'
import { type QueuedEvent, type Sink, sinkOf, sinks } from './queued-event.ts'

/** Where events go to be kept until their endpoints have them. Neither ever rejects, nor takes long. */
export type EventSink = {
  /** Resolves when they are durable; false: they are lost, and a log line says so. */
  readonly enqueue: (visitorId: string, events: readonly QueuedEvent[]) => Promise<boolean>
  /** Deletes what waits of a visitor. */
  readonly forget: (visitorId: string) => Promise<boolean>
}

const nothing = utf8('')
const shardOf = (visitorId: string): number => hashOf(hashPrefix(visitorId), nothing) % defaults.outbox.shards

type Outboxes = Pick<DurableObjectNamespace<EventOutbox>, 'idFromName' | 'get'>

/** The outboxes of an endpoint; the first one's have the name from when there was no other. */
const outboxNames: Readonly<Record<Sink, string>> = { experiments: 'shard', 'shop-log': 'shop-log', ga4: 'ga4' }

/** All events of a visitor for an endpoint are in one outbox, so that they can be deleted there. */
export function createEventSink(outboxes: Outboxes, { wait, log }: Pick<Edges, 'wait' | 'log'>): EventSink {
  const outboxOf = (visitorId: string, sink: Sink) =>
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
    forget: (visitorId) =>
      settled(
        () => Promise.all(sinks.map((sink) => outboxOf(visitorId, sink).forget(visitorId))),
        'events.not-forgotten',
      ),
  }
}
