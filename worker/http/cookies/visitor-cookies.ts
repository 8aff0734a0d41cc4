import { z } from 'zod'
import { visitorIdShape } from '../../../shared/client-device.ts'
import { sealedCookie } from './sealed-cookie.ts'

/**
 * Form tokens are bound to this id, and services know a browser by it (shared/client-device.ts). Until the browser is
 * closed, or for a year where somebody has signed in.
 */
export const visitorCookie = sealedCookie({
  name: 'visitor',
  schema: z.string().regex(visitorIdShape),
})
