import { z } from 'zod'
import { Rating } from './product.ts'

/** Spec 1 §7 names the calls and §8 the length error; the fields are ours. */
export const reviewLengthLimit = 5000

export const Review = z.object({
  reviewId: z.string(),
  score: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  createdAt: z.string(),
  language: z.string(),
  helpful: z.int().min(0),
  notHelpful: z.int().min(0),
  verifiedBuyer: z.boolean(),
})

export const ReviewPage = z.object({
  total: z.int().min(0),
  rating: Rating.nullable(),
  /** Reviews by score, one star first. */
  histogram: z.array(z.int().min(0)).length(5),
  reviews: z.array(Review),
})

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

export const Vote = z.object({ vote: z.enum(['helpful', 'not-helpful']) })
export const VoteCount = z.object({ helpful: z.int().min(0), notHelpful: z.int().min(0) })
