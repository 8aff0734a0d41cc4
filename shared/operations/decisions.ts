import { z } from 'zod'
import { operation } from './operation.ts'

/** Decisions for experiences (spec 1 §7 "Other", spec 2 §2.2). The shape of the answer isn't shown in the spec: one variant per experience. */
export const decisionOperations = [
  operation({
    id: 'decisions.decide',
    service: 'decisions',
    method: 'POST',
    path: '/api/engine/v1/decide/{brand}',
    params: z.object({ brand: z.string().regex(/^[a-z0-9-]{1,20}$/) }),
    body: z.object({
      visitorId: z.string().max(64),
      experienceIds: z.array(z.string().max(80)).max(100),
      attributes: z.record(z.string(), z.unknown()).default({}),
    }),
    response: z.object({
      decisions: z.array(z.object({ experienceId: z.string(), variantId: z.string().nullable() })),
    }),
    timeoutMs: 800,
  }),
] as const
