import { z } from 'zod'
import { enrollmentStates } from '../../../shared/enrollment/enrollment.ts'
import { FilledIn } from '../../pages/checkout/checkout-props.ts'
import type { IslandContract } from '../island-contract.ts'

/** A step of enrollment (shared/enrollment), on a page of its own or in a dialog over another page. */
const EnrollmentProps = FilledIn.omit({ address: true }).extend({
  /** A forgotten password has a page of its own. */
  step: z.enum([...enrollmentStates, 'signed-in']).exclude(['forgot-password']),
  dialog: z.boolean(),
  /** Names of the numbers that the step asks for; empty if it asks for none. */
  dialCodes: z.array(z.object({ value: z.string(), label: z.string() })).readonly(),
})

export const enrollment = {
  props: EnrollmentProps,
  messages: [
    'account.interest.court',
    'account.interest.cycling',
    'account.interest.everyday',
    'account.interest.outdoors',
    'account.interest.running',
    'account.interest.walking',
    'account.birthDate',
    'account.birthDateHint',
    'account.interestsLead',
    'checkout.newsletter',
    'checkout.offline',
    'enrollment.continue',
    'enrollment.haveAccount',
    'enrollment.interestsTitle',
    'enrollment.lookupLead',
    'enrollment.lookupTitle',
    'enrollment.loyalty',
    'enrollment.mobileLead',
    'enrollment.mobileTitle',
    'enrollment.noAccount',
    'enrollment.nonLoyaltyLead',
    'enrollment.nonLoyaltySubmit',
    'enrollment.nonLoyaltyTitle',
    'enrollment.otherEmail',
    'enrollment.profileLead',
    'enrollment.profileTitle',
    'enrollment.signInLead',
    'enrollment.signUpLead',
    'enrollment.signUpSubmit',
    'enrollment.signUpTitle',
    'enrollment.signedInLead',
    'enrollment.signedInTitle',
    'enrollment.skip',
    'enrollment.successLead',
    'enrollment.successTitle',
    'enrollment.welcomeLead',
    'enrollment.welcomeSubmit',
    'enrollment.welcomeTitle',
    'form.dialCode',
    'form.faults',
    'form.firstName',
    'form.lastName',
    'form.phone',
    'form.postalCode',
    'form.postcode',
    'form.required',
    'form.zip',
    'password.forgot',
    'password.met',
    'people.email',
    'people.password',
    'people.submit',
    'people.termsRead',
    'people.title',
  ],
} as const satisfies IslandContract
