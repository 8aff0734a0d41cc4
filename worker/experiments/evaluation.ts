import type { Visitor } from './audience.ts'
import type { HashPrefix } from './murmur3.ts'
import { hashPrefix } from './murmur3.ts'
import type { Project } from './project.ts'
import type { UserContext } from './user-context.ts'
import { type OpenProfile, openProfile } from './user-profile.ts'

/** Knowledge of one call of `decide` about its user, worked out once for all its flags. */
export type Evaluation = Visitor & {
  readonly project: Project
  readonly user: UserContext
  readonly hash: HashPrefix
  /** Null: profiles are left out. */
  readonly profile: OpenProfile | null
  /** Reasons of the flag that is being decided, in the official SDK's words; null where nobody wants them. */
  reasons: string[] | null
}

const bucketingIdAttribute = '$opt_bucketing_id'

export function evaluationOf(
  project: Project,
  user: UserContext,
  { ignoreProfiles = false, reasons = false } = {},
): Evaluation {
  const { userId, attributes, qualifiedSegments, profiles } = user
  const bucketingId = attributes[bucketingIdAttribute]
  return {
    project,
    user,
    attributes,
    qualifiedSegments,
    answers: new Uint8Array(project.audienceCount),
    versions: new Map(),
    hash: hashPrefix(typeof bucketingId === 'string' ? bucketingId : userId),
    profile: ignoreProfiles ? null : openProfile(userId, attributes, profiles),
    reasons: reasons ? [] : null,
  }
}
