import { z } from 'zod'

/** Limit of one batch: a batch is 10 events by default (spec 2 §9), and a resend may hold what a shop has kept back. */
export const eventBatchLimits = {
  bytes: 256 * 1024,
  visitors: 500,
  snapshots: 50,
  events: 50,
  attributes: 100,
} as const

const Id = z.string().max(200)
const Amount = z.number().min(0).max(1_000_000_000)
const Scalar = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])

export const LoggedDecision = z.object({
  campaign_id: Id.nullable(),
  experiment_id: Id.nullable(),
  variation_id: Id.nullable(),
  metadata: z
    .object({
      flag_key: Id,
      rule_key: Id,
      rule_type: Id,
      variation_key: Id,
      enabled: z.boolean().default(true),
    })
    .optional(),
})

export const LoggedEvent = z.object({
  entity_id: Id.nullable(),
  key: Id,
  /** Epoch milliseconds. */
  timestamp: z.number().int().nonnegative(),
  /** An event is counted once by this, however often it is sent. */
  uuid: z.string().min(1).max(64),
  /** In minor units. */
  revenue: Amount.optional(),
  value: Amount.optional(),
  tags: z.record(z.string().max(100), z.unknown()).optional(),
})

/** The log endpoint's payload (spec 2 §3, §7): an impression's snapshot has decisions, a conversion's has none. */
export const EventBatch = z.object({
  account_id: Id,
  project_id: Id,
  revision: Id,
  client_name: Id,
  client_version: Id,
  anonymize_ip: z.boolean().default(false),
  enrich_decisions: z.boolean().default(true),
  visitors: z
    .array(
      z.object({
        visitor_id: z.string().min(1).max(200),
        attributes: z
          .array(z.object({ entity_id: Id, key: Id, type: Id, value: Scalar }))
          .max(eventBatchLimits.attributes)
          .default([]),
        snapshots: z
          .array(
            z.object({
              decisions: z.array(LoggedDecision).max(eventBatchLimits.events).default([]),
              events: z.array(LoggedEvent).max(eventBatchLimits.events),
            }),
          )
          .max(eventBatchLimits.snapshots),
      }),
    )
    .max(eventBatchLimits.visitors),
})
export type EventBatch = z.output<typeof EventBatch>
