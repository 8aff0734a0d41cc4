import { z } from 'zod'
import { fieldMessageIds } from '../../../shared/errors/field-messages.ts'

/** Parts of the props of islands with a form (client/islands/form.tsx). */

/** The server's error texts, by field name and for the form as a whole. */
export const FormAnswer = z.object({ texts: z.record(z.string(), z.string()), fault: z.string().optional() })
export type FormAnswer = z.infer<typeof FormAnswer>

/** A captcha that the shop draws (captcha-field.tsx), in the forms that post to one of `targets`. */
export const Captcha = z.object({
  targets: z.array(z.string()).readonly(),
  challenge: z.string(),
  /** How much work solves it (shared/proof-of-work.ts). */
  bits: z.int(),
  /** Question without script, and the answers to choose from. */
  question: z.string(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).readonly(),
  /** Words while script works, and afterward. */
  working: z.string(),
  done: z.string(),
})
export type Captcha = z.infer<typeof Captcha>

/** Templates of the browser's error texts: `fieldTemplates(locale)`. */
export const FieldTemplates = z.record(z.enum(fieldMessageIds), z.string())
