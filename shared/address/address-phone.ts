import type { Address } from '../contracts/address.ts'
import { readPhone } from '../validation/phone.ts'
import { countryOfDialCode } from '../validation/phone-countries.ts'

/**
 * Spec 1 §5: "Numbers are normalised to international form with dial codes". An invalid number is left unchanged.
 */
export function withInternationalPhone(address: Address): Address {
  const { phone = '', phoneCode = '', country } = address
  const read = readPhone(phone, countryOfDialCode(phoneCode, country)?.code ?? country)
  if (!read) return address
  return { ...address, phone: read.international, ...(read.country && { phoneCode: read.country.dialCode }) }
}
