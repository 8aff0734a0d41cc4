import { z } from 'zod'

/**
 * The decision call for experiences (spec 1 §7 "Other", spec 2 §2.2), whose shape the spec doesn't show:
 * docs/decisions/0017-experiments.md.
 */
export const maxExperiences = 50

const ExperienceId = z.string().min(1).max(120)

export const DecideRequest = z.object({
  visitorId: z.string().min(1).max(64),
  experienceIds: z.array(ExperienceId).max(maxExperiences),
  attributes: z
    .record(z.string().max(100), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
    .default({}),
})

/** A decision per requested experience, in that order. A null variant shows the baselines; `reason` is for editors. */
export const DecideAnswer = z.object({
  decisions: z
    .array(
      z.object({
        experienceId: ExperienceId,
        variantId: z.string().min(1).max(120).nullable(),
        reason: z.string().max(300),
      }),
    )
    .max(maxExperiences),
})
export type Decision = z.output<typeof DecideAnswer>['decisions'][number]
