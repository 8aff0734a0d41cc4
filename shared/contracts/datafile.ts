import { z } from 'zod'

/** Version of the format. */
export const datafileVersion = '4'

const Id = z.string().min(1)
const Named = z.object({ id: Id, key: Id })
const Traffic = z.array(z.object({ entityId: z.string(), endOfRange: z.number().int().min(0).max(10_000) }))

const Variation = z.object({
  id: Id,
  key: Id,
  featureEnabled: z.boolean(),
  variables: z.array(z.object({ id: Id, value: z.string() })),
})

const Experiment = z.object({
  id: Id,
  key: Id,
  status: z.string(),
  layerId: Id,
  variations: z.array(Variation),
  trafficAllocation: Traffic,
  audienceIds: z.array(Id),
  forcedVariations: z.record(z.string(), z.string()),
})

/** A datafile as written by the embedded platform (spec 2 §3). Readers accept additional fields of other writers. */
export const Datafile = z.object({
  version: z.literal(datafileVersion),
  projectId: Id,
  accountId: Id,
  revision: z.string().regex(/^\d+$/),
  anonymizeIP: z.boolean(),
  botFiltering: z.boolean(),
  sendFlagDecisions: z.boolean(),
  groups: z.array(z.unknown()),
  experiments: z.array(Experiment),
  events: z.array(z.object({ id: Id, key: Id, experimentIds: z.array(Id) })),
  audiences: z.array(z.object({ id: Id, name: z.string(), conditions: z.string() })),
  typedAudiences: z.array(z.unknown()),
  attributes: z.array(Named),
  featureFlags: z.array(
    z.object({
      id: Id,
      key: Id,
      experimentIds: z.array(Id),
      rolloutId: z.string(),
      variables: z.array(
        z.object({
          id: Id,
          key: Id,
          type: z.enum(['boolean', 'integer', 'double', 'string', 'json']),
          defaultValue: z.string(),
        }),
      ),
    }),
  ),
  rollouts: z.array(z.object({ id: Id, experiments: z.array(Experiment) })),
  integrations: z.array(
    z.object({ key: Id, host: z.string(), publicKey: z.string(), pixelUrl: z.string() }).partial({ pixelUrl: true }),
  ),
})
export type Datafile = z.output<typeof Datafile>
