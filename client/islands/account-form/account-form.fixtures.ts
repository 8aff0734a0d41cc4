import { sites } from '../../../shared/i18n/locales.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import { addressChoices } from '../../pages/form/address-choices.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const filledIn = {
  form: { csrf: 'token', returnTo: '/en-us/account/profile' },
  answer: { texts: {} },
  templates: fieldTemplates('en-us'),
  address: addressChoices(sites['en-us']),
}

const profile: IslandPropsOf<'account-form'> = {
  ...filledIn,
  kind: 'profile',
  values: { firstName: 'Mara', phone: '+12125550144', birthDate: '05/17/1991' },
  fields: [
    { name: 'firstName', label: 'First name' },
    { name: 'birthDate', label: 'Date of birth' },
  ],
  genders: [{ value: 'female', label: 'Woman' }],
  shoeSizes: [{ value: '265 women us', label: 'US women 10.5' }],
  shoeWidths: [{ value: 'standard', label: 'Standard' }],
}

const address: IslandPropsOf<'account-form'> = {
  ...filledIn,
  kind: 'address',
  values: { 'address.firstName': 'Mara', 'address.city': 'New York' },
  fields: [
    { name: 'address.lastName', label: 'Last name' },
    { name: 'address.postalCode', label: 'ZIP code' },
  ],
  addressId: null,
  isMain: false,
}

const card: IslandPropsOf<'account-form'> = {
  ...filledIn,
  kind: 'card',
  values: {},
  fields: [],
  card: { url: 'about:blank', origin: 'https://pay.example' },
}

const { address: _, ...withoutAddress } = filledIn

const password: IslandPropsOf<'account-form'> = {
  ...withoutAddress,
  kind: 'password',
  values: {},
  fields: [
    { name: 'currentPassword', label: 'Current password' },
    { name: 'newPassword', label: 'New password' },
    { name: 'confirmPassword', label: 'New password again' },
  ],
  asks: ['currentPassword', 'newPassword', 'confirmPassword'],
  to: 'account/password',
  submit: 'Change password',
  email: 'mara@kerb.example',
  about: null,
  passkeys: [],
}

const forgotPassword: IslandPropsOf<'account-form'> = {
  ...withoutAddress,
  kind: 'forgot-password',
  values: { forgotEmail: '' },
  fields: [{ name: 'forgotEmail', label: 'Email' }],
}

export const fixtures = {
  card: { props: card },
  profile: { props: profile },
  'profile that was refused': {
    props: { ...profile, answer: { texts: { birthDate: 'Check your date of birth.' } } },
  },
  'new address': { props: address },
  password: { props: password },
  'password that was refused': {
    props: { ...password, answer: { texts: { currentPassword: 'That is not your current password.' } } },
  },
  'password with passkeys': {
    props: {
      ...password,
      passkeys: [
        { id: 'k1', name: 'Mara’s laptop', added: 'Added Nov 2, 2026', kept: true },
        { id: 'k2', name: 'An old phone with a long name', added: 'Added Mar 12, 2025', kept: false },
      ],
    },
  },
  'forgotten password': { props: forgotPassword },
  'main address': { props: { ...address, addressId: 'A1', isMain: true } },
} as const satisfies Fixtures<'account-form'>
