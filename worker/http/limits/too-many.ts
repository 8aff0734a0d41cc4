import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { createBulkhead } from '../../services/bulkhead.ts'
import { refuse } from './refuse.ts'

/**
 * How many milliseconds a refused request is delayed, so that clients that retry at once do so seldom; and how many may
 * wait at once.
 */
const waitMs = 1000
const mostWaiting = 200
const waiting = createBulkhead(mostWaiting)

/** 429 (API429): come again after so many seconds. */
export async function tooManyRequests(c: Context<AppEnv>, seconds: number): Promise<Response> {
  const edges = c.get('edges')
  const now = edges.now()
  const place = waiting.enter('checkout', now, now + 2 * waitMs)
  if (place) {
    await edges.wait(waitMs)
    place.leave()
  }
  return refuse(c, 'API429', seconds)
}
