import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { SignInFault } from '../account/sign-in-route.tsx'
import { type EnrollmentInput, enrollmentPage } from './enrollment-page.tsx'

type Refused = Pick<EnrollmentInput, 'dialog' | 'returnTo'> & { readonly email: string }

/** The sign-in of enrollment after a refusal. */
export function signInStep(context: RequestContext, { email, ...where }: Refused, refused: SignInFault | null): Page {
  const { fault, faults = {}, down } = refused ?? {}
  const texts = Object.fromEntries(Object.entries(faults).flatMap(([name, text]) => (text ? [[name, text]] : [])))
  return enrollmentPage(context, {
    ...where,
    step: 'sign-in',
    values: { email },
    answer: { texts, ...(fault !== undefined && { fault }) },
    status: down ? 503 : 400,
  })
}
