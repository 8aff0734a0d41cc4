import type { Exposure } from '../experiments/exposure.ts'
import type { Project } from '../experiments/project.ts'
import type { UserProfileService } from '../experiments/user-profile.ts'
import { KeptId, maxKept } from './experiment-visitor.ts'

type Kept = Readonly<Record<string, string>>

/**
 * The user profile of one request (spec 2 §5): variation ids by experiment id, read from the visitor's cookie and
 * written back to it. The visitor's bucket reproduces most variations, so only the others are stored: those of
 * experiments with an audience, which the visitor may leave, and those that were stored before.
 */
export function keptVariations(before: Kept) {
  let decided: Kept = before
  const worthKeeping = new Set(Object.keys(before))
  const profiles: UserProfileService = {
    lookup: (userId) => ({
      user_id: userId,
      experiment_bucket_map: Object.fromEntries(
        Object.entries(before).map(([experimentId, variationId]) => [experimentId, { variation_id: variationId }]),
      ),
    }),
    save({ experiment_bucket_map: variations }) {
      const entries = Object.entries(variations).map(([id, { variation_id }]) => [id, variation_id] as const)
      decided = { ...decided, ...Object.fromEntries(entries) }
    },
  }
  return {
    profiles,
    note(project: Project, exposures: readonly Exposure[]): void {
      for (const { experimentId, ruleKey, ruleType } of exposures) {
        const isTest = ruleType === 'feature-test' || ruleType === 'experiment'
        if (isTest && project.experiment(ruleKey)?.audience != null) worthKeeping.add(experimentId)
      }
    },
    /** Without experiments that the datafile no longer has, and limited to the size of a cookie. */
    wanted: (project: Project | null): Kept =>
      project === null
        ? before
        : Object.fromEntries(
            Object.entries(decided)
              .filter(([experimentId, variationId]) => worthKeeping.has(experimentId) && project.variation(variationId))
              .filter((entry) => KeptId.array().safeParse(entry).success)
              .slice(0, maxKept),
          ),
  }
}
