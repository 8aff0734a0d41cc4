import { z } from 'zod'

/** Spec 1 §3 "Address". */
export const Address = z.object({
  id: z.string().max(80).optional(),
  firstName: z.string().max(60),
  lastName: z.string().max(60),
  email: z.string().max(254).optional(),
  phone: z.string().max(30).optional(),
  phoneCode: z.string().max(6).optional(),
  recipientContactPhone: z.string().max(30).optional(),
  addressLine1: z.string().max(120),
  addressLine2: z.string().max(120).optional(),
  city: z.string().max(80),
  province: z.string().max(60).optional(),
  postalCode: z.string().max(20),
  country: z.string().length(2),
  shippingId: z.string().max(80).optional(),
  isValidated: z.boolean().optional(),
  approachType: z.enum(['S', 'B']).optional(),
  main: z.boolean().optional(),
  subscriptions: z.object({ newsletterConsent: z.boolean() }).optional(),
})
export type Address = z.infer<typeof Address>

/** As a backend may answer it: what is missing is not shown. */
export const AnsweredAddress = Address.extend({
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  addressLine1: z.string().default(''),
  city: z.string().default(''),
  postalCode: z.string().default(''),
  country: z.string().default(''),
  subscriptions: Address.shape.subscriptions.catch(undefined),
})
