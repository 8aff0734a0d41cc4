import { z } from 'zod'
import { enrollmentStates } from '../../../shared/enrollment/enrollment.ts'
import { FilledIn } from '../../pages/checkout/checkout-props.ts'

/** A step of enrollment (shared/enrollment), on a page of its own or in a dialog over another page. */
export const EnrollmentProps = FilledIn.omit({ address: true }).extend({
  /** A forgotten password has a page of its own. */
  step: z.enum([...enrollmentStates, 'signed-in']).exclude(['forgot-password']),
  dialog: z.boolean(),
  /** Of the numbers that the step asks for; empty if it asks for none. */
  dialCodes: z.array(z.object({ value: z.string(), label: z.string() })).readonly(),
})
