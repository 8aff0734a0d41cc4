import { beyond } from './lists/beyond.ts'
import { payments } from './lists/payments.ts'
import { platformObjects } from './lists/platform-objects.ts'
import { sharedCart } from './lists/shared-cart.ts'
import { workerHttp } from './lists/worker-http.ts'
import type { MutatedFile } from './mutant.ts'

export const allMutants: readonly MutatedFile[] = [
  ...workerHttp,
  ...sharedCart,
  ...platformObjects,
  ...payments,
  ...beyond,
]
