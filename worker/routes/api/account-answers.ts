import { href } from '../../../shared/routes.ts'
import { type FormOutcome, withOutcome } from '../../http/forms/form-outcome.ts'
import type { CallFailure } from '../../services/result.ts'
import { isSignedOut, signInPath } from '../account/as-person.ts'
import { errorPage } from '../errors/error-page.tsx'
import { type C, seeOther } from './checkout-answers.ts'

/** Back to the page, which says what was done. */
export const done = (c: C, path: string, outcome: FormOutcome): Response => seeOther(c, withOutcome(path, outcome))

/**
 * A form without anything typed that was refused: the sign-in for somebody who is signed out by now, else the page of
 * what its order or address no longer is.
 */
export function refused(c: C, failure: CallFailure, path: string): Response | Promise<Response> {
  if (isSignedOut(failure)) return seeOther(c, signInPath(c.get('context'), path))
  return errorPage(c, failure.status >= 500 ? 503 : 400)
}

export const orderPath = (c: C, orderNumber: string): string =>
  href.accountSection(c.get('context').locale, 'orders', orderNumber)
