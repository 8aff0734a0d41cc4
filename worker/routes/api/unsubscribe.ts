import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { maxBodyBytes, readAnyonesForm, readLimited, refusalStatus } from '../../http/forms/forms.ts'
import { errorPage } from '../errors/error-page.tsx'
import { type Unsubscribing, unsubscribePage } from '../newsletter/unsubscribe-route.tsx'
import { formAnswer } from '../page-answer/form-answer.ts'

const noStore = { 'cache-control': 'private, no-store' }

const answerUnsubscribe = formAnswer('unsubscribe', (c, step: Unsubscribing) => unsubscribePage(c.get('context'), step))

/** The button on the page of a message's link. Its token says what ends; nobody has to be signed in. */
export const unsubscribeApi = new Hono<AppEnv>().post('/unsubscribe', async (c) => {
  const context = c.get('context')
  const read = await readAnyonesForm(c, context)
  if (!read.ok) return errorPage(c, refusalStatus(read.failure))
  const ended = await end(c, read.value['token'] ?? '', false)
  if (ended.ok) return c.body(null, 303, { location: `/${context.locale}/unsubscribe?done=yes`, ...noStore })
  return answerUnsubscribe(c, { step: ended.failure.code === 'AUT402' ? 'broken' : 'failed' })
})

/**
 * A mail program posts to the address of the header `List-Unsubscribe` when its user presses "Unsubscribe" (RFC 8058):
 * without cookies, from anywhere, as a form of either kind with one field. The token in the address is the only proof.
 */
export async function unsubscribeByMailProgram(c: Context<AppEnv>): Promise<Response> {
  const body = await readLimited(c.req.raw.body, maxBodyBytes)
  if (body === null) return errorPage(c, 413)
  if (!/List-Unsubscribe\b[\s\S]*One-Click/.test(body)) return errorPage(c, 400)
  const ended = await end(c, c.get('context').url.searchParams.get('token') ?? '', true)
  if (ended.ok) return c.body(null, 204, noStore)
  return errorPage(c, ended.failure.code === 'AUT402' ? 400 : 503)
}

const end = (c: Context<AppEnv>, token: string, byMailProgram: boolean) =>
  c.get('context').call('consumer.unsubscribe', { body: { token: token.slice(0, 1000), byMailProgram } })
