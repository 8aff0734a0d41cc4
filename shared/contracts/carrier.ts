import { z } from 'zod'
import { CollectionPoint } from './store.ts'

/**
 * The API of a carrier with parcel shops: GET {origin}/v1/collection-points with the question as its query ->
 * `CollectionPointsAnswer`, nearest first; GET {origin}/v1/collection-points/{id} -> `CollectionPoint`, or 404.
 */
export const collectionPointsPath = '/v1/collection-points'

export const CollectionPointQuestion = z.object({
  postalCode: z.string().max(20),
  country: z.string().regex(/^[A-Za-z]{2}$/),
  city: z.string().max(120).optional(),
  count: z.coerce.number().int().min(1).max(50).default(20),
})
export type CollectionPointQuestion = z.output<typeof CollectionPointQuestion>

export const CollectionPointsAnswer = z.object({ collectionPoints: z.array(CollectionPoint).max(50) })
