import type { SignInFault } from '../account/sign-in-route.tsx'
import { formAnswer } from '../page-answer/form-answer.ts'
import { type EnrollmentInput, enrollmentPage } from './enrollment-page.tsx'

type Refused = Pick<EnrollmentInput, 'dialog' | 'returnTo'> & {
  readonly email: string
  readonly fault: SignInFault
}

/** The sign-in of enrollment after a refusal. */
export const answerSignInStep = formAnswer(
  'sign-in-step',
  (c, { email, dialog, returnTo, fault: refused }: Refused) => {
    const { fault, faults = {}, down } = refused
    const texts = Object.fromEntries(Object.entries(faults).flatMap(([name, text]) => (text ? [[name, text]] : [])))
    return enrollmentPage(c.get('context'), {
      dialog,
      returnTo,
      step: 'sign-in',
      values: { email },
      answer: { texts, ...(fault !== undefined && { fault }) },
      status: down ? 503 : 400,
    })
  },
)
