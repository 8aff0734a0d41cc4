import { z } from 'zod'
import { Review, ReviewPage, Stars } from '../../../shared/contracts/review.ts'
import { reviewSorts } from '../../../shared/review-rules.ts'

const Day = z.object({ day: z.string(), words: z.string() })

/** A review as it is shown; `date` is already in the words of the locale. */
export const ReviewView = Review.omit({ createdAt: true }).extend({
  date: Day,
  /** Its words are a translation. */
  translated: z.boolean(),
})
export type ReviewView = z.infer<typeof ReviewView>

/** Facts about a style as a whole. */
export const ReviewTotals = ReviewPage.pick({ rating: true, histogram: true, fit: true })
export type ReviewTotals = z.infer<typeof ReviewTotals>

export const ReviewList = ReviewTotals.extend({
  productId: z.string(),
  /** The address of the page with all reviews. */
  path: z.string(),
  total: z.int(),
  page: z.int().min(1),
  sort: z.enum(reviewSorts),
  stars: Stars.nullable(),
  reviews: z.array(ReviewView).readonly(),
})
export type ReviewList = z.infer<typeof ReviewList>

type Answered = { readonly answerId: string; readonly helpful: number; readonly notHelpful: number } & Said
type Said = { readonly text: string; readonly author: string; readonly date: z.infer<typeof Day> }
export type QuestionView = Said & { readonly questionId: string; readonly answers: readonly Answered[] }
