import { z } from 'zod'
import { visitorIdShape } from '../../../shared/client-device.ts'
import { sealedCookie } from './sealed-cookie.ts'

export const yearSeconds = 365 * 86_400

/** Form tokens are bound to this id, and services know a browser by it (shared/client-device.ts). */
export const visitorCookie = sealedCookie({
  name: 'visitor',
  schema: z.string().regex(visitorIdShape),
  lifetimeSeconds: yearSeconds,
})
