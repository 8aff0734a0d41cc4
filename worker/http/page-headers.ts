import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { RequestContext } from '../context/request-context.ts'
import { type Session, sessionLifetimeSeconds } from '../services/session.ts'
import { cookieNames } from './cookie-names.ts'
import { seal } from './cookies.ts'

const yearSeconds = 365 * 86_400

const cookieOptions = (context: RequestContext) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: context.url.protocol === 'https:' }) as const

/** First visit only: the id that forms' tokens are bound to and, later, experiments are bucketed by. */
export async function setVisitorCookie(c: Context, context: RequestContext): Promise<void> {
  if (!context.newVisitor) return
  const name = cookieNames(context.url.protocol === 'https:').visitor
  setCookie(c, name, await seal(context.config.SESSION_SECRET, 'visitor', context.visitorId), {
    ...cookieOptions(context),
    maxAge: yearSeconds,
  })
}

/** Null forgets who it was. */
export async function setSessionCookie(c: Context, context: RequestContext, session: Session | null): Promise<void> {
  const name = cookieNames(context.url.protocol === 'https:').session
  if (session === null) return setCookie(c, name, '', { ...cookieOptions(context), maxAge: 0 })
  setCookie(c, name, await seal(context.config.SESSION_SECRET, 'session', session), {
    ...cookieOptions(context),
    maxAge: sessionLifetimeSeconds,
  })
}

/** Remembers the shop front last looked at, for links that name none. */
export function setLocaleCookie(c: Context, context: RequestContext): void {
  const name = cookieNames(context.url.protocol === 'https:').locale
  if (getCookie(c, name) === context.locale) return
  setCookie(c, name, context.locale, { ...cookieOptions(context), maxAge: yearSeconds })
}
