import { withInternationalPhone } from '../../../shared/address/address-phone.ts'
import { addressRules } from '../../../shared/address/address-rules.ts'
import { isPoBox } from '../../../shared/address/po-box.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { type Faults, type FormValues, validate } from '../../../shared/validation/rule.ts'
import { type Failure, type Result, refuse, succeed } from '../../context.ts'
import { validateAddress } from '../addresses/validate.ts'

/** Everything that is wrong with it by its country's rules, by field. */
function faultsOf(address: Address): Faults {
  const values: FormValues = Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return validate(addressRules(address.country), values)
}

/**
 * The address as it is kept, if goods can be sent there from this site (spec 1 §8 "Payment/address"); no carrier goes to a post-office box.
 * Whether it is a good address is ours to say.
 */
export function shippable(given: Address, site: Site): Result<Address> {
  const address = { ...given, country: given.country.toUpperCase() }
  if (address.country !== site.country) return refuse('PAY401')
  if (isPoBox(address)) return refuse('SHP500')
  if (address.phone === undefined || address.phone.trim() === '') return refuse('SHP410')
  const [field] = Object.keys(faultsOf(address)).filter((name) => name === 'phone' || name.endsWith('Name'))
  if (field) return refuse('CHK320', { additionalInfo: { field } })
  const validated = validateAddress(address)
  return validated.ok
    ? succeed({ ...withInternationalPhone(address), isValidated: validated.value.isValidated })
    : validated
}

/** Null for an address that a bill can go to, whatever the country. */
export function billingFault(address: Address): Failure | null {
  const { phone, ...faults } = faultsOf({ ...address, country: address.country.toUpperCase() })
  const [field] = Object.keys(faults)
  if (field) return refuse('PYT406', { additionalInfo: { field } })
  return phone ? refuse('BILL410') : null
}
