import type { MessageKey } from '../i18n/messages/en.ts'

export const addressFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'phone',
] as const
export type AddressField = (typeof addressFields)[number]

/** The address format of a country: its fields in order, and which are required. */
export type AddressForm = {
  /** Fields of one row are shown side by side on wide screens. */
  readonly rows: readonly (readonly AddressField[])[]
  readonly required: readonly AddressField[]
  readonly labels: Readonly<Record<AddressField, MessageKey>>
}

const labels: AddressForm['labels'] = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  addressLine1: 'form.addressLine1',
  addressLine2: 'form.addressLine2',
  city: 'form.city',
  province: 'form.province',
  postalCode: 'form.postalCode',
  phone: 'form.phone',
}

function form(
  localityRows: readonly (readonly AddressField[])[],
  overrides: Partial<AddressForm['labels']> = {},
): AddressForm {
  const rows = [['firstName', 'lastName'], ['addressLine1'], ['addressLine2'], ...localityRows, ['phone']] as const
  return {
    rows,
    required: rows.flat().filter((field) => field !== 'addressLine2'),
    labels: { ...labels, ...overrides },
  }
}

const withProvince = form([['postalCode', 'city'], ['province']])

const forms: Readonly<Record<string, AddressForm>> = {
  US: form([['city'], ['province', 'postalCode']], { province: 'form.state', postalCode: 'form.zip' }),
  CA: form([['city'], ['province', 'postalCode']]),
  GB: form([['city', 'postalCode']], { city: 'form.town', postalCode: 'form.postcode' }),
  ES: withProvince,
  IT: withProvince,
}

/** Germany, France and most of Europe; also the default for unknown countries. */
const generic = form([['postalCode', 'city']])

export const addressForm = (country: string): AddressForm => forms[country] ?? generic

/** Autocomplete tokens of the HTML standard, used after `shipping` or `billing`. */
export const autocompleteTokens: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  province: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel-national',
}
