import { z } from 'zod'
import { FieldTemplates, FormAnswer } from '../../pages/form/form-props.ts'
import type { IslandContract } from '../island-contract.ts'

const NewsletterProps = z.object({
  /** The ids of the island and of its dialog; a page may have two of each. */
  id: z.string(),
  dialog: z.string(),
  form: z.object({ csrf: z.string(), returnTo: z.string() }),
  /** Label of the button; null for the default. */
  submit: z.string().nullable(),
  /** The text around the link to the privacy notice. */
  policy: z.object({ before: z.string(), after: z.string() }),
  email: z.string(),
  isAccepted: z.boolean(),
  answer: FormAnswer,
  /** The thank-you message that replaces the form. */
  done: z.string().nullable(),
  templates: FieldTemplates,
})

export const newsletter = {
  props: NewsletterProps,
  messages: ['blocks.policyLink', 'blocks.policyName', 'blocks.subscribe', 'form.email', 'form.faults'],
} as const satisfies IslandContract
