import { href } from '../../../shared/routes.ts'
import { type FormOutcome, withOutcome } from '../../http/forms/form-outcome.ts'
import type { CallFailure } from '../../services/result.ts'
import { errorPage } from '../errors/error-page.tsx'
import { type C, seeOther } from './checkout-answers.ts'

/** Back to the page, which says what was done. */
export const done = (c: C, path: string, outcome: FormOutcome): Response => seeOther(c, withOutcome(path, outcome))

/**
 * A form without anything typed that was refused: the page of what its order or address no longer is. Who is signed out
 * by now gets the sign-in instead (api/sign-in-again.ts).
 */
export const refused = (c: C, failure: CallFailure): Promise<Response> =>
  errorPage(c, failure.status >= 500 ? 503 : 400)

export const orderPath = (c: C, orderNumber: string): string =>
  href.accountSection(c.get('context').locale, 'orders', orderNumber)
