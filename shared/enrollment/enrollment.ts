/**
 * Becoming a shopper with an account (spec 1 §4 "Enrollment flow"), from an email address to a complete profile. Pages
 * and dialogs ask which state comes next and decide nothing themselves.
 */
export const enrollmentStates = [
  'lookup',
  'sign-in',
  'sign-up',
  'forgot-password',
  'non-loyalty',
  'welcome',
  'mobile',
  'profile',
  'interests',
  'success',
] as const
export type EnrollmentState = (typeof enrollmentStates)[number]

export const enrollmentEvents = [
  /** There is an account for the email, or there is none. */
  'known',
  'unknown',
  'change-email',
  'forgot',
  /** The link for a new password is on its way. */
  'mailed',
  'signed-in',
  'signed-up',
  /** Became a loyalty member. */
  'joined',
  'saved',
  'skipped',
  'signed-out',
] as const
export type EnrollmentEvent = (typeof enrollmentEvents)[number]

/** As much of a profile as the flow depends on (spec 1 §3 "Consumer profile"). */
export type EnrollmentDetails = {
  readonly email: string | null
  readonly phone: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly postalCode: string | null
  readonly birthDate: string | null
}
export type Enrollee = { readonly consumerDetails: EnrollmentDetails; readonly isLoyaltyMember: boolean }

const completing = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const

/** Spec 1 §4: "an email exists but any of phone, first name, last name, postal code or birth date is missing". */
export const isPartiallyEnrolled = (details: EnrollmentDetails): boolean =>
  Boolean(details.email) && completing.some((field) => !details[field])

/** Where the flow begins; null is nobody signed in. */
export function initialEnrollment(person: Enrollee | null): EnrollmentState {
  if (!person) return 'lookup'
  return person.consumerDetails.phone ? 'profile' : 'mobile'
}

type Next = EnrollmentState | ((person: Enrollee | null) => EnrollmentState)

/** The steps of a complete profile can be left one by one without an answer. */
const then = (next: Next): Partial<Record<EnrollmentEvent, Next>> => ({ saved: next, skipped: next })

const afterSignIn = (person: Enrollee | null): EnrollmentState => {
  if (person && !person.isLoyaltyMember) return 'non-loyalty'
  return person && isPartiallyEnrolled(person.consumerDetails) ? initialEnrollment(person) : 'success'
}

const steps: Readonly<Record<EnrollmentState, Partial<Record<EnrollmentEvent, Next>>>> = {
  lookup: { known: 'sign-in', unknown: 'sign-up' },
  'sign-in': { unknown: 'sign-up', 'change-email': 'lookup', forgot: 'forgot-password', 'signed-in': afterSignIn },
  'sign-up': { known: 'sign-in', 'change-email': 'lookup', 'signed-up': 'welcome' },
  'forgot-password': { known: 'sign-in', mailed: 'sign-in', 'change-email': 'lookup' },
  'non-loyalty': { joined: 'welcome', skipped: initialEnrollment },
  welcome: then(initialEnrollment),
  mobile: then('profile'),
  profile: then('interests'),
  interests: then('success'),
  success: {},
}

/** An event that a state doesn't expect, from an old page or a second tab, changes nothing. */
export function nextEnrollment(
  state: EnrollmentState,
  event: EnrollmentEvent,
  person: Enrollee | null,
): EnrollmentState {
  if (event === 'signed-out') return 'lookup'
  const next = steps[state][event] ?? state
  return typeof next === 'function' ? next(person) : next
}
