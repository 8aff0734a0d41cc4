import type { Result } from '../backend/result.ts'
import { takeWithin } from '../backend/tries/askers.ts'
import type { TryLimit } from '../backend/tries/tries.ts'
import type { ReviewsContext } from './context.ts'

const minuteMs = 60_000

/** How much one person, or one guest's browser, may say in a while. */
export const speechLimits = {
  review: { kind: 'review', most: 10, windowMs: 60 * minuteMs, guesses: [] },
  question: { kind: 'question', most: 5, windowMs: 60 * minuteMs, guesses: [] },
  vote: { kind: 'review-vote', most: 60, windowMs: 10 * minuteMs, guesses: [] },
  flag: { kind: 'review-flag', most: 20, windowMs: 60 * minuteMs, guesses: [] },
} as const satisfies Record<string, TryLimit>

/** API429 once there was too much of it. */
export const countSpeech = (context: ReviewsContext, limit: TryLimit): Promise<Result<null>> =>
  takeWithin(context, limit)
