import { isFields } from '../../shared/json-fields.ts'
import { isProfileService, type UserProfileService } from './user-profile.ts'
import { emptyRecord } from './variables.ts'

/** A user for whom flags are decided. The user belongs to one request: nothing about a user is kept in a project. */
export type UserContext = {
  readonly userId: string
  /** Without a prototype, so that `constructor` is no attribute of everybody. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly qualifiedSegments: readonly string[] | null
  /** Variation keys by flag key, then by rule key; the empty rule key stands for the flag itself. */
  readonly forcedDecisions: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Variation keys by experiment key. */
  readonly forcedVariations: ReadonlyMap<string, string>
  readonly profiles: UserProfileService | null
}

/** Forces what is decided for a flag, or for one of its rules. */
export type ForcedDecision = { readonly flagKey: string; readonly ruleKey?: string; readonly variationKey: string }

type Given = {
  readonly userId: unknown
  readonly attributes?: unknown
  readonly qualifiedSegments?: readonly string[] | null
  readonly forcedDecisions?: readonly ForcedDecision[]
  readonly forcedVariations?: Readonly<Record<string, string>>
  readonly profiles?: unknown
}

/** Null where the id is no text, or the attributes are no object or hold undefined (spec 2 §5). */
export function userContext(given: Given): UserContext | null {
  const { userId, attributes = {}, qualifiedSegments = null, forcedDecisions = [], profiles } = given
  if (typeof userId !== 'string' || !isFields(attributes)) return null
  if (Object.values(attributes).includes(undefined)) return null
  return {
    userId,
    attributes: Object.assign(emptyRecord<unknown>(), attributes),
    qualifiedSegments,
    forcedDecisions: decisionsByFlag(forcedDecisions),
    forcedVariations: new Map(
      Object.entries(given.forcedVariations ?? {}).filter(
        ([experiment, variation]) => experiment !== '' && variation !== '',
      ),
    ),
    profiles: isProfileService(profiles) ? profiles : null,
  }
}

function decisionsByFlag(decisions: readonly ForcedDecision[]): UserContext['forcedDecisions'] {
  const byFlag = new Map<string, Map<string, string>>()
  for (const { flagKey, ruleKey = '', variationKey } of decisions) {
    const byRule = byFlag.get(flagKey) ?? new Map<string, string>()
    byFlag.set(flagKey, byRule.set(ruleKey, variationKey))
  }
  return byFlag
}
