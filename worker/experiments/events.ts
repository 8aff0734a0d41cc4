import { isBoundedNumber } from '../../shared/audience/attribute-match.ts'
import { eventValueOf, readTags, revenueOf } from './event-tags.ts'
import type { Exposure } from './exposure.ts'
import type { Project } from './project.ts'
import type { UserContext } from './user-context.ts'

/** When an event happened, in epoch milliseconds, and the id by which the log knows it again. */
export type EventStamp = { readonly uuid: string; readonly timestamp: number }

/** A visitor of the log endpoint's payload (spec 2 §7). */
export type EventVisitor = ReturnType<typeof visitorOf>

const impressionKey = 'campaign_activated'
const botFilteringKey = '$opt_bot_filtering'
const reservedPrefix = '$opt_'

/** An impression: of a variation that has been shown. */
export function impression(project: Project, user: UserContext, exposure: Exposure, stamp: EventStamp): EventVisitor {
  const { campaignId, experimentId, variationId, flagKey, ruleKey, ruleType, variationKey, enabled } = exposure
  return visitorOf(project, user, {
    decisions: [
      {
        campaign_id: campaignId,
        experiment_id: experimentId,
        variation_id: variationId,
        metadata: {
          flag_key: flagKey,
          rule_key: ruleKey,
          rule_type: ruleType,
          variation_key: variationKey,
          enabled,
        },
      },
    ],
    events: [{ entity_id: campaignId, timestamp: stamp.timestamp, key: impressionKey, uuid: stamp.uuid }],
  })
}

/** A conversion; null for an event that the datafile does not have, or tags that are no object. */
export function conversion(
  project: Project,
  user: UserContext,
  eventKey: string,
  eventTags: unknown,
  stamp: EventStamp,
): EventVisitor | null {
  const entityId = project.events.get(eventKey)
  const tags = eventTags === undefined ? undefined : readTags(eventTags)
  if (eventKey === '' || entityId === undefined || tags === null) return null
  const value = tags ? eventValueOf(tags) : null
  const revenue = tags ? revenueOf(tags) : null
  const event = {
    entity_id: entityId,
    key: eventKey,
    timestamp: stamp.timestamp,
    uuid: stamp.uuid,
    ...(tags && { tags }),
    ...(value !== null && { value }),
    ...(revenue !== null && { revenue }),
  }
  return visitorOf(project, user, { events: [event] })
}

const visitorOf = (project: Project, user: UserContext, snapshot: object) => ({
  snapshots: [snapshot],
  visitor_id: user.userId,
  attributes: attributesOf(project, user),
})

/** Attributes that the datafile has or that are reserved, if their values can be sent (spec 2 §5). */
function attributesOf({ attributes, botFiltering }: Project, user: UserContext) {
  const sent = Object.entries(user.attributes).flatMap(([key, value]) => {
    const id = attributes.get(key) ?? (key.startsWith(reservedPrefix) ? key : '')
    if (id === '') return []
    const fits = typeof value === 'string' || typeof value === 'boolean' || isBoundedNumber(value)
    return fits ? [attributeOf(id, key, value)] : []
  })
  if (botFiltering === null) return sent
  return [...sent, attributeOf(botFilteringKey, botFilteringKey, botFiltering)]
}

const attributeOf = (id: string, key: string, value: string | number | boolean) => ({
  entity_id: id,
  key,
  type: 'custom' as const,
  value,
})

/** The payload for one project and revision. */
export const eventBatch = (
  {
    accountId,
    projectId,
    revision,
    anonymizeIp,
  }: Pick<Project, 'accountId' | 'projectId' | 'revision' | 'anonymizeIp'>,
  client: { readonly name: string; readonly version: string },
  visitors: readonly EventVisitor[],
) => ({
  client_name: client.name,
  client_version: client.version,
  account_id: accountId,
  project_id: projectId,
  revision,
  anonymize_ip: anonymizeIp,
  enrich_decisions: true,
  visitors,
})
