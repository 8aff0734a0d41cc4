import { bodyRows } from './degradation/bodies.ts'
import { cacheRows } from './degradation/caches.ts'
import { loadRows } from './degradation/load.ts'
import { upstreamRows } from './degradation/upstreams.ts'
import { paymentRows } from './money/payments.ts'
import { reusedRows } from './money/reused.ts'
import type { Row } from './row.ts'
import { accessRows } from './security/access.ts'
import { cachedRows } from './security/cached.ts'
import { headerRows } from './security/headers.ts'
import { inputRows } from './security/input.ts'
import { leakRows } from './security/leaks.ts'
import { paymentScriptRows } from './security/payment-scripts.ts'
import { policyRows } from './security/policy.ts'
import { redirectRows } from './security/redirects.ts'
import { supplyRows } from './security/supply.ts'

/**
 * RELIABILITY §6 without what belongs to people (S10 to S14, S21) and experiments (A4, S17). In this order each row
 * leaves the shops as the next one needs them: what kills, floods or fills limits comes after what measures.
 */
export const allRows: readonly Row[] = [
  ...headerRows,
  ...policyRows,
  ...paymentScriptRows,
  ...redirectRows,
  ...inputRows,
  ...accessRows,
  ...cachedRows,
  ...leakRows,
  ...supplyRows,
  ...reusedRows,
  ...paymentRows,
  ...bodyRows,
  ...upstreamRows,
  ...cacheRows,
  ...loadRows,
]
