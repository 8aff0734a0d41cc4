import { z } from 'zod'
import { FieldTemplates, FormAnswer } from '../../pages/form/form-props.ts'
import { Form } from '../form-contract.ts'

const Filled = z.object({
  form: Form,
  productId: z.string(),
  productName: z.string(),
  /** As typed, by field name. */
  values: z.record(z.string(), z.string().optional()).readonly(),
  answer: FormAnswer,
  templates: FieldTemplates,
})

/** A form about a style: its review, a question, or a report of somebody's review. */
export const ReviewFormProps = z.discriminatedUnion('kind', [
  Filled.extend({ kind: z.literal('review'), asksFit: z.boolean() }),
  Filled.extend({ kind: z.literal('question') }),
  Filled.extend({ kind: z.literal('report'), reviewId: z.string() }),
])
