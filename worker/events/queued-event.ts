import type { LoggedEvent } from '../../shared/contracts/shop-event.ts'
import type { EventStamp, EventVisitor } from '../experiments/events.ts'
import type { Project } from '../experiments/project.ts'

/** Fields that all events of one batch for the log of experiments have in common. */
export type ProjectRevision = Pick<Project, 'accountId' | 'projectId' | 'revision' | 'anonymizeIp'>

/** Where an event goes; events of equal destinations are sent together. */
export type Destination =
  | ProjectRevision
  | { readonly sink: 'shop-log' }
  /** Another company's analytics, whose payloads are one visitor's each. */
  | { readonly sink: 'ga4'; readonly visitor: string }

/** Endpoints: each has outboxes of its own, so that one that can't be had holds up no other. */
export const sinks = ['experiments', 'shop-log', 'ga4'] as const
export type Sink = (typeof sinks)[number]

export const sinkOf = (destination: Destination): Sink => ('sink' in destination ? destination.sink : 'experiments')

/** An event on its way to an endpoint. */
export type QueuedEvent = {
  /** The endpoint counts an event once by this, however often it is sent. */
  readonly uuid: string
  readonly visitorId: string
  readonly destination: Destination
  /** JSON: a visitor of the payload (spec 2 §7), or a `LoggedEvent`. */
  readonly body: string
}

export const queuedEvent = (
  { accountId, projectId, revision, anonymizeIp }: ProjectRevision,
  { uuid }: EventStamp,
  visitor: EventVisitor,
): QueuedEvent => ({
  uuid,
  visitorId: visitor.visitor_id,
  destination: { accountId, projectId, revision, anonymizeIp },
  body: JSON.stringify(visitor),
})

export const queuedShopEvent = (
  visitorId: string,
  event: LoggedEvent,
  sink: Exclude<Sink, 'experiments'>,
): QueuedEvent => ({
  uuid: event.uuid,
  visitorId,
  destination: sink === 'ga4' ? { sink, visitor: event.visitor } : { sink },
  body: JSON.stringify(event),
})
