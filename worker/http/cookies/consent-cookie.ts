import type { Context } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { consentCookie } from '../../../shared/consent.ts'
import type { AppEnv } from '../../app-env.ts'
import { isSpeculative } from '../../context/page-view.ts'
import type { RequestContext } from '../../context/request-context.ts'

/**
 * A yes that ended by itself, with its time or its words or by Global Privacy Control, takes along what it allowed as a
 * no does: here, at the account, and on the page by `forget`. The question is asked again.
 */
export function forgetEndedConsent(c: Context<AppEnv>, context: RequestContext): void {
  if (!isConsentEnding(c, context)) return
  deleteCookie(c, consentCookie, { path: '/', secure: context.url.protocol === 'https:' })
  const { events, people } = c.get('services')
  if (!context.consent.allowed.has('performance')) context.background(events.forget(context.visitorId))
  if (!context.mayTarget) people.noteExperiments(context, context.session, null)
}

/** Only a page that is opened forgets: a part, or a page fetched ahead, has no script of its own that runs. */
export function isConsentEnding(c: Context, { consent }: Pick<RequestContext, 'consent'>): boolean {
  const isOpened = c.req.header('sec-fetch-dest') !== 'empty' && !isSpeculative((name) => c.req.header(name))
  return consent.isOver && isOpened
}
