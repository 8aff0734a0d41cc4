import { type Failure, type Result, refuse, succeed } from '../../../backend/result.ts'
import { addressForm } from '../../../shared/address/address-form.ts'
import { addressRules } from '../../../shared/address/address-rules.ts'
import { isPoBox } from '../../../shared/address/po-box.ts'
import { normalPostalCode, postalCodeExample } from '../../../shared/address/postal-code.ts'
import { provinceCodes } from '../../../shared/address/province-codes.ts'
import { provinceCode } from '../../../shared/address/province-names.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { provincesOfPostalCode } from './postal-regions.ts'
import { spelled, spelledStreet } from './spelling.ts'

/** `suggestion` is the address as its country's post writes it; null where it is so already, or where we can't say. */
export type ValidatedAddress = { readonly isValidated: boolean; readonly suggestion: Address | null }

/**
 * Answer of `cart.validateShippingAddress`. CHK320: a field is missing or can't be right. CHK380: the postal code is
 * none of the country, or lies in another state or province. A PO box is a place, but no door: not validated, and
 * SHP500 once goods are to go there.
 */
export function validateAddress(address: Address): Result<ValidatedAddress> {
  const normal = normalAddress(address)
  const fault = addressFault(normal)
  if (fault) return fault
  const { isValidated: _, ...changed } = normal
  const { isValidated: __, ...given } = address
  const known = postalCodeExample(address.country) !== null && !isPoBox(normal)
  const same = JSON.stringify(sorted(changed)) === JSON.stringify(sorted(given))
  return succeed({ isValidated: known && same, suggestion: same ? null : { ...normal, isValidated: known } })
}

/** The first fault of several addresses; else whether all are valid, and the first suggestion. */
export function validateAddresses(addresses: readonly Address[]): Result<ValidatedAddress> {
  let all: ValidatedAddress = { isValidated: true, suggestion: null }
  for (const address of addresses) {
    const validated = validateAddress(address)
    if (!validated.ok) return validated
    const { isValidated, suggestion } = validated.value
    all = { isValidated: all.isValidated && isValidated, suggestion: all.suggestion ?? suggestion }
  }
  return succeed(all)
}

/** Phone and names are not looked at: they are no part of the place. */
function addressFault(address: Address): Failure | null {
  const {
    firstName: _,
    lastName: __,
    phone: ___,
    ...place
  } = addressRules(address.country, provinceCodes[address.country])
  const { addressLine1, addressLine2, city, province, postalCode } = address
  const faults = validate(place, { addressLine1, addressLine2, city, province, postalCode })
  const wrong = Object.keys(faults)
  if (wrong.length === 1 && faults.postalCode && postalCode.trim() !== '')
    return refuse('CHK380', { additionalInfo: { field: 'postalCode' } })
  if (wrong.length > 0) return refuse('CHK320', { additionalInfo: { field: wrong[0] } })
  return isElsewhere(address) ? refuse('CHK380', { additionalInfo: { field: 'postalCode' } }) : null
}

/** A right postal code, but of no place in the country or of another state or province than the address names. */
export function isElsewhere(address: Address): boolean {
  const { country, province = '' } = address
  const possible = provincesOfPostalCode(country, normalPostalCode(address.postalCode, country))
  return possible !== null && !possible.includes(provinceCode(country, province) ?? province)
}

function normalAddress(address: Address): Address {
  const { country, addressLine2 } = address
  const postalCode = normalPostalCode(address.postalCode, country)
  const province = normalProvince(address.province ?? '', postalCode, country)
  const second = addressLine2 === undefined ? undefined : spelled(addressLine2)
  const { addressLine2: _, province: __, ...rest } = address
  return {
    ...rest,
    addressLine1: spelledStreet(address.addressLine1, country),
    ...(second && { addressLine2: second }),
    city: spelled(address.city),
    ...(province && { province }),
    postalCode,
  }
}

/** A name becomes its code, and a province that is left out comes from the postal code. */
function normalProvince(given: string, postalCode: string, country: string): string {
  if (!provinceCodes[country]) return addressForm(country).required.includes('province') ? spelled(given) : given.trim()
  if (given.trim() !== '') return provinceCode(country, given) ?? given.trim()
  const [only, ...others] = provincesOfPostalCode(country, postalCode) ?? []
  return only !== undefined && others.length === 0 ? only : ''
}

const sorted = (value: object): unknown => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
