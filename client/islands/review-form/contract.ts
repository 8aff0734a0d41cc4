import { z } from 'zod'
import { FieldTemplates, FormAnswer } from '../../pages/form/form-props.ts'
import { Form } from '../form-contract.ts'
import type { IslandContract } from '../island-contract.ts'
import { fitMessages } from '../shared-messages.ts'

const Filled = z.object({
  form: Form,
  productId: z.string(),
  productName: z.string(),
  /** As typed, by field name. */
  values: z.record(z.string(), z.string().optional()).readonly(),
  answer: FormAnswer,
  templates: FieldTemplates,
  /** The form has a captcha, which only the server draws. */
  hasCaptcha: z.boolean(),
})

/** A form about a style: its review, a question, or a report of somebody's review. */
const ReviewFormProps = z.discriminatedUnion('kind', [
  Filled.extend({ kind: z.literal('review'), asksFit: z.boolean() }),
  Filled.extend({ kind: z.literal('question') }),
  Filled.extend({ kind: z.literal('report'), reviewId: z.string() }),
])

export const reviewForm = {
  props: ReviewFormProps,
  messages: [
    ...fitMessages,
    'form.choose',
    'form.faults',
    'form.required',
    'questions.ask',
    'questions.askLead',
    'questions.email',
    'questions.emailHint',
    'questions.send',
    'questions.text',
    'reviews.author',
    'reviews.fitUnsaid',
    'reviews.headline',
    'reviews.howFits',
    'reviews.note',
    'reviews.rating',
    'reviews.reason',
    'reviews.reason.offensive',
    'reviews.reason.other',
    'reviews.reason.personal',
    'reviews.reason.spam',
    'reviews.reason.unrelated',
    'reviews.reportSend',
    'reviews.reportTitle',
    'reviews.send',
    'reviews.stars',
    'reviews.text',
    'reviews.write',
    'reviews.writeLead',
    'toast.failed',
  ],
} as const satisfies IslandContract
