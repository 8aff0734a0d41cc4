import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../app-env.ts'
import { answerParam, withoutOutcomes } from '../../http/forms/form-target.ts'
import { asPerson, isSignedOut } from '../account/as-person.ts'
import { errorPage } from '../errors/error-page.tsx'
import type { RouteAnswer } from '../pages.ts'
import { isPartOnly } from './asked-part.ts'
import { drawAnswer } from './form-answer.ts'
import { forgetAnswer, pageOfForm, readAnswer } from './kept-answer.ts'
import { respond } from './respond.ts'

type C = Context<AppEnv>

/** Shows the answer to a form at its address, and leads to the form's own where it is no more. */
export const answerAddress = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'POST') {
    const page = pageOfForm(c)
    await next()
    if (page?.searchParams.has(answerParam) && isDone(c.res, page)) await forgetIfAnswered(c, page)
    return
  }
  const { url, newVisitor } = c.get('context')
  if (!url.searchParams.has(answerParam) || c.req.method !== 'GET' || isPartOnly(c)) return next()
  const answer = await draw(c, url)
  if (answer !== null && 'redirect' in answer) return leadTo(c, answer.redirect)
  if (answer !== null) return respond(c, { ...answer, status: 200, noStore: true }, 'form')
  // A browser that keeps no cookies can't send a form either, and has to hear of it.
  if (newVisitor && c.req.header('sec-fetch-site') === 'same-origin') return errorPage(c, 403)
  const { pathname, search } = withoutOutcomes(url)
  return leadTo(c, pathname + search)
})

const leadTo = (c: C, location: string): Response =>
  c.body(null, 302, { location, 'cache-control': 'private, no-store' })

async function draw(c: C, url: URL): Promise<RouteAnswer> {
  const kept = await readAnswer(c, url)
  if (!kept || !(await isStillSignedIn(c))) return null
  const { captchas, onChallenged } = c.get('context')
  await Promise.all(kept.asked.map(captchas.ask))
  if (kept.isChallenged) onChallenged()
  return drawAnswer(c, kept)
}

/** An account's entries are nobody's to read once its session has ended elsewhere. */
async function isStillSignedIn(c: C): Promise<boolean> {
  if (!c.get('context').session?.person) return true
  const person = await asPerson(c, (call) => call('consumer.get', {}))
  return person.ok || !isSignedOut(person.failure)
}

/**
 * The wish is fulfilled, so its refusal is over: gone back to, the form would be sent once more. A form that leads back
 * to its own page leads to what it is now.
 */
async function forgetIfAnswered(c: C, page: URL): Promise<void> {
  const kept = await readAnswer(c, page)
  if (kept?.target !== c.req.path) return
  await forgetAnswer(c, page)
  const next = nextOf(c.res, page)
  if (!next?.searchParams.has(answerParam)) return
  next.searchParams.delete(answerParam)
  c.res.headers.set('location', next.pathname + next.search + next.hash)
}

/** A refusal has an address of its own. */
const isDone = (response: Response, page: URL): boolean => {
  const answer = nextOf(response, page)?.searchParams.get(answerParam) ?? null
  return response.status < 400 && (answer === null || answer === page.searchParams.get(answerParam))
}

function nextOf({ headers }: Response, page: URL): URL | null {
  const location = headers.get('location')
  return location === null ? null : new URL(location, page)
}
