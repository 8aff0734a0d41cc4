import { z } from 'zod'

/** Spec 2 §9: the number of buckets visitors are hashed into, so shares are in ten-thousandths. */
export const buckets = 10_000

const Key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'lower-case letters, digits and hyphens')
const Name = z.string().min(1).max(120)
const Share = z.int().min(0).max(buckets)

/** Conditions as a datafile's audience has them: `["and", {"type": "custom_attribute", …}]`. */
export const AudienceConditions = z.array(z.json()).min(1)

/**
 * An experiment as sent to the embedded platform: POST /admin/experiments {experiments, flags} -> IngestReport. An
 * existing one keeps its state, shares and winner, which are changed in the console.
 */
export const IngestExperiment = z.object({
  /** The experience id used in content. */
  key: Key,
  name: Name,
  hypothesis: z.string().max(500),
  /** `datafile`: the shop decides. `engine`: the platform decides on request. */
  decidedBy: z.enum(['datafile', 'engine']).default('datafile'),
  state: z.enum(['draft', 'running']).default('draft'),
  /** A page that shows the experience, below a locale: `/`, `/c/women-1000`. */
  previewPath: z.string().regex(/^\/[\w/.-]{0,199}$/),
  /** The event that counts as a conversion. */
  metric: Key.or(z.string().regex(/^[a-z_]{1,40}$/)),
  audience: AudienceConditions.nullable().default(null),
  /** The first is the control. A variant that content has no targets for shows the baselines. */
  variants: z
    .array(z.object({ key: Key, name: Name, share: Share }))
    .min(2)
    .max(10)
    .superRefine((variants, context) => {
      for (const [index, { key }] of variants.entries())
        if (variants.findIndex((variant) => variant.key === key) < index)
          context.addIssue({ code: 'custom', path: [index, 'key'], message: 'two have the same key' })
    })
    .refine((variants) => variants.reduce((sum, { share }) => sum + share, 0) <= buckets, 'shares are more than all'),
})
export type IngestExperiment = z.output<typeof IngestExperiment>

/** GET /admin/experiments/{key}/results: the counts of the console, and p-values that a planned A/A test needs. */
export const ExperimentResults = z.object({
  key: z.string(),
  state: z.string(),
  metric: z.string(),
  previewPath: z.string(),
  /** The first is the control; `p` of the others is that both convert equally, valid at a single look. */
  variants: z.array(
    z.object({
      key: z.string(),
      share: z.number(),
      exposures: z.number(),
      visitors: z.number(),
      conversions: z.number(),
      p: z.number().nullable(),
    }),
  ),
  sampleRatio: z.object({ p: z.number(), alarm: z.boolean() }),
})
export type ExperimentResults = z.output<typeof ExperimentResults>

/** A feature flag without an experiment: on for a share of visitors, with typed variables. */
export const IngestFlag = z.object({
  key: z.string().regex(/^[A-Za-z][\w-]{0,79}$/),
  name: Name,
  share: Share,
  variables: z
    .array(
      z.object({
        key: z.string().regex(/^[A-Za-z]\w{0,79}$/),
        type: z.enum(['boolean', 'integer', 'double', 'string', 'json']),
        defaultValue: z.string().max(2000),
      }),
    )
    .max(50)
    .default([]),
})
export type IngestFlag = z.output<typeof IngestFlag>
