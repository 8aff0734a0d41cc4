import { z } from 'zod'
import { CollectionPoint, StoreSearch, StoreSearchAnswer } from '../contracts/store.ts'
import { operation } from './operation.ts'

export const storeOperations = [
  operation({
    id: 'stores.search',
    service: 'stores',
    method: 'POST',
    path: '/stores/v1/search',
    body: StoreSearch,
    response: StoreSearchAnswer,
  }),
  operation({
    id: 'stores.collectionPoints',
    service: 'stores',
    method: 'POST',
    path: '/stores/v1/collectionPoints',
    body: z.object({
      postalCode: z.string().max(20),
      country: z.string().regex(/^[A-Za-z]{2}$/),
      city: z.string().max(120).optional(),
      count: z.int().min(1).max(50).default(20),
    }),
    response: z.object({ collectionPoints: z.array(CollectionPoint) }),
  }),
] as const
