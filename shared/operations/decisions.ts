import { z } from 'zod'
import { DecideAnswer, DecideRequest } from '../contracts/decision.ts'
import { operation } from './operation.ts'

/** Decisions for experiences that are not in the datafile. Pages wait for them, hence the short timeout. */
export const decisionOperations = [
  operation({
    id: 'decisions.decide',
    service: 'decisions',
    method: 'POST',
    path: '/api/engine/v1/decide/{brand}',
    params: z.object({ brand: z.string().regex(/^[a-z0-9-]{1,20}$/) }),
    body: DecideRequest,
    response: DecideAnswer,
    errors: ['API404'],
    timeoutMs: 150,
  }),
] as const
