import { z } from 'zod'
import { authorLimit, fits, reviewLengthLimit, reviewTitleLimit } from '../review-rules.ts'
import { typedEmail } from '../typed.ts'
import { Rating } from './product.ts'

/** Spec 1 §7 names the calls and §8 the length error; the fields are ours. */
export const Fit = z.enum(fits)
export type Fit = z.infer<typeof Fit>

export const reportLimit = 500

export const Stars = z.int().min(1).max(5)

export const Review = z.object({
  reviewId: z.string(),
  score: Stars,
  title: z.string(),
  text: z.string(),
  author: z.string(),
  createdAt: z.string(),
  language: z.string(),
  helpful: z.int().min(0),
  notHelpful: z.int().min(0),
  /** Written with the account that ordered the style. */
  verifiedBuyer: z.boolean(),
  fit: Fit.nullable().default(null),
  /** The review is in another language than the caller's and can be translated into it. */
  translatable: z.boolean().default(false),
})
export type Review = z.infer<typeof Review>

const Five = z.array(z.int().min(0)).length(5)

export const ReviewPage = z.object({
  /** Matching the filter. */
  total: z.int().min(0),
  /** Score of all reviews, as are the histogram and the fit. */
  rating: Rating.nullable(),
  /** Reviews by score, one star first. */
  histogram: Five,
  /** Reviews by fit, smallest first. */
  fit: Five.default([0, 0, 0, 0, 0]),
  reviews: z.array(Review),
})
export type ReviewPage = z.infer<typeof ReviewPage>

export const Answer = z.object({
  answerId: z.string(),
  text: z.string(),
  author: z.string(),
  createdAt: z.string(),
  helpful: z.int().min(0),
  notHelpful: z.int().min(0),
})

export const Question = z.object({
  questionId: z.string(),
  text: z.string(),
  author: z.string(),
  createdAt: z.string(),
  answers: z.array(Answer),
})

export const QuestionPage = z.object({ total: z.int().min(0), questions: z.array(Question) })
export type QuestionPage = z.infer<typeof QuestionPage>

export const Vote = z.object({ vote: z.enum(['helpful', 'not-helpful']) })
export const VoteCount = z.object({ helpful: z.int().min(0), notHelpful: z.int().min(0) })

/** Longer than the limit, so that a text that exceeds it gets its own error and not that of a malformed call. */
const anyLength = z
  .string()
  .min(1)
  .max(reviewLengthLimit * 4)

export const NewReview = z.object({
  score: Stars,
  title: z.string().min(1).max(reviewTitleLimit),
  text: anyLength,
  author: z.string().min(1).max(authorLimit),
  fit: Fit.optional(),
})
export type NewReview = z.infer<typeof NewReview>

export const NewQuestion = z.object({
  text: anyLength,
  author: z.string().max(authorLimit),
  email: z.string().overwrite(typedEmail).max(254),
})

const Moment = z.iso.datetime({ offset: true })
const Language = z.string().regex(/^[a-z]{2}$/)

/**
 * A review that an operator sends, from another system or the demo: POST /admin/reviews {reviews:
 * IngestReview[1..500]}. The review is approved. `translations` by language.
 */
export const IngestReview = NewReview.extend({
  reviewId: z.string().regex(/^[\w-]{1,40}$/),
  productId: z.string().max(11),
  text: z.string().min(1).max(reviewLengthLimit),
  language: Language,
  createdAt: Moment,
  verifiedBuyer: z.boolean().default(false),
  helpful: z.int().min(0).default(0),
  notHelpful: z.int().min(0).default(0),
  translations: z.record(Language, z.object({ title: z.string(), text: z.string() })).default({}),
})
export type IngestReview = z.infer<typeof IngestReview>

/** Ingest of a question with its answers: POST /admin/questions {questions: IngestQuestion[1..500]}. */
export const IngestQuestion = z.object({
  questionId: z.string().regex(/^[\w-]{1,40}$/),
  productId: z.string().max(11),
  text: z.string().min(1).max(reviewLengthLimit),
  author: z.string().max(authorLimit),
  language: Language,
  createdAt: Moment,
  answers: z
    .array(
      z.object({
        text: z.string().min(1).max(reviewLengthLimit),
        author: z.string().max(authorLimit),
        createdAt: Moment,
        helpful: z.int().min(0).default(0),
        notHelpful: z.int().min(0).default(0),
      }),
    )
    .max(20),
})
export type IngestQuestion = z.infer<typeof IngestQuestion>
