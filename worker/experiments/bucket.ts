import { type Fields, textOf } from '../../shared/json-fields.ts'
import { defaults } from './defaults.ts'
import { type HashPrefix, hashOf, utf8 } from './murmur3.ts'

/** The entity of a user's bucket: the first whose range ends above it. */
export type Traffic = {
  /** The id that is hashed behind the user's. */
  readonly hashed: Uint8Array
  readonly ends: readonly number[]
  readonly entityIds: readonly string[]
}

export const trafficOf = (hashedId: string, allocation: readonly Fields[]): Traffic => ({
  hashed: utf8(hashedId),
  ends: allocation.map(({ endOfRange }) => Number(endOfRange)),
  entityIds: allocation.map(({ entityId }) => textOf(entityId)),
})

export const bucketOf = (user: HashPrefix, hashed: Uint8Array): number =>
  Math.floor((hashOf(user, hashed) * defaults.bucketing.buckets) / 2 ** 32)

/** An empty id holds the place of nobody: its buckets are not given away. */
export function entityAt({ ends, entityIds }: Traffic, bucket: number): string | null {
  for (let index = 0; index < ends.length; index += 1) {
    if (bucket < (ends[index] ?? 0)) return entityIds[index] ?? null
  }
  return null
}
