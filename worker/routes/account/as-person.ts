import type { Context } from 'hono'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import type { Call } from '../../services/call.ts'
import { type CallFailure, isAbsent, type Result } from '../../services/result.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import type { Redirect, RouteAnswer } from '../pages.ts'

type C = Context<AppEnv>

/** Calls on behalf of the signed-in person; the browser gets the session as the calls leave it. */
export async function asPerson<T>(c: C, work: (call: Call) => Promise<Result<T>>): Promise<Result<T>> {
  const context = c.get('context')
  const { session, result } = await c.get('services').people.asPerson(context, work)
  if (session) await setSession(c, context, session)
  c.get('timing').mark('data')
  if (!result.ok && isSignedOut(result.failure)) c.set('personEnded', true)
  return result
}

/** As the person who is signed in; as a guest where nobody is, or once that session has ended elsewhere. */
export async function asWhoeverItIs<T>(c: C, ask: (call: Call) => Promise<Result<T>>): Promise<Result<T>> {
  const context = c.get('context')
  const answer = context.session?.person ? await asPerson(c, ask) : null
  return answer && (answer.ok || !isSignedOut(answer.failure)) ? answer : ask(context.call)
}

/** Nobody is signed in, or no longer. */
export const isSignedOut = ({ code }: Pick<CallFailure, 'code'>): boolean => code === 'AUT432'

/** Redirects to the sign-in form, which returns to `path`. */
export const signInPath = ({ locale }: Pick<RequestContext, 'locale'>, path: string): string =>
  href.account(locale, { returnTo: path })

/** For the person whose session has just turned out to have ended: an associate's door is the store's. */
export const signInAgainPath = (context: Pick<RequestContext, 'locale' | 'session'>, path: string): string =>
  context.session?.person?.associate
    ? href.associateLogin(context.locale, { returnTo: path })
    : signInPath(context, path)

export const signInFirst = (context: RequestContext): Redirect => ({
  redirect: signInAgainPath(context, context.url.pathname + context.url.search),
  status: 302,
})

/** The response of an account page whose data can't be loaded. */
export function withoutData(c: C, failure: CallFailure): RouteAnswer {
  if (isSignedOut(failure)) return signInFirst(c.get('context'))
  return isAbsent(failure) ? null : loadErrorPage(c, 503)
}
