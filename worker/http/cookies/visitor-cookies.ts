import { z } from 'zod'
import { sealedCookie } from './sealed-cookie.ts'

export const yearSeconds = 365 * 86_400

/** Form tokens are bound to this id. */
export const visitorCookie = sealedCookie({
  name: 'visitor',
  schema: z.string().regex(/^[0-9a-f]{32}$/),
  lifetimeSeconds: yearSeconds,
})
