import { z } from 'zod'
import { operation } from './operation.ts'

export const contactOperations = [
  operation({
    id: 'contact.send',
    service: 'contact',
    method: 'POST',
    path: '/consumers-v3/contactus',
    body: z.object({
      email: z.string().max(254),
      name: z.string().max(120),
      category: z.string().max(60),
      subject: z.string().max(120),
      message: z.string().min(1).max(5000),
      orderNumber: z.string().max(40).optional(),
      recaptcha_response: z.string().max(4000).optional(),
    }),
    response: z.object({ caseNumber: z.string() }),
    errors: ['AUT453', 'AUT403'],
  }),
  operation({
    id: 'contact.subjects',
    service: 'contact',
    method: 'GET',
    path: '/consumers-v3/contactus/categorySubject',
    response: z.object({
      categories: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          subjects: z.array(z.object({ id: z.string(), label: z.string() })),
        }),
      ),
    }),
  }),
] as const
