import { type Failure, type Result, refuse, succeed } from '../../../../backend/result.ts'
import { withInternationalPhone } from '../../../../shared/address/address-phone.ts'
import { addressRules } from '../../../../shared/address/address-rules.ts'
import { isPoBox } from '../../../../shared/address/po-box.ts'
import { provinceCodes } from '../../../../shared/address/province-codes.ts'
import { taxRates } from '../../../../shared/cart/pricing/tax.ts'
import { taxIsIncluded } from '../../../../shared/cart/pricing/tax-included.ts'
import type { Address } from '../../../../shared/contracts/address.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import { type Faults, type FormValues, validate } from '../../../../shared/validation/rule.ts'
import { validateAddress } from '../../addresses/validate.ts'

const isProvince = (country: string, province: string): boolean =>
  provinceCodes[country]?.includes(province.trim().toUpperCase()) ?? false

/** Faults by field, by the rules of the address's country. */
function faultsOf(address: Address): Faults {
  const values: FormValues = Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return validate(addressRules(address.country, provinceCodes[address.country]), values)
}

/**
 * The address to store, if this site ships there (spec 1 §8 "Payment/address"); no carrier delivers to a PO box. A
 * client's own `isValidated` isn't trusted.
 */
export function shippable(input: Address, site: Site): Result<Address> {
  const address = { ...input, country: input.country.toUpperCase() }
  if (address.country !== site.country) return refuse('PAY401')
  if (isPoBox(address)) return refuse('SHP500')
  if (address.phone === undefined || address.phone.trim() === '') return refuse('SHP410')
  const [field] = Object.keys(faultsOf(address)).filter((name) => name === 'phone' || name.endsWith('Name'))
  if (field) return refuse('CHK320', { additionalInfo: { field } })
  const { country, province = null, postalCode } = address
  // Without a known tax rate the total would be too low.
  const isTaxed = province === null || taxIsIncluded(site) || taxRates(site, { country, province, postalCode }) !== null
  if (!isTaxed && isProvince(country, province)) return refuse('TAX309')
  const validated = validateAddress(address)
  return validated.ok
    ? succeed({ ...withInternationalPhone(address), isValidated: validated.value.isValidated })
    : validated
}

/** Null for a valid billing address, in any country. */
export function billingFault(address: Address): Failure | null {
  const { phone, ...faults } = faultsOf({ ...address, country: address.country.toUpperCase() })
  const [field] = Object.keys(faults)
  if (field) return refuse('PYT406', { additionalInfo: { field } })
  return phone ? refuse('BILL410') : null
}
