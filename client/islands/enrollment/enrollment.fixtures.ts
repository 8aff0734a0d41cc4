import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import { captchaField } from '../../pages/form/captcha-field.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const lookup: IslandPropsOf<'enrollment'> = {
  step: 'lookup',
  dialog: false,
  form: { csrf: 'token', returnTo: '/en-us/account' },
  values: {},
  fields: [{ name: 'email', label: 'Email' }],
  answer: { texts: {} },
  templates: fieldTemplates('en-us'),
  dialCodes: [],
}
const signIn: IslandPropsOf<'enrollment'> = {
  ...lookup,
  step: 'sign-in',
  values: { email: 'mara@kerb.example' },
  fields: [
    { name: 'email', label: 'Email' },
    { name: 'password', label: 'Password' },
  ],
}
const captcha = {
  targets: ['session/sign-in'],
  challenge: 'challenge',
  bits: 0,
  question: 'Which of these do you wear on your feet?',
  choices: [
    { value: 'boot', label: 'Boot' },
    { value: 'apple', label: 'Apple' },
  ],
  working: 'Checking',
  done: 'Checked',
}
const signUp: IslandPropsOf<'enrollment'> = {
  ...lookup,
  step: 'sign-up',
  fields: [
    { name: 'email', label: 'Email' },
    { name: 'newPassword', label: 'Password' },
    { name: 'firstName', label: 'First name' },
    { name: 'lastName', label: 'Last name' },
    { name: 'birthDate', label: 'Date of birth' },
    { name: 'postalCode', label: 'ZIP code' },
    { name: 'phone', label: 'Phone' },
    { name: 'loyalty', label: 'Join' },
  ],
  dialCodes: [{ value: '1', label: '+1' }],
}

export const fixtures = {
  lookup: { props: lookup },
  'sign in': { props: signIn },
  'sign in with a captcha': {
    props: signIn,
    slot: captchaField([captcha], 'session/sign-in'),
  },
  'sign in in a dialog': { props: { ...signIn, dialog: true } },
  'sign up': { props: signUp },
  'sign up that was refused': { props: { ...signUp, answer: { texts: { email: 'That email is in use.' } } } },
  'becoming a member': { props: { ...lookup, step: 'non-loyalty' as const, fields: [] } },
  interests: { props: { ...lookup, step: 'interests' as const, fields: [], values: { 'interest.running': 'on' } } },
  'signed in': { props: { ...lookup, step: 'signed-in' as const, dialog: true, fields: [] } },
  'of an associate': { props: { ...lookup, step: 'associate' as const, dialog: true, fields: [] } },
  welcome: { props: { ...lookup, step: 'welcome' as const, fields: [] } },
} as const satisfies Fixtures<'enrollment'>
