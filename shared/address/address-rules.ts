import { phone } from '../validation/phone.ts'
import type { Rule, Rules } from '../validation/rule.ts'
import { maxLength, name, oneOf, plainText, required } from '../validation/text.ts'
import { type AddressField, addressFields, addressForm } from './address-form.ts'
import { postalCode } from './postal-code.ts'

/** Maximum lengths, as in the contract of an address. */
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
 * Validation rules of an address in `country`, by field. `phone` is read together with `phoneCode`. PO boxes and postal
 * codes of another state are checked by the platform (SHP500, CHK380). `provinces`: the valid codes, for countries that
 * have provinces (`provinceCodes`).
 */
export function addressRules(country: string, provinces: readonly string[] | undefined): Rules<AddressField> {
  const form = addressForm(country)
  const formatRules: Readonly<Record<AddressField, readonly Rule[]>> = {
    firstName: [name],
    lastName: [name],
    addressLine1: [plainText],
    addressLine2: [plainText],
    city: [plainText],
    province: provinces?.length ? [oneOf(provinces)] : [plainText],
    postalCode: [postalCode(country)],
    phone: [phone(country)],
  }
  const rules = addressFields.map((field): [AddressField, readonly Rule[]] => [
    field,
    [...(form.required.includes(field) ? [required] : []), maxLength(addressLengths[field]), ...formatRules[field]],
  ])
  return Object.fromEntries(rules) as Record<AddressField, readonly Rule[]>
}
