import type { Site } from '../i18n/locales.ts'
import { date, dateFormatOf, dateFormatShown } from './date.ts'
import { newPassword, passwordLength } from './password.ts'
import { phone } from './phone.ts'
import type { Rule, Rules } from './rule.ts'
import { accepted, email, maxLength, name, plainText, required, sameAs } from './text.ts'

type FormSite = Pick<Site, 'country' | 'language'>

/** Everything may be left out. Only the service knows whether somebody is too young, or a number is taken. */
export const profileRules = ({
  country,
  language,
}: FormSite): Rules<'firstName' | 'lastName' | 'phone' | 'postalCode' | 'birthDate'> => ({
  firstName: [maxLength(60), name],
  lastName: [maxLength(60), name],
  phone: [maxLength(30), phone(country)],
  // Any country: a person may live in another one than they shop in.
  postalCode: [maxLength(20), plainText],
  birthDate: [date(dateFormatOf(country), dateFormatShown({ country, language }))],
})

/** Text messages go to a number, and not before their terms are accepted. */
export const smsRules = (country: string): Rules<'phone' | 'terms'> => ({
  phone: [required, phone(country)],
  terms: [accepted],
})

/** The passwords that a form asks for, by field name. Whether one was used before is the service's to say. */
export const passwordRules: Rules<PasswordField> = {
  currentPassword: [required, passwordLength],
  newPassword: [required, newPassword],
  confirmPassword: [required, sameAs('newPassword')],
}
export type PasswordField = 'currentPassword' | 'newPassword' | 'confirmPassword'

/** A member needs a date of birth. */
const requiredOfMember: Rule = (value, values) => (values['loyalty'] ? required(value, values) : null)

/** The steps of enrollment, by field name. A form without one of the fields isn't held to its rules. */
export function enrollmentRules(site: FormSite) {
  const { firstName, lastName, phone: phoneNumber, postalCode, birthDate } = profileRules(site)
  const emailRules = { email: [required, email] }
  return {
    lookup: emailRules,
    'sign-in': { ...emailRules, password: [required, passwordLength] },
    'sign-up': {
      ...emailRules,
      newPassword: [required, newPassword],
      firstName: [required, ...firstName],
      lastName: [required, ...lastName],
      birthDate: [requiredOfMember, ...birthDate],
      postalCode,
      phone: phoneNumber,
    },
    'non-loyalty': { birthDate: [required, ...birthDate] },
    mobile: { phone: [required, phone(site.country)] },
    profile: { firstName, lastName, postalCode, birthDate },
    interests: {},
  } satisfies Readonly<Record<string, Rules>>
}

export const forgotPasswordRules: Rules<'forgotEmail'> = { forgotEmail: [required, email] }
