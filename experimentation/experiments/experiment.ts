import { z } from 'zod'
import { AudienceConditions } from '../../shared/contracts/experiment.ts'

const states = ['draft', 'running', 'paused', 'ended'] as const
export type State = (typeof states)[number]

/** The buckets from the end of the previous range to `end`; a null `variantId` is no variant. */
const Range = z.object({ variantId: z.number().nullable(), end: z.number() })
export type Range = z.output<typeof Range>

const Variant = z.object({ id: z.number(), key: z.string(), name: z.string() })
export type Variant = z.output<typeof Variant>

const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)

/** A row of exp_experiments. */
export const Experiment = z
  .object({
    experiment_id: z.number(),
    key: z.string(),
    /** Raised by every change; a change of an older version is refused. */
    version: z.number(),
    name: z.string(),
    hypothesis: z.string(),
    state: z.enum(states),
    decided_by: z.enum(['datafile', 'engine']),
    preview_path: z.string(),
    metric: z.string(),
    variants: json(z.array(Variant)),
    allocation: json(z.array(Range)),
    audience: json(AudienceConditions).nullable(),
    winner_id: z.number().nullable(),
    started_at: z.number().nullable(),
    ended_at: z.number().nullable(),
  })
  .transform(({ experiment_id, decided_by, preview_path, winner_id, started_at, ended_at, ...rest }) => ({
    ...rest,
    id: experiment_id,
    decidedBy: decided_by,
    previewPath: preview_path,
    winnerId: winner_id,
    startedAt: started_at,
    endedAt: ended_at,
  }))
export type Experiment = z.output<typeof Experiment>

const Variable = z.object({
  id: z.number(),
  key: z.string(),
  type: z.enum(['boolean', 'integer', 'double', 'string', 'json']),
  defaultValue: z.string(),
})

/** A row of exp_flags. `flag_id` is followed by the ids of its rollout, its rule and the rule's variation. */
export const Flag = z.object({
  flag_id: z.number(),
  key: z.string(),
  name: z.string(),
  share: z.number(),
  variables: json(z.array(Variable)),
})
export type Flag = z.output<typeof Flag>
