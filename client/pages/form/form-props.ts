import { z } from 'zod'
import { fieldMessageIds } from '../../../shared/errors/field-messages.ts'

/** Parts of the props of islands with a form (client/islands/form.tsx). */

/** The server's error texts, by field name and for the form as a whole. */
export const FormAnswer = z.object({ texts: z.record(z.string(), z.string()), fault: z.string().optional() })
export type FormAnswer = z.infer<typeof FormAnswer>

/** Templates of the browser's error texts: `fieldTemplates(locale)`. */
export const FieldTemplates = z.record(z.enum(fieldMessageIds), z.string())
