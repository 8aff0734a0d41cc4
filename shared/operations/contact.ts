import { z } from 'zod'
import { Captcha } from '../captcha.ts'
import { SupportCase, supportLimits } from '../contracts/support-case.ts'
import { typedEmail } from '../typed.ts'
import { operation } from './operation.ts'

export const contactOperations = [
  operation({
    id: 'contact.send',
    service: 'contact',
    method: 'POST',
    path: '/consumers-v3/contactus',
    body: z.object({
      email: z.string().overwrite(typedEmail).max(supportLimits.email),
      name: z.string().max(supportLimits.name),
      phone: z.string().max(supportLimits.phone).optional(),
      category: z.string().max(60),
      subject: z.string().max(120),
      message: z.string().min(1).max(supportLimits.message),
      orderNumber: z.string().max(supportLimits.orderNumber).optional(),
      ...Captcha,
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
  /** Own extension: a person's requests, latest first. */
  operation({
    id: 'contact.cases',
    service: 'contact',
    method: 'GET',
    path: '/consumers-v3/contactus/cases',
    response: z.object({ cases: z.array(SupportCase) }),
    errors: ['PRO404'],
  }),
] as const
