import { z } from 'zod'
import { flag, integer, json, oneOf, orNull, real, text } from '../backend/db/column.ts'
import { table } from '../backend/db/table.ts'
import { IngestReview, ReviewPage } from '../shared/contracts/review.ts'
import { fits } from '../shared/review-rules.ts'

export const reviewStates = ['PENDING', 'APPROVED', 'HELD', 'REJECTED'] as const
export const questionStates = ['PENDING', 'APPROVED', 'REJECTED'] as const

export const reviews = table('reviews', {
  review_id: text,
  master_id: text,
  consumer_id: orNull(text),
  content_hash: orNull(text),
  author: text,
  score: integer,
  fit: orNull(oneOf(fits)),
  title: text,
  text,
  language: text,
  translations: json(IngestReview.shape.translations),
  verified: flag,
  state: oneOf(reviewStates),
  helpful: integer,
  not_helpful: integer,
  created_at: integer,
})

export const reviewTotals = table('review_totals', {
  master_id: text,
  stars: json(ReviewPage.shape.histogram),
  fit: json(z.array(z.int()).length(fits.length)),
  review_count: integer,
  score: orNull(real),
})

export const reviewVotes = table('review_votes', { target_id: text, voter: text, helpful: flag })

export const reviewFlags = table('review_flags', { review_id: text, voter: text, reason: text, flagged_at: integer })

export const questions = table('questions', {
  question_id: text,
  master_id: text,
  consumer_id: orNull(text),
  content_hash: orNull(text),
  author: text,
  email: orNull(text),
  text,
  language: text,
  state: oneOf(questionStates),
  created_at: integer,
})

export const answers = table('answers', {
  answer_id: text,
  question_id: text,
  author: text,
  text,
  helpful: integer,
  not_helpful: integer,
  created_at: integer,
})
