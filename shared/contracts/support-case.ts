import { z } from 'zod'

export const supportLimits = { name: 120, email: 254, phone: 30, orderNumber: 40, message: 5000 } as const

/** A request to the customer service, as its owner sees it. `subject` is in the words of the shop front. */
export const SupportCase = z.object({
  caseNumber: z.string(),
  subject: z.string(),
  orderNumber: z.string().nullable(),
  productName: z.string().nullable(),
  message: z.string(),
  state: z.enum(['OPEN', 'CLOSED']),
  /** ISO instant. */
  createdAt: z.string(),
})
export type SupportCase = z.infer<typeof SupportCase>
