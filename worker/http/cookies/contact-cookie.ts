import { z } from 'zod'
import { sealedCookie } from './sealed-cookie.ts'

/**
 * The shopper's contact for order messages, stored between the steps of checkout, because a cart of gift cards has no
 * address for it.
 */
const Contact = z.object({ email: z.string().max(254), newsletter: z.boolean() })
export type Contact = z.infer<typeof Contact>

export const contactCookie = sealedCookie({ name: 'contact', schema: Contact, lifetimeSeconds: 7200 })
