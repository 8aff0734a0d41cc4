import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../app-env.ts'
import { setPageCookies } from '../../http/cookies/page-headers.ts'
import { answerParam, withoutOutcomes } from '../../http/forms/form-target.ts'
import { inOnePiece } from '../../render/stream.ts'
import { errorPage } from '../errors/error-page.tsx'
import { isPartOnly } from './asked-part.ts'
import { endingWith } from './exposures.tsx'
import { type KeptAnswer, readAnswer } from './kept-answer.ts'
import { pageEnd } from './page-end.tsx'
import { sendText } from './respond.ts'
import { setPageHeaders } from './response-headers.ts'
import { visitorValues } from './visitor-values.ts'

/** Shows the answer to a form at its address, and leads to the form's own where it is no more. */
export const answerAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { url, newVisitor } = c.get('context')
  const id = url.searchParams.get(answerParam)
  if (id === null || c.req.method !== 'GET' || isPartOnly(c)) return next()
  const answer = await readAnswer(c, id)
  if (answer) return sendAnswer(c, answer)
  // A browser that keeps no cookies can't send a form either, and has to hear of it.
  if (newVisitor && c.req.header('sec-fetch-site') === 'same-origin') return errorPage(c, 403)
  const { pathname, search } = withoutOutcomes(url)
  return c.body(null, 302, { location: pathname + search, 'cache-control': 'private, no-store' })
})

async function sendAnswer(c: Context<AppEnv>, { text, head, way, paymentOrigin }: KeptAnswer): Promise<Response> {
  const { context, services, timing } = c.var
  await setPageCookies(c, context)
  const page = { status: 200, noStore: true, ...(paymentOrigin && { paymentOrigin }) } as const
  const pieces = endingWith(inOnePiece(text), () => pageEnd(c, way, 'bypass'))
  const answer = sendText(c, pieces, page.status, await visitorValues(context, services.favorites))
  setPageHeaders(answer, context, head, page, 'bypass;form')
  answer.headers.set('server-timing', timing.header())
  return answer
}
