import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { cookieRegister } from '../../../shared/browser-register.ts'
import type { AppEnv } from '../../app-env.ts'
import { isSpeculative } from '../../context/page-view.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { forgetEndedConsent } from './consent-cookie.ts'
import { lasting } from './cookie-attributes.ts'
import { cookieNames } from './cookie-names.ts'
import { settleExperimentCookie } from './experiment-cookie.ts'
import { forgetFoot } from './foot-cookie.ts'
import { requestCookie } from './request-cookie.ts'
import { visitorCookie } from './visitor-cookies.ts'

/** On a first visit, and when the visitor's experiment data has changed. */
export async function setVisitorCookie(c: Context<AppEnv>, context: RequestContext): Promise<void> {
  if (context.newVisitor) await visitorCookie.set(c, context, context.visitorId, 'session')
  await settleExperimentCookie(c, context)
}

/** Headers that go with every page. */
export async function setPageCookies(c: Context<AppEnv>, context: RequestContext): Promise<void> {
  await setVisitorCookie(c, context)
  setLocaleCookie(c, context)
  forgetEndedConsent(c, context)
  if (!context.consent.allowed.has('functional')) forgetFoot(c, context)
}

/** Remembers the last visited shop front, for links without one. A prefetched page doesn't count as visited. */
function setLocaleCookie(c: Context, context: RequestContext): void {
  const secure = context.url.protocol === 'https:'
  const name = cookieNames(secure).locale
  if (requestCookie(c, name) === context.locale || isSpeculative((header) => c.req.header(header))) return
  setCookie(c, name, context.locale, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    ...lasting(cookieRegister.locale.life),
  })
}
