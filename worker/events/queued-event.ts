import type { EventStamp, EventVisitor } from '../experiments/events.ts'
import type { Project } from '../experiments/project.ts'

/** Fields that all events of one batch have in common. */
export type ProjectRevision = Pick<Project, 'accountId' | 'projectId' | 'revision' | 'anonymizeIp'>

/** An impression or a conversion on its way to the log endpoint. */
export type QueuedEvent = {
  /** The log endpoint counts an event once by this, however often it is sent. */
  readonly uuid: string
  readonly visitorId: string
  readonly project: ProjectRevision
  /** A visitor of the payload (spec 2 §7), as JSON. */
  readonly visitor: string
}

export const queuedEvent = (
  { accountId, projectId, revision, anonymizeIp }: ProjectRevision,
  { uuid }: EventStamp,
  visitor: EventVisitor,
): QueuedEvent => ({
  uuid,
  visitorId: visitor.visitor_id,
  project: { accountId, projectId, revision, anonymizeIp },
  visitor: JSON.stringify(visitor),
})
