import { z } from 'zod'
import { CollectionPointQuestion, CollectionPointsAnswer } from '../contracts/carrier.ts'
import { StoreSearch, StoreSearchAnswer } from '../contracts/store.ts'
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
    body: CollectionPointQuestion.extend({ count: z.int().min(1).max(50).default(20) }),
    response: CollectionPointsAnswer,
  }),
] as const
