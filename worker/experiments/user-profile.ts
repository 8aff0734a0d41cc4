import { isFields } from '../../shared/json-fields.ts'

/** Keeps where users were put before. Its answer is somebody else's, so it may be anything. */
export type UserProfileService = {
  readonly lookup: (userId: string) => unknown
  readonly save: (profile: ReturnType<typeof profileOf>) => void
}

const profileOf = (userId: string, variationIds: ReadonlyMap<string, string>) => ({
  user_id: userId,
  experiment_bucket_map: Object.fromEntries(
    [...variationIds].map(([experimentId, variationId]) => [experimentId, { variation_id: variationId }] as const),
  ),
})

export const isProfileService = (value: unknown): value is UserProfileService =>
  isFields(value) && typeof value['lookup'] === 'function' && typeof value['save'] === 'function'

/** The attribute by which a caller hands in stored variations beside the service. */
const bucketMapAttribute = '$opt_experiment_bucket_map'

/** A user's stored variations while flags are decided. */
export type OpenProfile = {
  readonly variationIds: Map<string, string>
  changed: boolean
}

export function openProfile(
  userId: string,
  attributes: Readonly<Record<string, unknown>>,
  service: UserProfileService | null,
): OpenProfile {
  const stored = service ? lookedUp(userId, service) : null
  return {
    variationIds: new Map([
      ...variationIdsIn(isFields(stored) ? stored['experiment_bucket_map'] : null),
      ...variationIdsIn(attributes[bucketMapAttribute]),
    ]),
    changed: false,
  }
}

/** A service that fails is one that knows nobody. */
function lookedUp(userId: string, service: UserProfileService): unknown {
  try {
    return service.lookup(userId)
  } catch {
    return null
  }
}

const variationIdsIn = (bucketMap: unknown): [string, string][] =>
  Object.entries(isFields(bucketMap) ? bucketMap : {}).flatMap(([experimentId, entry]) => {
    const id = isFields(entry) ? entry['variation_id'] : null
    return typeof id === 'string' || typeof id === 'number' ? [[experimentId, String(id)]] : []
  })

export function saveProfile(userId: string, profile: OpenProfile, service: UserProfileService | null): void {
  if (!service || !profile.changed) return
  try {
    service.save(profileOf(userId, profile.variationIds))
  } catch {
    // Not stored: the user is bucketed again next time, into the same variation while the datafile stays.
  }
}
