import { beyond } from './lists/beyond.ts'
import { checkout } from './lists/checkout.ts'
import { pageCache } from './lists/page-cache.ts'
import { payments } from './lists/payments.ts'
import { platformObjects } from './lists/platform-objects.ts'
import { sharedCart } from './lists/shared-cart.ts'
import { workerHttp } from './lists/worker-http.ts'
import type { MutatedFile } from './mutant.ts'

/** Files that a button's price depends on, from the cart to the provider. */
export const orderMutants: readonly MutatedFile[] = [...sharedCart, ...platformObjects, ...payments, ...checkout]

export const allMutants: readonly MutatedFile[] = [...workerHttp, ...pageCache, ...orderMutants, ...beyond]
