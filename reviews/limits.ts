import { type Result, succeed } from '../backend/result.ts'
import { askerOf, takeWithin } from '../backend/tries/askers.ts'
import { everyTry, limitFor, refuseTry, type TryLimit, takeTry } from '../backend/tries/tries.ts'
import type { ReviewsContext } from './context.ts'

const hourMs = 60 * 60_000

/** Texts by a person or a guest's browser, and by all guests of a network, in a while; more with a captcha. */
const writing = {
  review: { kind: 'review', most: 10, proven: 30, windowMs: hourMs, guesses: [] },
  question: { kind: 'question', most: 5, proven: 15, provenInNetwork: everyTry, windowMs: hourMs, guesses: [] },
} as const satisfies Record<string, TryLimit>

/** Votes and reports. A network's guests are one voter (votes.ts), so that they share no limit. */
const pressing = {
  vote: { kind: 'review-vote', most: 60, windowMs: hourMs / 6, guesses: [] },
  flag: { kind: 'review-flag', most: 20, proven: 60, windowMs: hourMs, guesses: [] },
} as const satisfies Record<string, TryLimit>

/** API429 once too much was written. */
export const countWriting = (context: ReviewsContext, what: keyof typeof writing): Promise<Result<null>> =>
  takeWithin(context, writing[what])

/** API429 once there were too many presses. */
export async function countPress(context: ReviewsContext, what: keyof typeof pressing): Promise<Result<null>> {
  const { limit, mostProven } = limitFor(context, pressing[what])
  const taken = await takeTry(context.env.DB, limit, askerOf(context), context.now)
  return taken.ok ? succeed(null) : refuseTry(taken.failure, mostProven)
}
