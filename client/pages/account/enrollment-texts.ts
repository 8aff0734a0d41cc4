import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import type { IslandPropsOf } from '../../islands/contracts.ts'
import type { PageContext } from '../page-context.ts'

type Step = IslandPropsOf<'enrollment'>['step']
export type NoticeStep = Extract<Step, 'signed-in' | 'associate' | 'welcome' | 'success'>
export type FormStep = Exclude<Step, NoticeStep>
type T = PageContext['t']

const headings = {
  lookup: ['enrollment.lookupTitle', 'enrollment.lookupLead'],
  'sign-in': ['people.title', 'enrollment.signInLead'],
  'sign-up': ['enrollment.signUpTitle', 'enrollment.signUpLead'],
  'signed-in': ['enrollment.signedInTitle', 'enrollment.signedInLead'],
  associate: ['enrollment.associateTitle', 'enrollment.associateLead'],
  'non-loyalty': ['enrollment.nonLoyaltyTitle', 'enrollment.nonLoyaltyLead'],
  welcome: ['enrollment.welcomeTitle', 'enrollment.welcomeLead'],
  mobile: ['enrollment.mobileTitle', 'enrollment.mobileLead'],
  profile: ['enrollment.profileTitle', 'enrollment.profileLead'],
  interests: ['enrollment.interestsTitle', 'account.interestsLead'],
  success: ['enrollment.successTitle', 'enrollment.successLead'],
} as const satisfies Readonly<Record<Step, readonly [MessageKey, MessageKey]>>

export function headingOf(t: T, step: Step) {
  const [title, lead] = headings[step]
  return { title: t(title), lead: t(lead) }
}

const submits = {
  lookup: 'enrollment.continue',
  'sign-in': 'people.submit',
  'sign-up': 'enrollment.signUpSubmit',
  'non-loyalty': 'enrollment.nonLoyaltySubmit',
  mobile: 'enrollment.continue',
  profile: 'enrollment.continue',
  interests: 'enrollment.continue',
} as const satisfies Readonly<Record<FormStep, MessageKey>>

export const submitOf = (t: T, step: FormStep): string => t(submits[step])
