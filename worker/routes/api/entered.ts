import { href } from '../../../shared/routes.ts'
import { joinExperiments } from '../../http/cookies/experiment-cookie.ts'
import { favoritesCookie, keepFavorites } from '../../http/cookies/favorites-cookie.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { withOutcome } from '../../http/forms/form-outcome.ts'
import { favoritesOf } from '../../services/favorites-summary.ts'
import type { SignInAnswer } from '../../services/people.ts'
import type { Session } from '../../services/session.ts'
import { type C, seeOther } from './checkout-answers.ts'

/**
 * The browser is somebody's from here on. The path to go on to: `back`, which says what happened to the cart, after the
 * terms that an employee has to accept first.
 */
export async function entered(c: C, { session, cart, experiments }: SignInAnswer, back: string): Promise<string> {
  const context = c.get('context')
  await setSession(c, context, session)
  await setVisitorCookie(c, context)
  if (context.mayTarget) await joinExperiments(c, session, experiments)
  await learnFavorites(c, session)
  const needsTerms = session.person?.employeeTermsAccepted === false
  const next = needsTerms ? href.employeeTerms(context.locale, { returnTo: back }) : back
  return withOutcome(next, cart && `cart-${cart}`)
}

/** Somebody has just signed in, and continues where they were. */
export async function welcome(c: C, answer: SignInAnswer, returnTo: string | undefined): Promise<Response> {
  return seeOther(c, await entered(c, answer, returnTo ?? href.account(c.get('context').locale)))
}

/** The list is the person's from here on, with what the guest had (spec 1 §4 "Login"). */
async function learnFavorites(c: C, session: Session): Promise<void> {
  const context = c.get('context')
  const favorites = context.features.has('allowFavorites') ? favoritesOf(null, session) : null
  const list =
    favorites && (await c.get('services').favorites.page({ ...context, session, favorites }, { start: 0, count: 1 }))
  if (list?.ok) await keepFavorites(c, list.value.session, list.value.favorites)
  else favoritesCookie.clear(c, context)
}
