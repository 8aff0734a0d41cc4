import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import type { RefusedForm } from '../../render/refusal-page.tsx'
import { createBulkhead } from '../../services/bulkhead.ts'
import { pageAddress } from '../forms/form-target.ts'
import { maxBodyBytes, readLimited, sentFields } from '../forms/forms.ts'
import { refuse } from './refuse.ts'

/**
 * How many milliseconds a refused request is delayed, so that clients that retry at once do so seldom; and how many may
 * wait at once.
 */
const waitMs = 1000
const mostWaiting = 200
const waiting = createBulkhead(mostWaiting)

/** Never sent to a page, or made anew with every one. */
const notKept = /password|pin$|credential|captcha/i

/** The form that this request posts, so that its page can send it again; null for any other request. */
async function refusedForm({ req }: Context<AppEnv>): Promise<RefusedForm | null> {
  const isForm = (req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  const body = req.method === 'POST' && isForm ? await readLimited(req.raw.body, maxBodyBytes) : null
  if (body === null) return null
  const fields = sentFields(body).filter(([name]) => !notKept.test(name))
  const { pathname, search } = new URL(pageAddress(req.raw))
  return { action: pathname + search, fields }
}

/**
 * 429 (API429): come again after so many seconds. The page of a form sends it again, with all that was typed but
 * secrets.
 */
export async function tooManyRequests(c: Context<AppEnv>, seconds: number): Promise<Response> {
  const edges = c.get('edges')
  const now = edges.now()
  const place = waiting.enter('checkout', now, now + 2 * waitMs)
  if (place) {
    await edges.wait(waitMs)
    place.leave()
  }
  return refuse(c, 'API429', seconds, await refusedForm(c))
}
