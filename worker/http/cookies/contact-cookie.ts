import { z } from 'zod'
import { sealedCookie } from './sealed-cookie.ts'

/**
 * The shopper's contact for order messages, stored between the steps of checkout, because a cart of gift cards has no
 * address for it.
 */
const Contact = z.object({ email: z.string().max(254), newsletter: z.boolean() })
export type Contact = z.infer<typeof Contact>

/** The contact is for the cart's purchase alone (shared/cart/purchase.ts). */
const KeptContact = Contact.extend({ purchaseId: z.string().max(80) })

export const contactCookie = sealedCookie({ name: 'contact', schema: KeptContact, personal: true })
