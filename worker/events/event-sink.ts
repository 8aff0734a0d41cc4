import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import { hashOf, hashPrefix, utf8 } from '../experiments/murmur3.ts'
import type { EventOutbox } from './event-outbox.ts'
import type { QueuedEvent } from './queued-event.ts'

/** Where events go to be kept until the log endpoint has them. Neither ever rejects, nor takes long. */
export type EventSink = {
  /** Resolves when they are durable; false: they are lost, and a log line says so. */
  readonly enqueue: (visitorId: string, events: readonly QueuedEvent[]) => Promise<boolean>
  /** Deletes what waits of a visitor. */
  readonly forget: (visitorId: string) => Promise<boolean>
}

const nothing = utf8('')
const shardOf = (visitorId: string): number => hashOf(hashPrefix(visitorId), nothing) % defaults.outbox.shards

type Outboxes = Pick<DurableObjectNamespace<EventOutbox>, 'idFromName' | 'get'>

/** All events of a visitor are in one outbox, so that they can be deleted there. */
export function createEventSink(outboxes: Outboxes, { wait, log }: Pick<Edges, 'wait' | 'log'>): EventSink {
  const outboxOf = (visitorId: string) => outboxes.get(outboxes.idFromName(`shard-${shardOf(visitorId)}`))
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
    enqueue: (visitorId, events) => settled(() => outboxOf(visitorId).enqueue([...events]), 'events.not-queued'),
    forget: (visitorId) => settled(() => outboxOf(visitorId).forget(visitorId), 'events.not-forgotten'),
  }
}
