import { phone } from '../validation/phone.ts'
import type { Rule, Rules } from '../validation/rule.ts'
import { maxLength, name, oneOf, plainText, required } from '../validation/text.ts'
import { type AddressField, addressFields, addressForm } from './address-form.ts'
import { postalCode } from './postal-code.ts'
import { provinceCodes } from './province-codes.ts'

/** The longest that the contract of an address takes. */
export const addressLengths: Readonly<Record<AddressField, number>> = {
  firstName: 60,
  lastName: 60,
  addressLine1: 120,
  addressLine2: 120,
  city: 80,
  province: 60,
  postalCode: 20,
  phone: 30,
}

/**
 * What an address of `country` has to keep to, by field. `phone` is read with the field `phoneCode` beside it. That a parcel can't go to a PO
 * box or a postal code lies in another state is the platform's to say (SHP500, CHK380).
 */
export function addressRules(country: string): Rules<AddressField> {
  const form = addressForm(country)
  const own: Readonly<Record<AddressField, readonly Rule[]>> = {
    firstName: [name],
    lastName: [name],
    addressLine1: [plainText],
    addressLine2: [plainText],
    city: [plainText],
    province: provinceCodes[country] ? [oneOf(provinceCodes[country])] : [plainText],
    postalCode: [postalCode(country)],
    phone: [phone(country)],
  }
  const rules = addressFields.map((field): [AddressField, readonly Rule[]] => [
    field,
    [...(form.required.includes(field) ? [required] : []), maxLength(addressLengths[field]), ...own[field]],
  ])
  return Object.fromEntries(rules) as Record<AddressField, readonly Rule[]>
}
